import { ButtonLink, useT } from '@portolan/ui';
import type { TextKey } from '@portolan/i18n';
import type { AppContext } from '../context.ts';
import { Screen } from '../Screen.tsx';

interface AskUsPageProps {
  title: Extract<TextKey, `account.ask.title.${string}`>;
  context: Pick<AppContext, 'agency' | 'art'>;
}

/** What people do until its screen is built: the agency's own contact and the way back, never a dead end. */
export function AskUsPage({ title, context }: AskUsPageProps) {
  const t = useT();
  return (
    <AskUs
      title={t(title)}
      text={t('account.ask.text', { agency: context.agency.agencyName })}
      context={context}
    />
  );
}

interface AskUsProps {
  title: string;
  text: string;
  context: Pick<AppContext, 'agency' | 'art'>;
}

/** A sentence, the agency's contact and the way home. */
export function AskUs({ title, text, context: { agency, art } }: AskUsProps) {
  const t = useT();
  const { contactEmailId: mail, contactPhoneNumber: phone } = agency;
  return (
    <Screen picture={art.empty} title={title}>
      <p>{text}</p>
      <div className="app-actions">
        {mail && (
          <ButtonLink variant="primary" href={`mailto:${mail}`}>
            {t('account.ask.write')}
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {t('account.ask.call')} <bdi dir="ltr">{phone}</bdi>
          </ButtonLink>
        )}
        <ButtonLink variant="text" href="/">
          {t('account.ask.home')}
        </ButtonLink>
      </div>
    </Screen>
  );
}
