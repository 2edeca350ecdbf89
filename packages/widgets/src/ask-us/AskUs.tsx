import { useEffect, useState } from 'react';
import type { ServiceKey } from '@portolan/contract/services';
import type { TextKey } from '@portolan/i18n';
import { ButtonLink, checkIcon, Icon, useStyles, useT } from '@portolan/ui';
import type { WidgetContext } from '../context.ts';
import askUsCss from './ask-us.css?inline';

interface AskUsProps {
  service: ServiceKey;
  context: Pick<WidgetContext, 'agency' | 'art' | 'client' | 'extras' | 'navigate'>;
  /** On the agency's own site its title is the page's. */
  embedded: boolean;
}

/** A service that the agency does not sell online: how to reach the agency, and the way back to its start page. */
export function AskUs({ service, context, embedded }: AskUsProps) {
  useStyles(askUsCss);
  const t = useT();
  const { agency, art, extras, navigate } = context;
  useEffect(() => {
    // Without the illustration the card is complete.
    void extras?.().catch(() => undefined);
  }, [extras]);
  const { contactEmailId: mail, contactPhoneNumber: phone } = agency;
  const line = useShipLine(service, context);
  const name = [t(`pages.ask-us.service.${service}` satisfies TextKey), line].filter(Boolean).join(' · ');
  const subject = encodeURIComponent(t('pages.ask-us.subject', { service: name }));
  const picture = art[service] ?? art.empty;
  const Title = embedded ? 'h2' : 'h1';
  return (
    <section className="ask" part="ask-us" aria-labelledby="ask-title">
      <div className="ask-art">
        {picture && <img src={picture} alt="" width="700" height="490" decoding="async" />}
      </div>
      <div className="ask-text">
        <p className="ask-kicker">{name}</p>
        <Title id="ask-title">{t(`pages.ask-us.title.${service}` satisfies TextKey)}</Title>
        <p>{t('pages.ask-us.text', { agency: agency.agencyName })}</p>
        <div className="ask-actions">
          {mail && (
            <ButtonLink variant="primary" size="l" href={`mailto:${mail}?subject=${subject}`}>
              {t('pages.ask-us.write')}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink
              variant={mail ? 'outline' : 'primary'}
              size="l"
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            >
              {t('pages.ask-us.call')} <bdi dir="ltr">{phone}</bdi>
            </ButtonLink>
          )}
          {!mail && !phone && <p>{t('pages.ask-us.no-contact', { agency: agency.agencyName })}</p>}
        </div>
        <ul className="ask-hints">
          {(['when', 'who', 'budget'] as const).map((hint) => (
            <li key={hint}>
              <Icon icon={checkIcon} size={18} /> {t(`pages.ask-us.hint.${hint}`)}
            </li>
          ))}
        </ul>
        <p className="ask-back">
          <a href={navigate.href('/')}>{t('pages.ask-us.home')}</a>
        </p>
      </div>
    </section>
  );
}

/** Name of the cruise line whose id is in the page's address; `null` for an unknown id. Text from the address itself is never shown. */
function useShipLine(
  service: ServiceKey,
  { client, navigate }: Pick<WidgetContext, 'client' | 'navigate'>,
): string | null {
  const [name, setName] = useState<string | null>(null);
  const id = service === 'cruise' ? navigate.current().query.get('shipLineId') : null;
  useEffect(() => {
    if (!id) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    client.call('listCruiseLandings', { signal }).then(
      ({ data }) =>
        signal.aborted || setName(data.find(({ shipLineId }) => shipLineId === id)?.title ?? null),
      // Without the name the page asks about cruises as such.
      () => undefined,
    );
    return () => controller.abort();
  }, [client, id]);
  return name;
}
