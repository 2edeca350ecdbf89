import { useEffect } from 'react';
import { useSite, useSiteState } from './page-context.tsx';
import { Widget } from './Widget.tsx';

/**
 * The login prompt by its tag: on home it comes of its own accord (POP-01 to POP-04), on any page when a visitor wants to see a price that
 * is not shown to visitors. Its code is registered by the page's script, after everything else.
 */
export function LoginPrompt({ path }: { path: string }) {
  const { store } = useSite();
  const asked = useSiteState((state) => state.loginPrompt);
  const auth = useSiteState((state) => state.auth);
  // One question at a time, and the one about cookies came first.
  const busy = useSiteState((state) => state.askingConsent);
  useEffect(() => {
    const onPrompt = ({ detail }: HTMLElementEventMap['travel-prompt']) =>
      detail.action === 'closed' && store.setState({ loginPrompt: null });
    document.addEventListener('travel-prompt', onPrompt as EventListener);
    return () => document.removeEventListener('travel-prompt', onPrompt as EventListener);
  }, [store]);
  if (auth || (asked === null && (busy || path !== '/'))) return null;
  return (
    <Widget
      tag="travel-login-prompt"
      attributes={{ when: asked === null ? 'once' : 'now', redirect: asked ?? '' }}
    />
  );
}
