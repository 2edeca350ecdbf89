import { activeServices, serviceFromAlias, services } from '@portolan/contract/services';
import { Media, Skeleton, Tabs, Ticket, useStyles, WithTexts } from '@portolan/ui';
import { useEffect, useState } from 'react';
import type { WidgetContext } from '../context.ts';
import { Cards } from './CardRows.tsx';
import dealsCss from './deals.css?inline';
import { useDeals, useFeeds, type Feeds } from './feeds.ts';
import { usePanels } from './lazy.ts';
import { isDealService, startAhead, type Deal, type DealService, type DealTab } from './requests.ts';

export interface DealsWidgetProps {
  context: WidgetContext;
  /** `tab` of the element: a tab's text or any alias of its service. */
  attributes?: Readonly<Record<string, string | null>>;
}

/** The deals of the agency's active services, one tab each. */
export function DealsWidget({ context, attributes = {} }: DealsWidgetProps) {
  useStyles(dealsCss);
  const { t, navigate } = context;
  const tabs = dealTabs(context);
  const feeds = useFeeds();
  const [chosen, choose] = useState<DealTab | null>(null);
  // Back, forward and links with another ?tab= win over what was chosen here.
  useEffect(() => navigate.subscribe(() => choose(null)), [navigate]);
  const selected = chosen && tabs.includes(chosen) ? chosen : startTab(context, attributes, tabs);
  if (!selected) return null;

  return (
    <section className="deals" aria-labelledby="deals-heading">
      <h2 id="deals-heading" part="heading">
        {t('deals.heading')}
      </h2>
      <Tabs
        label={t('deals.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`deals.tab.${id}`) }))}
        selected={selected}
        onSelect={(id) => {
          navigate.setQuery({ tab: services[id].dealTab });
          choose(id);
        }}
      >
        {isDealService(selected) ? (
          <DealsPanel context={context} feeds={feeds} service={selected} />
        ) : (
          <PromotionPanel context={context} service={selected} />
        )}
      </Tabs>
    </section>
  );
}

/** Starts the first tab's request; call it as soon as there is a context, before the first render. */
export function prefetchDeals(context: WidgetContext, attributes: DealsWidgetProps['attributes'] = {}): void {
  const selected = startTab(context, attributes, dealTabs(context));
  if (selected && isDealService(selected)) startAhead(context, selected);
  // The first screen has no use for it.
  const { tab } = attributes;
  if (tab && !serviceFromAlias(tab)) context.warn?.('tab');
}

/** Tabs of the active services in display order (DEALS-01, DEALS-02). */
function dealTabs({ agency }: WidgetContext): DealTab[] {
  return activeServices(agency.bookingMenuItemOptions).filter((service) => service !== 'resorts');
}

/** The tab that the address names, else the element, else the first (DEALS-03, DEALS-04). */
function startTab(
  { navigate }: WidgetContext,
  attributes: NonNullable<DealsWidgetProps['attributes']>,
  tabs: readonly DealTab[],
): DealTab | null {
  const named = [navigate.current().query.get('tab'), attributes.tab].map(serviceFromAlias);
  return named.map((service) => tabs.find((tab) => tab === service)).find(Boolean) ?? tabs[0] ?? null;
}

interface DealsPanelProps {
  context: WidgetContext;
  feeds: Feeds;
  service: DealService;
}

function DealsPanel({ context, feeds, service }: DealsPanelProps) {
  const { t } = context;
  const { status, deals, error, retry } = useDeals(context, feeds, service);
  const [correlationId] = useState(newId);
  const asking = status === 'idle' || status === 'pending';
  // Rows of hotels with their prices are all that most visitors see; whatever else there is to show comes beside its request, or when it
  // is needed.
  const { agency, isMobile, role } = context;
  const plain =
    service === 'hotels' &&
    agency.enableHotelsV2 &&
    agency.allowNonLoginFlow &&
    role === 'visitor' &&
    !isMobile;
  const { panels, context: inner } = usePanels(context, !plain || (!asking && !deals.length));
  const waiting = asking || (!panels && !(plain && deals.length));
  const answer = { service, correlationId, placeholders };

  useEffect(() => {
    if (error) context.emit('error', { code: 'DEALS', message: error });
    // A new context is no new failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  return (
    // What stands for a card is as high as its price, which visitors see less of.
    <div aria-busy={waiting} className={role}>
      <span className="vh" role="status">
        {waiting ? t('deals.loading') : deals.length ? t('deals.loaded', { count: deals.length }) : ''}
      </span>
      {panels && !waiting ? (
        <WithTexts t={inner.t}>
          <panels.Answer {...answer} deals={deals} context={inner} error={error} onRetry={retry} />
        </WithTexts>
      ) : (
        <Cards key={service} {...answer} deals={waiting ? none : deals} context={context} />
      )}
    </div>
  );
}

function PromotionPanel({ context, service }: { context: WidgetContext; service: 'flights' | 'cruise' }) {
  const { panels, context: inner } = usePanels(context, true);
  return (
    panels && (
      <WithTexts t={inner.t}>
        <panels.Promotion context={inner} service={service} />
      </WithTexts>
    )
  );
}

const none: readonly Deal[] = [];

/** Cards of the final geometry while loading, as many as the first row has (DEALS-08, CONST-16). */
const placeholders = [1, 2, 3, 4].map((place) => (
  <li key={-place} className="deal-placeholder">
    <Ticket
      as="div"
      className="deal"
      stub={
        <>
          <Skeleton width={30} />
          <Skeleton width={60} />
        </>
      }
    >
      <Media src={null} />
      <div className="deal-body">
        <Skeleton />
        <Skeleton width={60} />
        <Skeleton width={30} />
      </div>
    </Ticket>
  </li>
));

/** `randomUUID` is missing on pages without TLS. */
function newId(): string {
  return crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
}
