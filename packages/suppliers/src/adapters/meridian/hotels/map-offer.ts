import { fromDecimal, money, sum, type Money } from '@portolan/core';
import type { RoomFacts, RoomOffer } from '../../../port/index.ts';
import { addUpLines, type PriceLine } from '../../price-lines.ts';
import { array, instant, number, object, objects, string, text, type Json } from '../../read.ts';

const boards: Record<string, RoomFacts['board']> = {
  RO: 'room_only',
  BI: 'breakfast',
  BB: 'breakfast',
  HB: 'half_board',
  FB: 'full_board',
  AI: 'all_inclusive',
};
const bedTypes = ['king', 'queen', 'double', 'twin', 'sofa'] as const;

/** One offer: LiteAPI lists a rate for every room and the price of all of them together. */
export function mapOffer(roomType: Json, key?: string): RoomOffer {
  const rates = objects(roomType.rates, 'rates');
  const first = object(rates[0], 'rates[0]');
  const net = moneyOf(object(roomType.offerRetailRate, 'offerRetailRate'), 'offerRetailRate');
  const prices = rates.map((rate) => object(rate.retailRate, 'retailRate'));
  const fees = prices.flatMap((price) => objects(price.taxesAndFees ?? [], 'taxesAndFees'));
  const retail = prices.map((price) =>
    Array.isArray(price.suggestedSellingPrice)
      ? object(price.suggestedSellingPrice[0], 'suggestedSellingPrice')
      : null,
  );
  const policies = object(roomType.cancellationPolicies, 'cancellationPolicies');
  return {
    key: key ?? string(roomType.offerId, 'offerId'),
    price: {
      net,
      taxes: addUpLines(fees.filter(({ included }) => included === true).map(lineOf)),
      dueThere: addUpLines(fees.filter(({ included }) => included === false).map(lineOf)).map((fee) => ({
        ...fee,
        collectedBy: 'property',
        optional: false,
      })),
      suggestedRetail: retail.every((price) => price !== null)
        ? sum(
            retail.map((price) => moneyOf(price, 'suggestedSellingPrice')),
            net.currency,
          )
        : null,
      payment: { kind: 'now' },
    },
    terms: {
      refundable: policies.refundableTag === 'RFN',
      penalties: objects(policies.cancelPolicyInfos ?? [], 'cancelPolicyInfos')
        .map((policy) => ({
          from: instant(policy.cancelTime, 'cancelTime'),
          amount: penaltyOf(policy, net),
        }))
        .sort((a, b) => a.from.localeCompare(b.from)),
      refundTo: 'original',
      alwaysBack: null,
      facts: {
        roomId: string(roomType.roomTypeId, 'roomTypeId'),
        roomName: string(first.name, 'name'),
        bedGroups: array(roomType.beds ?? [], 'beds').map((group) =>
          objects(group, 'beds').map((bed) => ({
            type: bedTypes.find((type) => type === bed.type) ?? 'double',
            count: number(bed.count, 'count'),
          })),
        ),
        board: boards[text(first.boardType)] ?? 'room_only',
      },
    },
    roomsLeft: number(roomType.availableRooms, 'availableRooms'),
  };
}

export function moneyOf(value: Json, at: string): Money {
  return fromDecimal(number(value.amount, `${at}.amount`), string(value.currency, `${at}.currency`));
}

/** What meridian keeps; never more than it costs. */
function penaltyOf(policy: Json, net: Money): Money {
  const penalty = moneyOf(policy, 'penalty');
  if (penalty.currency !== net.currency) throw new TypeError('a penalty in another currency than the price');
  return money(Math.min(net.amount, Math.max(0, penalty.amount)), net.currency);
}

/** A tax or a fee, named by its description. */
function lineOf(fee: Json): PriceLine {
  const code = string(fee.description, 'description');
  return { code, amount: moneyOf(fee, code) };
}
