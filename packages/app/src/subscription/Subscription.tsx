import { may } from '@portolan/contract/roles';
import { ButtonLink, useStyles, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { screenCss } from '../screen.css.ts';

/**
 * Whether the agency is subscribed, and what to do when it is not (ROUTE-PUB-10, ROUTE-PUB-13): for its owner and admins. Everybody else
 * learns nothing of it.
 */
export function Subscription({
  context: { agency, role, art },
}: {
  context: Pick<AppContext, 'agency' | 'role' | 'art'>;
}) {
  useStyles(screenCss);
  const t = useT();
  const on = agency.isSubscribed;
  const name = { agency: `\u2068${agency.agencyName}\u2069` };
  if (!may(role, 'subscription.change'))
    return (
      <div className="app-screen">
        <h1>{t('account.subscription.title')}</h1>
        <p>{t('account.subscription.denied')}</p>
        <div className="app-actions">
          {role === 'visitor' && (
            <ButtonLink variant="primary" href="/login?redirect=%2Fsubscription">
              {t('account.login.submit')}
            </ButtonLink>
          )}
          <ButtonLink variant="text" href="/">
            {t('account.ask.home')}
          </ButtonLink>
        </div>
      </div>
    );
  const picture = on ? art.room : art.empty;
  return (
    <div className="app-screen">
      {picture && <img src={picture} alt="" width="700" height="490" decoding="async" />}
      <p>{t('account.subscription.title')}</p>
      <h1>{t(on ? 'account.subscription.on' : 'account.subscription.off', name)}</h1>
      <p>{t(on ? 'account.subscription.on-text' : 'account.subscription.off-text')}</p>
      <div className="app-actions">
        {!on && (
          <ButtonLink variant="primary" href="/settings/support">
            {t('account.subscription.ask')}
          </ButtonLink>
        )}
        <ButtonLink variant={on ? 'primary' : 'outline'} href="/dashboard">
          {t('site.menu.command-center')}
        </ButtonLink>
      </div>
    </div>
  );
}
