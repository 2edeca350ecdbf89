import { Carousel, Media, Skeleton, StreamedList, Ticket, useStyles } from '@portolan/ui';
import { useId } from 'react';
import type { WidgetContext } from '../context.ts';
import cardCss from './card.css?inline';
import { DealCard } from './DealCard.tsx';
import type { Deal, DealService } from './deal-requests.ts';

/** Cards in the first row (CONST-15), and as many placeholders while loading (DEALS-08, CONST-16). */
const cardsInFirstRow = 4;

export interface DealListProps {
  context: WidgetContext;
  service: DealService;
  deals: readonly Deal[];
  loading: boolean;
  correlationId: string;
}

/** The cards: a carousel on phones, two rows elsewhere, the second of which scrolls where there is room for four columns. */
export function DealList({ context, service, deals, loading, correlationId }: DealListProps) {
  useStyles(cardCss);
  const id = useId();
  const { isMobile, t } = context;
  const list = {
    keyOf: ({ id: dealId }: Deal) => dealId,
    renderItem: (deal: Deal) => (
      <DealCard
        titleId={`${id}-${deal.id}`}
        context={context}
        service={service}
        deal={deal}
        correlationId={correlationId}
      />
    ),
    placeholder: <DealPlaceholder />,
  };

  if (isMobile && !loading)
    return (
      <StreamedList
        {...list}
        items={deals}
        // The second slide is partly in sight.
        firstScreen={2}
        placeholder={null}
        itemClassName="deal-slide"
        renderList={(slides) => <Carousel label={t(`deals.tab.${service}`)}>{slides}</Carousel>}
      />
    );
  return (
    <div className="deals-grid">
      <StreamedList
        {...list}
        items={deals.slice(0, cardsInFirstRow)}
        firstScreen={cardsInFirstRow}
        places={loading ? cardsInFirstRow : 0}
        busy={loading}
        className={isMobile ? 'deals-row is-mobile' : 'deals-row'}
      />
      {deals.length > cardsInFirstRow && (
        <StreamedList
          {...list}
          items={deals.slice(cardsInFirstRow)}
          // The first card gives the row its height.
          firstScreen={1}
          className="deals-row is-rest"
        />
      )}
    </div>
  );
}

/** Has the height of a visitor's card. */
function DealPlaceholder() {
  return (
    <div className="deal-placeholder">
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
          <Skeleton width={60} />
          <Skeleton width={30} />
        </div>
      </Ticket>
    </div>
  );
}
