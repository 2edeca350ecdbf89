import { vendorsOf } from '@portolan/core/consent';
import { Button, useT } from '@portolan/ui';
import { useSite, useSiteState } from '../shell/page-context.tsx';

/** Opens the choice about cookies again, where the agency has vendors to choose about. */
export function CookieSettings({ look }: { look: 'link' | 'button' }) {
  const t = useT();
  const { store } = useSite();
  const asks = useSiteState((state) => vendorsOf(state.agency).length > 0);
  if (!asks) return null;
  const open = () => store.setState({ cookieSettings: true });
  const text = t('consent.settings');
  return look === 'button' ? (
    <Button onClick={open}>{text}</Button>
  ) : (
    <button type="button" className="foot-button" onClick={open}>
      {text}
    </button>
  );
}
