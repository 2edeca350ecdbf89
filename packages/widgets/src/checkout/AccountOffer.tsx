import { signInButtons, signInLink } from '@portolan/core';
import { ButtonLink } from '@portolan/ui';
import { useFlow } from '../shared/flow.ts';

/**
 * The ways to an account for a visitor at the checkout, whose page has no header. The links come back to this checkout. Not in a frame:
 * signing in would open another page there, and the price is held in this one.
 */
export function AccountOffer() {
  const { t, agency, role, navigate, embedder } = useFlow().context;
  const { logIn, signUp } = signInButtons(agency);
  if (role !== 'visitor' || embedder !== undefined || !(logIn || signUp)) return null;
  const href = (kind: 'login' | 'signup') => navigate.href(signInLink(kind, navigate.current(), agency));
  return (
    <aside className="trv-account">
      <p>{t('checkout.account.text')}</p>
      <div className="trv-actions">
        {logIn && (
          <ButtonLink variant="text" size="s" href={href('login')}>
            {t('checkout.account.log-in')}
          </ButtonLink>
        )}
        {signUp && (
          <ButtonLink variant="tint" size="s" href={href('signup')}>
            {t('checkout.account.sign-up')}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
