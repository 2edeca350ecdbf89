import { may } from '@portolan/contract/roles';
import { ButtonLink, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { DealLanding } from './DealLanding.tsx';
import { DealLinks } from './DealLinks.tsx';
import { Notice } from './Parts.tsx';
import { ProposalPage } from './ProposalPage.tsx';
import { WithAreas } from '../WithAreas.tsx';

export interface LinkPagesProps {
  /** `deal-link`, `allow-agent-proposal`, `disapprove-proposal` or `hotels.deal`. */
  name: string;
  context: Pick<
    AppContext,
    'agency' | 'art' | 'links' | 'notify' | 'origin' | 'role' | 'proposalId' | 'dealLinkId'
  >;
}

/** The screens behind links that agents send, with their own texts. */
export function LinkPages({ name, context }: LinkPagesProps) {
  if (name === 'deal-link')
    return (
      <WithAreas areas={['links', 'common', 'account']}>
        <DealLinkPage context={context} />
      </WithAreas>
    );
  const mode =
    name === 'allow-agent-proposal' ? 'approve' : name === 'disapprove-proposal' ? 'disapprove' : 'deal';
  return (
    <WithAreas areas={['links', 'stays', 'common']}>
      <ProposalPage mode={mode} id={context.proposalId} context={context} />
    </WithAreas>
  );
}

/** With an id the page that visitors see, for everybody; without one the agent's own screen. */
function DealLinkPage({ context }: { context: LinkPagesProps['context'] }) {
  const t = useT();
  const { dealLinkId, role } = context;
  if (dealLinkId !== null) return <DealLanding id={dealLinkId} context={context} />;
  if (may(role, 'deal-links.open')) return <DealLinks context={context} />;
  return (
    <Notice title="links.unknown.title" text="links.unknown.text" context={context}>
      {role === 'visitor' && (
        <ButtonLink variant="primary" href="/login?redirect=%2Fdeal-link">
          {t('account.login.submit')}
        </ButtonLink>
      )}
    </Notice>
  );
}
