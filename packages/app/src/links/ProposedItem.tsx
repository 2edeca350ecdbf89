import type { ReactNode } from 'react';
import type { HotelItem, ItemBase, ProposalItem } from '@portolan/contract';
import { formatMoney } from '@portolan/core';
import { dateFormat, describeGuests, DetailedPrice, Media, TicketRow, useT } from '@portolan/ui';
import { datesOf, nightsOf } from '../item-dates.ts';

interface ProposedItemProps {
  proposed: ProposalItem;
  /** Above its title. */
  mark?: ReactNode;
  /** What can be done with it, below its price. */
  children?: ReactNode;
}

/** One item of a proposal with its price, of whichever service: drawn from what every item has, and for a stay its guests, room and board. */
export function ProposedItem({ proposed, mark, children }: ProposedItemProps) {
  const t = useT();
  const { price, cancellation, note } = proposed;
  const item: ItemBase = proposed.item;
  const { language } = t;
  const free = cancellation.refundable && cancellation.freeUntil;
  const nights = nightsOf(item);
  const notes = [
    nights !== null && t('common.dates.nights', { count: nights }),
    price.unit?.per === 'night' &&
      t('common.price.per-night', { price: formatMoney(price.unit.amount, language) }),
  ];
  return (
    <TicketRow
      as="li"
      stub={
        <DetailedPrice
          price={formatMoney(price.total, language)}
          was={price.retail ? formatMoney(price.retail, language) : null}
          note={notes.filter(Boolean).join(' · ')}
        >
          {children}
        </DetailedPrice>
      }
    >
      <div className="links-stay">
        <Media src={item.image} />
        <div className="links-facts">
          {mark && <p>{mark}</p>}
          <h2>
            <bdi>{item.title}</bdi>
          </h2>
          <p className="links-soft">
            <bdi>{item.line}</bdi>
          </p>
          <p>{datesOf(item, t)}</p>
          {isStay(item) && (
            <>
              <p>{describeGuests(item.occupancy, t)}</p>
              <p>
                <bdi>{item.roomName}</bdi> · {t(`stays.board.${item.board}`)}
              </p>
            </>
          )}
          <p>
            {free
              ? t('stays.offer.free-until', {
                  date: dateFormat(language, {
                    day: 'numeric',
                    month: 'long',
                    timeZone: item.starts.zone,
                  }).format(Date.parse(free)),
                })
              : t('links.proposal.not-free')}
          </p>
          {note && (
            <p className="links-soft" dir="auto">
              {note}
            </p>
          )}
        </div>
      </div>
    </TicketRow>
  );
}

function isStay(item: ItemBase): item is HotelItem {
  return item.service === 'hotels';
}
