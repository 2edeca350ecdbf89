import { useStyles } from '@portolan/ui';
import { useId, type ComponentType, type ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import { DealCard, visitorPrices, type Prices } from './DealCard.tsx';
import cardCss from './card.css?inline';
import type { Deal, DealService } from './requests.ts';
import { hold, useStill } from './still.tsx';

/** Cards in the first row (CONST-15). */
const firstRow = 4;

export interface SlidesProps {
  label: string;
  /** Of slides. */
  count: number;
  /** Those that are there. */
  cards: readonly Element[];
}

export interface CardsProps {
  context: WidgetContext;
  service: DealService;
  /** None while they are waited for. */
  deals: readonly Deal[];
  correlationId: string;
  /** Items of a list, of which each stands where a card of the first row will. */
  placeholders: readonly ReactNode[];
  /** @default those of visitors */
  prices?: Prices;
  /** How phones show them. */
  Mobile?: ComponentType<SlidesProps>;
}

/** The tickets, one a task: a dozen at once would hold up the page. */
export function Cards({
  context,
  service,
  deals,
  correlationId,
  placeholders,
  prices = visitorPrices,
  Mobile,
}: CardsProps) {
  useStyles(cardCss);
  const id = useId();
  const { t, isMobile } = context;
  const { agency, art, currency, navigate, rates, role } = context;
  const cards = useStill(
    deals.length,
    (at) => (
      <DealCard
        id={`${id}-${at}`}
        context={context}
        service={service}
        card={deals[at]!.cardIn(context, correlationId)}
        prices={prices}
      />
    ),
    // All that a card shows; the rest of a context is for clicks.
    [deals, service, agency, art, currency, navigate, rates, role],
  );
  // The second slide is in sight as well, and an empty one is nothing to look at.
  if (isMobile && Mobile && cards.length > (deals.length > 1 ? 1 : 0))
    return <Mobile label={t(`deals.tab.${service}`)} count={deals.length} cards={cards} />;
  return (
    <div className="deals-grid">
      <Row kind={isMobile ? 'is-mobile' : ''} cards={cards.slice(0, firstRow)}>
        {placeholders.slice(cards.length, deals.length || firstRow)}
      </Row>
      {cards.length > firstRow && <Row kind="is-rest" cards={cards.slice(firstRow)} />}
    </div>
  );
}

interface RowProps {
  kind: string;
  cards: readonly Element[];
  children?: ReactNode;
}

function Row({ kind, cards, children }: RowProps) {
  return (
    <ul className={`deals-row ${kind}`}>
      {cards.map((card, at) => (
        <li key={at} ref={hold(card)} />
      ))}
      {children}
    </ul>
  );
}
