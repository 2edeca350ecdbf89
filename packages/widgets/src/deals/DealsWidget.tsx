import { activeServices, serviceFromAlias, services } from '@portolan/contract/services';
import { Tabs, useStyles } from '@portolan/ui';
import { useEffect, useState } from 'react';
import type { WidgetContext } from '../context.ts';
import { EmptyBanner, ErrorBanner, PromotionBanner } from './DealBanners.tsx';
import { DealList } from './DealList.tsx';
import {
  prefetchDealsOf,
  isDealService,
  type Deal,
  type DealService,
  type DealTab,
} from './deal-requests.ts';
import dealsCss from './deals.css?inline';
import { useDealLists, useDeals, type DealLists } from './use-deals.ts';

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
  const lists = useDealLists();
  const [chosen, setChosen] = useState<DealTab | null>(null);
  // Back, forward and links with another ?tab= win over a tab that was pressed before.
  useEffect(() => navigate.subscribe(() => setChosen(null)), [navigate]);
  const selected = chosen && tabs.includes(chosen) ? chosen : startTab(context, attributes, tabs);
  if (!selected) return null;

  const selectTab = (tab: DealTab) => {
    navigate.setQuery({ tab: services[tab].dealTab });
    setChosen(tab);
  };
  return (
    <section className="deals" aria-labelledby="deals-heading">
      <h2 id="deals-heading" part="heading">
        {t('deals.heading')}
      </h2>
      <Tabs
        label={t('deals.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`deals.tab.${id}`) }))}
        selected={selected}
        onSelect={selectTab}
      >
        {isDealService(selected) ? (
          <DealsPanel context={context} lists={lists} service={selected} />
        ) : (
          <PromotionBanner context={context} service={selected} />
        )}
      </Tabs>
    </section>
  );
}

/** Starts the first tab's request; call it as soon as there is a context, before the first render. */
export function prefetchDeals(context: WidgetContext, attributes: DealsWidgetProps['attributes'] = {}): void {
  const selected = startTab(context, attributes, dealTabs(context));
  if (selected && isDealService(selected)) prefetchDealsOf(context, selected);
  if (attributes.tab && !serviceFromAlias(attributes.tab)) context.warn?.('tab');
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
  lists: DealLists;
  service: DealService;
}

/** The deals of one service: loading, failed, none, or cards. */
function DealsPanel({ context, lists, service }: DealsPanelProps) {
  const { t, role } = context;
  const { status, deals, error, retry } = useDeals(context, lists, service);
  const ratesMissing = useRatesMissing(context, deals);
  const [correlationId] = useState(newId);
  const loading = status === 'idle' || status === 'pending' || ratesMissing;

  useEffect(() => {
    if (error) context.emit('error', { code: 'DEALS', message: error });
    // A new context is not a new failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  const announcement = () => {
    if (loading) return t('deals.loading');
    return deals.length > 0 ? t('deals.loaded', { count: deals.length }) : '';
  };
  const content = () => {
    if (error) return <ErrorBanner context={context} message={error} onRetry={retry} />;
    if (!loading && deals.length === 0) return <EmptyBanner context={context} service={service} />;
    return (
      <DealList
        key={service}
        context={context}
        service={service}
        deals={loading ? [] : deals}
        loading={loading}
        correlationId={correlationId}
      />
    );
  };
  return (
    // The role is a class because a visitor's placeholders are lower: a visitor's price has fewer lines.
    <div aria-busy={loading} className={role}>
      <span className="vh" role="status">
        {announcement()}
      </span>
      {content()}
    </div>
  );
}

/** True while deals are priced in another currency and the exchange rates are on their way: a shown price must not change. */
function useRatesMissing({ agency, currency, extras }: WidgetContext, deals: readonly Deal[]): boolean {
  const needed = deals.some(({ amounts }) => amounts && amounts.currency !== currency);
  // Known before the answer: the rates then load beside it.
  const expected = currency !== agency.dealDefaults.currency;
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!extras || !(needed || expected)) return undefined;
    let current = true;
    // Without rates, prices stay in their own currency (CUR-24).
    const settle = () => {
      if (current) setSettled(true);
    };
    extras().then(settle, settle);
    return () => void (current = false);
  }, [needed, expected, extras]);
  return needed && extras !== undefined && !settled;
}

/** `randomUUID` is missing on pages without TLS. */
function newId(): string {
  return crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
}
