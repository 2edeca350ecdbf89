import { useEffect, useRef, useState } from 'react';
import type { Proposal, ProposalItem, ProposalStatus } from '@portolan/contract';
import { may } from '@portolan/contract/roles';
import { formatMoney } from '@portolan/core';
import {
  Button,
  ButtonLink,
  Checkbox,
  dateFormat,
  Spinner,
  Stamp,
  Tag,
  TextAreaField,
  useStyles,
  useT,
} from '@portolan/ui';
import { About } from '../About.tsx';
import type { AppContext, Failure } from '../context.ts';
import linksCss from './links.css?inline';
import { FailureNote, LetterHead, Notice, NotLoaded, Words } from './Parts.tsx';
import { ProposedItem } from './ProposedItem.tsx';
import { StaffProposal } from './StaffProposal.tsx';
import { useLoaded } from '../use-loaded.ts';

export interface ProposalPageProps {
  /** `deal`: the stays, to be booked; the other two: the answer that the link is for. */
  mode: 'approve' | 'disapprove' | 'deal';
  id: string | null;
  context: Pick<AppContext, 'agency' | 'art' | 'links' | 'notify' | 'origin' | 'role'>;
}

const tones = {
  open: 'info', approved: 'good', disapproved: 'caution', withdrawn: 'bad', expired: 'caution',
} as const satisfies Record<ProposalStatus, string>; // prettier-ignore

/**
 * A proposal for whoever holds its link (ROUTE-LINK-03, ROUTE-LINK-04, ROUTE-HTL-11). Opening it shows what it is and decides nothing:
 * programs that look through mails follow links. A button answers, once; every later visit shows what was answered.
 * The agency's own people are shown how it stands instead.
 */
export function ProposalPage({ mode, id, context }: ProposalPageProps) {
  const { links } = context;
  const { state, set, retry } = useLoaded(id === null ? null : () => links.proposal(id));
  if (id === null) return <Notice title="links.unknown.title" text="links.unknown.text" context={context} />;
  if (state.status === 'loading') return <Spinner />;
  if (state.status === 'failed') return <NotLoaded failure={state.failure} retry={retry} context={context} />;
  if (may(context.role, 'proposals.open')) return <StaffProposal proposal={state.value} context={context} />;
  return <Shown mode={mode} proposal={state.value} change={set} context={context} />;
}

interface ShownProps extends Pick<ProposalPageProps, 'mode' | 'context'> {
  proposal: Proposal;
  change(proposal: Proposal): void;
}

function Shown({ mode, proposal, change, context }: ShownProps) {
  useStyles(linksCss);
  const t = useT();
  const { agency, links } = context;
  const { proposalId, status, title, items, agentName, message, approvedItem } = proposal;
  const [booking, setBooking] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useRef(false);
  useEffect(() => {
    // What was just answered is read out; a first look moves nothing.
    if (answered.current) heading.current?.focus();
    answered.current = true;
  }, [status]);

  async function book(item: ProposalItem): Promise<void> {
    setFailure(null);
    setBooking(item.number);
    try {
      await links.book(proposalId, item);
    } catch (error) {
      setFailure((error as Failure).message);
      setBooking(null);
    }
  }

  const day = (instant: string) =>
    dateFormat(t.language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(instant),
    );
  return (
    <div className="links">
      <LetterHead
        title={title}
        agentName={agentName}
        agency={agency}
        heading={heading}
        stamp={
          status !== 'open' && <Stamp tone={tones[status]}>{t(`links.proposal.status.${status}`)}</Stamp>
        }
      >
        <p role="status">
          {t(`links.proposal.said.${status}`, {
            date: day(
              status === 'open' || status === 'expired'
                ? proposal.expiresAt
                : (proposal.decidedAt ?? proposal.createdAt),
            ),
            agency: agency.agencyName,
          })}
        </p>
      </LetterHead>
      <Words text={message} />
      <FailureNote text={failure} />
      {items.length > 0 && (
        <ul className="links-list">
          {items.map((item) => (
            <ProposedItem
              key={item.number}
              proposed={item}
              mark={
                items.length > 1 &&
                approvedItem === item.number && <Tag tone="good">{t('links.proposal.chosen')}</Tag>
              }
            >
              {item.offerId !== null && (mode === 'deal' || status === 'approved') && (
                <Button variant="primary" busy={booking === item.number} onClick={() => void book(item)}>
                  {t('links.book')}
                  <About what={item.item.title} />
                </Button>
              )}
            </ProposedItem>
          ))}
        </ul>
      )}
      {status === 'open' && mode !== 'deal' && (
        <Answer mode={mode} proposal={proposal} change={change} context={context} />
      )}
      {status === 'open' && mode === 'deal' && (
        <nav className="links-actions" aria-label={t('links.proposal.answer')}>
          <ButtonLink href={`/allowAgentProposal?proposalId=${proposalId}`}>
            {t('links.proposal.approve')}
          </ButtonLink>
          <ButtonLink variant="text" href={`/disapproveProposal?proposalId=${proposalId}`}>
            {t('links.proposal.disapprove')}
          </ButtonLink>
        </nav>
      )}
      {status !== 'open' && (
        <p className="links-actions">
          {agency.contactEmailId && (
            <ButtonLink href={`mailto:${agency.contactEmailId}`}>{t('links.write')}</ButtonLink>
          )}
          <ButtonLink variant="text" href="/">
            {t('links.home')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** The one answer that the link is for; the other one is a link away. */
function Answer({ mode, proposal, change, context: { links } }: ShownProps) {
  const t = useT();
  const { proposalId, items } = proposal;
  const approves = mode === 'approve';
  const [item, setItem] = useState<number | null>(items.length === 1 ? 0 : null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function answer(): Promise<void> {
    if (busy) return;
    if (approves && item === null) return setFailure(t('links.proposal.choose'));
    setFailure(null);
    setBusy(true);
    try {
      const said = reason.trim();
      change(
        await links.decide(proposalId, {
          decision: approves ? 'approved' : 'disapproved',
          ...(approves && item !== null ? { item } : {}),
          ...(said ? { reason: said } : {}),
        }),
      );
    } catch (error) {
      const { code, message } = error as Failure;
      // Answered elsewhere meanwhile: that answer is shown.
      const now = code === 'PROPOSAL_CLOSED' ? await links.proposal(proposalId).catch(() => null) : null;
      if (now) return change(now);
      setFailure(message);
      setBusy(false);
    }
  }

  return (
    <form
      className="links-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      {approves && items.length > 1 && (
        <fieldset className="links-pick">
          <legend>{t('links.proposal.choose')}</legend>
          {items.map((one) => (
            <Checkbox
              key={one.number}
              type="radio"
              name="item"
              label={<bdi>{one.item.title}</bdi>}
              detail={formatMoney(one.price.total, t.language)}
              checked={item === one.number}
              onChange={() => setItem(one.number)}
            />
          ))}
        </fieldset>
      )}
      <TextAreaField
        label={t(approves ? 'links.proposal.words' : 'links.proposal.reason')}
        name="reason"
        optional
        rows={3}
        maxLength={1000}
        value={reason}
        onInput={setReason}
      />
      <p className="links-soft">
        {t(approves ? 'links.proposal.approve-note' : 'links.proposal.disapprove-note')}
      </p>
      <FailureNote text={failure} />
      <div className="links-actions">
        <Button type="submit" variant="primary" size="l" busy={busy}>
          {t(approves ? 'links.proposal.approve' : 'links.proposal.disapprove')}
        </Button>
        <a href={`/${approves ? 'disapproveProposal' : 'allowAgentProposal'}?proposalId=${proposalId}`}>
          {t(approves ? 'links.proposal.instead-disapprove' : 'links.proposal.instead-approve')}
        </a>
      </div>
    </form>
  );
}
