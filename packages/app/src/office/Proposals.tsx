import { useState } from 'react';
import type { ProposalSummary } from '@portolan/contract';
import { fillPath, hotelPaths } from '@portolan/contract/services';
import { foldText, formatMoney } from '@portolan/core';
import { Button, ButtonLink, dateFormat, SelectField, Tag, useT } from '@portolan/ui';
import { About } from '../About.tsx';
import type { Failure } from '../context.ts';
import { useLoaded } from '../use-loaded.ts';
import type { OfficeContext } from './Office.tsx';
import { Confirm, More, NotLoaded, Note, OfficeCopy, Search, Waiting } from './parts.tsx';

type Status = ProposalSummary['status'];
const statuses: readonly Status[] = ['open', 'approved', 'disapproved', 'withdrawn', 'expired'];
const tones: Readonly<Record<Status, 'good' | 'caution' | 'bad' | 'info' | 'neutral'>> = {
  open: 'info',
  approved: 'good',
  disapproved: 'bad',
  withdrawn: 'neutral',
  expired: 'neutral',
};
/** Rows that are shown at first, and more at each press. */
const shownAtOnce = 20;

/** The agency's newest proposals: what became of each, its link, and taking it back (ROUTE-AGT-16). */
export function Proposals({ context }: { context: OfficeContext }) {
  const t = useT();
  const { state, set, retry } = useLoaded(() => context.office.proposals());
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Status | ''>('');
  const [most, setMost] = useState(shownAtOnce);
  const list = state.status === 'loaded' ? state.value : [];
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const found = list.filter((one) => {
    const text = foldText([one.title, one.clientName, one.clientEmail, one.agentName].join(' '));
    return (status === '' || one.status === status) && words.every((word) => text.includes(word));
  });
  return (
    <div className="office">
      <header className="office-head">
        <h1>{t('office.proposals.title')}</h1>
        <p className="office-soft">{t('office.proposals.intro')}</p>
      </header>
      {state.status === 'loading' && <Waiting />}
      {state.status === 'failed' && <NotLoaded failure={state.failure} retry={retry} />}
      {state.status === 'loaded' && (
        <>
          <search className="office-bar">
            <Search hint={t('office.proposals.search-hint')} value={search} onInput={setSearch} />
            <SelectField
              name="status"
              label={t('office.status')}
              value={status}
              onChange={(value) => setStatus(value as typeof status)}
              options={[
                { value: '', label: t('office.all') },
                ...statuses.map((value) => ({ value, label: t(`office.proposals.status.${value}`) })),
              ]}
            />
          </search>
          <p className="office-soft" role="status">
            {list.length === 0
              ? t('office.proposals.none')
              : found.length === 0
                ? t('office.proposals.none-found')
                : t('office.proposals.found', { count: found.length })}
          </p>
          <ul className="office-list" aria-label={t('office.proposals.title')}>
            {found.slice(0, most).map((proposal) => (
              <Row
                key={proposal.proposalId}
                proposal={proposal}
                context={context}
                withdrawn={() =>
                  set(
                    list.map((one) =>
                      one.proposalId === proposal.proposalId ? { ...one, status: 'withdrawn' } : one,
                    ),
                  )
                }
                reload={retry}
              />
            ))}
          </ul>
          {found.length > most && <More show={() => setMost(most + shownAtOnce)} />}
        </>
      )}
    </div>
  );
}

interface RowProps {
  proposal: ProposalSummary;
  context: OfficeContext;
  withdrawn(): void;
  reload(): void;
}

function Row({ proposal, context: { office, notify, origin }, withdrawn, reload }: RowProps) {
  const t = useT();
  const { proposalId, title, clientName, clientEmail, agentName, status, items, total, reason } = proposal;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const path = fillPath(hotelPaths.proposal, { proposalId });
  const date = dateFormat(t.language, { dateStyle: 'medium' });
  const on = (instant: string) => ({ date: date.format(Date.parse(instant)) });

  async function withdraw(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await office.withdrawProposal(proposalId);
      notify(t('office.proposals.withdrawn', { title }), 'good');
      setAsking(false);
      withdrawn();
    } catch (error) {
      const { code, message } = error as Failure;
      setAsking(false);
      // Answered meanwhile: the list says how.
      if (code === 'PROPOSAL_CLOSED' || code === 'NOT_FOUND') {
        notify(t('office.proposals.closed'), 'bad');
        reload();
      } else setFailure(message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="office-card office-row">
      <div className="office-lines">
        <div className="office-title">
          <h2>
            <bdi>{title}</bdi>
          </h2>
          <Tag tone={tones[status]}>{t(`office.proposals.status.${status}`)}</Tag>
        </div>
        <p className="office-title">
          <bdi>{clientName}</bdi>
          {clientEmail && (
            <a href={`mailto:${clientEmail}`}>
              <bdi dir="ltr">{clientEmail}</bdi>
            </a>
          )}
        </p>
        <p className="office-meta">
          <span>{t('office.proposals.stays', { count: items })}</span>
          {agentName && <bdi>{agentName}</bdi>}
          <span>{t('office.made', on(proposal.createdAt))}</span>
          {status === 'open' && <span>{t('office.proposals.until', on(proposal.expiresAt))}</span>}
          {status === 'open' && proposal.seenAt && (
            <span>{t('office.proposals.seen', on(proposal.seenAt))}</span>
          )}
          {proposal.decidedAt && <span>{t('office.proposals.answered', on(proposal.decidedAt))}</span>}
        </p>
        {reason && (
          <p className="office-note" dir="auto">
            {reason}
          </p>
        )}
        {failure && <Note tone="bad">{failure}</Note>}
      </div>
      <div className="office-end">
        <span className="office-sum">{formatMoney(total, t.language)}</span>
        <div className="office-actions">
          <ButtonLink size="s" href={path}>
            {t('office.open')}
            <About what={title} />
          </ButtonLink>
          {status === 'open' && (
            <>
              <OfficeCopy text={origin + path} about={title} notify={notify} />
              <Button size="s" variant="text" onClick={() => setAsking(true)}>
                {t('office.proposals.withdraw')}
                <About what={title} />
              </Button>
            </>
          )}
        </div>
      </div>
      <Confirm
        open={asking}
        title={t('office.proposals.withdraw-title')}
        text={t('office.proposals.withdraw-text', { title: `\u2068${title}\u2069` })}
        yes={t('office.proposals.withdraw')}
        busy={busy}
        confirm={() => void withdraw()}
        close={() => setAsking(false)}
      />
    </li>
  );
}
