import type { Proposal } from '@portolan/contract';
import { fillPath, hotelPaths } from '@portolan/contract/services';
import { ButtonLink, dateFormat, Stamp, Tag, useStyles, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { Copy } from '../Copy.tsx';
import linksCss from './links.css?inline';
import { LetterHead, Words } from './Parts.tsx';
import { ProposedItem } from './ProposedItem.tsx';

const tones = {
  waiting: 'info', seen: 'info', approved: 'good', disapproved: 'caution', withdrawn: 'bad', expired: 'caution',
} as const; // prettier-ignore

/** A proposal as the agency's own people see it: how it stands and the link to send. Its answer is the client's alone. */
export function StaffProposal({
  proposal,
  context: { agency, notify, origin },
}: {
  proposal: Proposal;
  context: Pick<AppContext, 'agency' | 'notify' | 'origin'>;
}) {
  useStyles(linksCss);
  const t = useT();
  const { title, status, clientName, agentName, message, items, approvedItem, expiresAt } = proposal;
  const opened = proposal.seenAt ? 'seen' : 'waiting';
  const state = status === 'open' ? opened : status;
  const address = origin + fillPath(hotelPaths.proposal, { proposalId: proposal.proposalId });
  const day = (instant: string) =>
    dateFormat(t.language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(instant));
  return (
    <div className="links">
      <LetterHead
        title={title}
        agentName={agentName}
        agency={agency}
        stamp={
          <Stamp tone={tones[state]}>
            {status === 'open' ? t(`links.staff.status.${opened}`) : t(`links.proposal.status.${status}`)}
          </Stamp>
        }
      >
        <p>{t('links.staff.client', { client: `\u2068${clientName}\u2069` })}</p>
        <p role="status">
          {t(`links.staff.said.${state}`, {
            date: day(proposal.decidedAt ?? expiresAt),
            seen: day(proposal.seenAt ?? proposal.createdAt),
          })}
        </p>
      </LetterHead>
      {state !== 'withdrawn' && (
        <section className="links-row" aria-label={t('links.staff.link')}>
          <div className="links-facts">
            <h2>{t('links.staff.link')}</h2>
            <span className="links-address">{address}</span>
          </div>
          <div className="links-actions">
            <Copy
              text={address}
              about={title}
              words={{
                copy: t('links.deals.copy'),
                copied: t('links.deals.copied'),
                notCopied: t('links.deals.not-copied'),
              }}
              notify={notify}
            />
          </div>
        </section>
      )}
      <Words text={message} />
      {items.length > 0 && (
        <ul className="links-list">
          {items.map((item) => (
            <ProposedItem
              key={item.number}
              proposed={item}
              mark={
                items.length > 1 &&
                approvedItem === item.number && <Tag tone="good">{t('links.staff.chosen')}</Tag>
              }
            />
          ))}
        </ul>
      )}
      <p className="links-actions">
        <ButtonLink href="/proposals">{t('links.staff.all')}</ButtonLink>
      </p>
    </div>
  );
}
