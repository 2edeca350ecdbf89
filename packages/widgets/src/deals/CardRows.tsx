import { useStyles } from '@portolan/ui';
import { useId, type ComponentType, type ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import { DealCard, visitorPrices, type Prices } from './DealCard.tsx';
import { cardCss } from './deals.css.ts';
import type { Deal, DealService } from './requests.ts';
import { hold, useStill } from './still.tsx';

/** Cards in the first row (CONST-15). */
const firstRow = 4;

export interface CardsProps {
  context: WidgetContext;
  service: DealService;
  deals: readonly Deal[];
  correlationId: string;
  /** Stands where the first cards will. */
  placeholders: ReactNode;
  /** @default those of visitors */
  prices?: Prices;
  /** How phones show them. */
  Mobile?: ComponentType<{ label: string; cards: readonly Element[] }>;
}

/** The tickets, a few in a task: a dozen at once would hold up the page. */
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
    isMobile ? deals.length : firstRow,
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
  if (!cards.length) return placeholders;
  if (isMobile && Mobile) return <Mobile label={t(`deals.tab.${service}`)} cards={cards} />;
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
