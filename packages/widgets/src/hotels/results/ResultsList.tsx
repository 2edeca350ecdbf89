import type { ChosenHotel } from '@portolan/core/hotels';
import { Button, StreamedList } from '@portolan/ui';
import { useMemo } from 'react';
import { FlowContext, useFlow } from '../flow.ts';
import { CardSkeleton, HotelCard } from './HotelCard.tsx';

/** Cards that a screen shows before any scrolling; as many skeletons while nothing has been found. */
const cardsOnScreen = 4;

export interface ResultsListProps {
  /** All that pass the filters, each with the offer to show, in their order. */
  hotels: readonly ChosenHotel[];
  /** How many of them to list. */
  shown: number;
  nights: number;
  searching: boolean;
  /** Cards that are rendered together with the list, at least. @default those that a screen shows */
  firstScreen?: number;
  /** Called before a property is opened. */
  onOpen(propertyId: string, card: Element): void;
  /** Asks for a larger `shown`. */
  onMore(): void;
}

/** The results as cards, and a button for more of them. */
export function ResultsList({
  hotels,
  shown,
  nights,
  searching,
  firstScreen = 0,
  onOpen,
  onMore,
}: ResultsListProps) {
  const flow = useFlow();
  const { t } = flow.context;
  const listed = useMemo(() => hotels.slice(0, shown), [hotels, shown]);

  // Every part of a card reads the flow, which changes with each filter and sort; cards only depend on the context and on the query
  // that their links carry on.
  const detailsHref = flow.href('details', flow.query);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const flowOfCards = useMemo(() => flow, [flow.context, detailsHref]);

  return (
    <>
      <FlowContext.Provider value={flowOfCards}>
        <StreamedList
          className="trv-list"
          items={listed}
          keyOf={({ result }) => result.propertyId}
          renderItem={({ result, offer }, index) => (
            <HotelCard
              hotel={result}
              offer={offer}
              nights={nights}
              eager={index < cardsOnScreen}
              onOpen={onOpen}
            />
          )}
          firstScreen={Math.max(cardsOnScreen, firstScreen)}
          estimate="var(--_card)"
          places={searching ? cardsOnScreen : 0}
          placeholder={<CardSkeleton />}
          busy={searching}
        />
      </FlowContext.Provider>
      {hotels.length > shown && (
        <div className="trv-more">
          <p className="trv-sub">{t('stays.results.shown', { shown, count: hotels.length })}</p>
          <Button variant="outline" onClick={onMore}>
            {t('common.more')}
          </Button>
        </div>
      )}
    </>
  );
}
