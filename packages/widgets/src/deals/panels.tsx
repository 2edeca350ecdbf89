import { serviceFromAlias, services } from '@portolan/contract/services';
import { Banner, Button, ButtonLink, Carousel, useStyles } from '@portolan/ui';
import { useId, type ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import { DealCard } from './DealCard.tsx';
import { cardCss } from './deals.css.ts';
import type { Deal, DealService, DealTab } from './requests.ts';
import { hold, useStill } from './still.tsx';

/** Cards in the first row (CONST-15). */
const firstRow = 4;

export interface AnswerProps {
  context: WidgetContext;
  service: DealService;
  deals: readonly Deal[];
  error: string | null;
  correlationId: string;
  onRetry(): void;
  /** Stands where the first cards will. */
  placeholders: ReactNode;
}

/** What came of a request: the cards, a banner that says there are none, or a failure with another try. */
export function Answer({
  context,
  service,
  deals,
  error,
  correlationId,
  onRetry,
  placeholders,
}: AnswerProps) {
  useStyles(cardCss);
  const { t, art } = context;
  if (error)
    return (
      <slot name="error">
        <Banner role="alert" title={t('deals.error.title')} description={error}>
          <Button onClick={onRetry}>{t('common.retry')}</Button>
        </Banner>
      </slot>
    );
  if (!deals.length)
    return (
      <slot name="empty">
        <Banner
          role="status"
          title={t(`deals.empty.${service}.title`)}
          description={t(`deals.empty.${service}.text`)}
          art={art.empty ?? art[service]}
        >
          <BookNow context={context} service={service} />
        </Banner>
      </slot>
    );
  return (
    <Cards
      key={service}
      context={context}
      service={service}
      deals={deals}
      correlationId={correlationId}
      placeholders={placeholders}
    />
  );
}

/** The tickets, a few in a task: a dozen at once would hold up the page. */
function Cards({
  context,
  service,
  deals,
  correlationId,
  placeholders,
}: Omit<AnswerProps, 'error' | 'onRetry'>) {
  const id = useId();
  const { t, isMobile } = context;
  const { agency, art, currency, navigate, rates, role } = context;
  const cards = useStill(
    deals.length,
    isMobile ? deals.length : firstRow,
    (at) => (
      <DealCard
        id={`${id}-${at}`}
        context={context}
        service={service}
        deal={deals[at]!}
        correlationId={correlationId}
      />
    ),
    // All that a card shows; the rest of a context is for clicks.
    [deals, service, agency, art, currency, navigate, rates, role],
  );
  if (!cards.length) return placeholders;
  if (isMobile)
    return (
      <Carousel label={t(`deals.tab.${service}`)}>
        {cards.map((card, at) => (
          <div key={at} className="deal-slide" ref={hold(card)} />
        ))}
      </Carousel>
    );
  return (
    <div className="deals-grid">
      <Row cards={cards.slice(0, firstRow)} />
      {cards.length > firstRow && <Row cards={cards.slice(firstRow)} rest />}
    </div>
  );
}

function Row({ cards, rest }: { cards: readonly Element[]; rest?: boolean }) {
  return (
    <ul className={rest ? 'deals-row is-rest' : 'deals-row'}>
      {cards.map((card, at) => (
        <li key={at} ref={hold(card)} />
      ))}
    </ul>
  );
}

/** Tells the page's developer of a `tab` that names none. It comes with the cards, because the first screen has no use for it. */
export function checkTab(context: WidgetContext, { tab }: Readonly<Record<string, string | null>>): void {
  if (tab && !serviceFromAlias(tab))
    context.warn?.('tab names no service, such as Hotels, Car Rentals or Activities; using the first one.');
}

/** Air Travel and Cruises show this alone and ask for nothing (DEALS-12, DEALS-13). */
export function Promotion({ context, service }: { context: WidgetContext; service: 'flights' | 'cruise' }) {
  const { t, art } = context;
  return (
    <Banner
      title={t(`deals.promo.${service}.title`)}
      description={t(`deals.promo.${service}.text`)}
      art={art[service] ?? null}
    >
      <BookNow context={context} service={service} />
    </Banner>
  );
}

function BookNow({ context: { navigate, t }, service }: { context: WidgetContext; service: DealTab }) {
  return (
    <ButtonLink variant="primary" href={navigate.href(services[service].path)}>
      {t('deals.book-now')}
    </ButtonLink>
  );
}
