import type { Money } from '@portolan/core';
import type { Penalty, RoomFacts, RoomOffer, SupplierPrice, Terms } from '@portolan/suppliers';

/** A supplier's offer of rooms as it is priced, sealed and stored here: flat, and every penalty in percent. */
export interface RoomRate extends RoomAmounts, RoomTerms {
  /** The supplier's own opaque key. */
  rateKey: string;
  roomId: string;
  bedGroups: RoomFacts['bedGroups'];
  roomsLeft: number;
}

/** What a rate costs: `taxes` are contained in `net`, `dueAtProperty` is not. */
export interface RoomAmounts {
  net: Money;
  taxes: { code: string; amount: Money }[];
  dueAtProperty: { code: string; amount: Money }[];
  suggestedRetail: Money | null;
}

/** What is agreed besides the price. */
export interface RoomTerms {
  roomName: string;
  board: RoomFacts['board'];
  refundable: boolean;
  /** Dated penalties in time order; instants in UTC, `percent` of the sell price. */
  penalties: { from: string; percent: number }[];
}

export function rateOf({ key, price, terms, roomsLeft }: RoomOffer): RoomRate {
  const { roomId, bedGroups } = terms.facts;
  return {
    rateKey: key,
    roomId,
    bedGroups,
    roomsLeft,
    ...amountsOf(price),
    ...roomTermsOf({ price, terms }),
  };
}

export function amountsOf({ net, taxes, dueThere, suggestedRetail }: SupplierPrice): RoomAmounts {
  return {
    net,
    taxes: [...taxes],
    dueAtProperty: dueThere.map(({ code, amount }) => ({ code, amount })),
    suggestedRetail,
  };
}

export function roomTermsOf({ price, terms }: { price: SupplierPrice; terms: Terms<RoomFacts> }): RoomTerms {
  const { roomName, board } = terms.facts;
  const penalties = terms.penalties.map((penalty) => ({
    from: penalty.from,
    percent: percentOf(penalty, price.net),
  }));
  return { roomName, board, refundable: terms.refundable, penalties };
}

/** A supplier's amount in whole percents of what it charges. */
function percentOf(penalty: Penalty, net: Money): number {
  if ('percent' in penalty) return penalty.percent;
  if (net.amount === 0) return 100;
  return Math.min(100, Math.max(0, Math.round((penalty.amount.amount / net.amount) * 100)));
}
