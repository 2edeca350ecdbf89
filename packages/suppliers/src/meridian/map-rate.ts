import { fromDecimal, sum, type Money } from '@portolan/core';
import type { SupplierRate } from '../port.ts';
import { array, instant, number, object, objects, string, text, type Json } from '../read.ts';

const boards: Record<string, SupplierRate['board']> = {
  RO: 'room_only',
  BI: 'breakfast',
  BB: 'breakfast',
  HB: 'half_board',
  FB: 'full_board',
  AI: 'all_inclusive',
};
const bedTypes = ['king', 'queen', 'double', 'twin', 'sofa'] as const;

/** One offer: LiteAPI lists a rate for every room and the price of all of them together. */
export function mapRate(roomType: Json, rateKey?: string): SupplierRate {
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
    rateKey: rateKey ?? string(roomType.offerId, 'offerId'),
    roomId: string(roomType.roomTypeId, 'roomTypeId'),
    roomName: string(first.name, 'name'),
    bedGroups: array(roomType.beds ?? [], 'beds').map((group) =>
      objects(group, 'beds').map((bed) => ({
        type: bedTypes.find((type) => type === bed.type) ?? 'double',
        count: number(bed.count, 'count'),
      })),
    ),
    board: boards[text(first.boardType)] ?? 'room_only',
    net,
    taxes: merge(fees.filter(({ included }) => included === true)),
    dueAtProperty: merge(fees.filter(({ included }) => included === false)),
    suggestedRetail: retail.every((price) => price !== null)
      ? sum(
          retail.map((price) => moneyOf(price, 'suggestedSellingPrice')),
          net.currency,
        )
      : null,
    refundable: policies.refundableTag === 'RFN',
    penalties: objects(policies.cancelPolicyInfos ?? [], 'cancelPolicyInfos')
      .map((policy) => ({ from: instant(policy.cancelTime, 'cancelTime'), percent: percentOf(policy, net) }))
      .sort((a, b) => a.from.localeCompare(b.from)),
    roomsLeft: number(roomType.availableRooms, 'availableRooms'),
  };
}

export function moneyOf(value: Json, at: string): Money {
  return fromDecimal(number(value.amount, `${at}.amount`), string(value.currency, `${at}.currency`));
}

/** Penalties come as amounts; the port speaks of whole percents of the price. */
function percentOf(policy: Json, net: Money): number {
  const penalty = moneyOf(policy, 'penalty');
  return net.amount === 0 ? 100 : Math.min(100, Math.max(0, Math.round((penalty.amount / net.amount) * 100)));
}

/** One entry a description and currency. */
function merge(lines: Json[]): { code: string; amount: Money }[] {
  const merged = new Map<string, { code: string; amount: Money }>();
  for (const line of lines) {
    const code = string(line.description, 'description');
    const amount = moneyOf(line, code);
    const known = merged.get(code + amount.currency);
    merged.set(code + amount.currency, {
      code,
      amount: known ? sum([known.amount, amount], amount.currency) : amount,
    });
  }
  return [...merged.values()];
}
