import { ButtonLink, dateFormat, Media, Spinner, useStyles, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import linksCss from './links.css?inline';
import { LetterHead, NotLoaded, Words } from './Parts.tsx';
import { useLoaded } from '../use-loaded.ts';

/** Where a deal link leads visitors: what somebody at the agency says about a deal, and the way to it (PARAM-06). */
export function DealLanding({
  id,
  context,
}: {
  id: string;
  context: Pick<AppContext, 'agency' | 'art' | 'links'>;
}) {
  useStyles(linksCss);
  const t = useT();
  const { agency, art, links } = context;
  const { state, retry } = useLoaded(() => links.dealLink(id));
  if (state.status === 'loading') return <Spinner />;
  if (state.status === 'failed') return <NotLoaded failure={state.failure} retry={retry} context={context} />;
  const { title, message, agentName, target, expiresAt } = state.value;
  const elsewhere = /^https?:\/\/([^/?#]+)/.exec(target)?.[1];
  const until = dateFormat(t.language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <article className="links" aria-labelledby="letter-title">
      {(art.hero ?? art.room) && <Media src={art.hero ?? art.room} ratio="hero" eager />}
      <LetterHead title={title} agentName={agentName} agency={agency} />
      <Words text={message} />
      <div className="links-actions">
        <ButtonLink variant="primary" size="l" href={target} rel={elsewhere ? 'noopener' : undefined}>
          {elsewhere ? t('common.link-out', { site: elsewhere }) : t('links.deal.open')}
        </ButtonLink>
        <span className="links-soft">
          {t('links.deal.until', { date: until.format(Date.parse(expiresAt)) })}
        </span>
      </div>
    </article>
  );
}
