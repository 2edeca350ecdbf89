import { fromDecimal, sum, type Money, type Occupancy } from '@portolan/core';
import type { RoomFacts, RoomOffer } from '../../../port/index.ts';
import { addUpLines } from '../../price-lines.ts';
import { instant, number, object, objects, string, text, type Json } from '../../read.ts';
import { occupancyKey } from './client.ts';

const boards: Record<string, RoomFacts['board']> = {
  2104: 'breakfast',
  2105: 'half_board',
  2106: 'full_board',
  2107: 'all_inclusive',
};
const beds: Record<string, RoomFacts['bedGroups'][number][number]['type']> = {
  KingBed: 'king',
  QueenBed: 'queen',
  DoubleBed: 'double',
  TwinBed: 'twin',
  SofaBed: 'sofa',
};
const feeCodes: Record<string, string> = {
  mandatory_tax: 'city_tax',
  mandatory_fee: 'property_fee',
  resort_fee: 'resort_fee',
};

/**
 * One offer for the whole stay. aurora prices each distinct occupancy once: amounts are added over the rooms asked for.
 * @param key used as it is when the answer carries no price-check link, as in a price check itself.
 */
export function mapOffer(
  rate: Json,
  room: { id: string; name: string },
  occupancy: Occupancy,
  key?: string,
): RoomOffer {
  const pricing = object(rate.occupancy_pricing, 'occupancy_pricing');
  const parts = occupancy.map((guests) =>
    object(pricing[occupancyKey(guests)], `occupancy_pricing ${occupancyKey(guests)}`),
  );
  const totals = parts.map((part) => object(part.totals, 'totals'));
  const net = totals.map((total) => billable(total.inclusive, 'inclusive'));
  const currency = net[0]?.currency ?? 'USD';
  const retail = totals.map((total) =>
    total.inclusive_strikethrough ? billable(total.inclusive_strikethrough, 'strikethrough') : null,
  );
  const groups = Object.values(object(rate.bed_groups, 'bed_groups')).map((group) =>
    object(group, 'bed_group'),
  );
  return {
    key: key ?? offerKeyOf(groups[0], room.id, string(rate.id, 'rate.id')),
    price: {
      net: sum(net, currency),
      taxes: addUpLines(
        parts.flatMap((part) =>
          objects(part.stay ?? [], 'stay').map((line) => ({
            code: string(line.type, 'type'),
            amount: fromDecimal(number(line.value, 'value'), string(line.currency, 'currency')),
          })),
        ),
      ),
      dueThere: addUpLines(
        parts.flatMap((part) =>
          Object.entries(object(part.fees ?? {}, 'fees')).map(([name, fee]) => ({
            code: feeCodes[name] ?? name,
            amount: billable(fee, name),
          })),
        ),
      ).map((fee) => ({ ...fee, collectedBy: 'property', optional: false })),
      suggestedRetail: retail.every((part) => part !== null) ? sum(retail, currency) : null,
      payment: { kind: 'now' },
    },
    terms: {
      refundable: rate.refundable === true,
      penalties: objects(rate.cancel_penalties ?? [], 'cancel_penalties')
        .map((penalty) => ({ from: instant(penalty.start, 'start'), percent: percentOf(penalty) }))
        .sort((a, b) => a.from.localeCompare(b.from)),
      refundTo: 'original',
      alwaysBack: null,
      facts: {
        roomId: room.id,
        roomName: room.name,
        bedGroups: groups.map((group) =>
          objects(group.configuration, 'configuration').map((bed) => ({
            type: beds[text(bed.type)] ?? 'double',
            count: number(bed.quantity, 'quantity'),
          })),
        ),
        board:
          Object.keys(object(rate.amenities ?? {}, 'amenities'))
            .map((id) => boards[id])
            .find((board) => board !== undefined) ?? 'room_only',
      },
    },
    roomsLeft: number(rate.available_rooms, 'available_rooms'),
  };
}

/** aurora's `room/rate/token`, all that a price check needs. */
export function openOfferKey(key: string): { room: string; rate: string; token: string } | null {
  const [room, rate, token, ...more] = key.split('/');
  return room && rate && token && more.length === 0 ? { room, rate, token } : null;
}

function offerKeyOf(group: Json | undefined, room: string, rate: string): string {
  const link = object(object(group?.links, 'links').price_check, 'price_check');
  return `${room}/${rate}/${tokenOf(link)}`;
}

/** The token in a link's query. */
export function tokenOf(link: Json): string {
  const href = string(link.href, 'href');
  const token = new URLSearchParams(href.slice(href.indexOf('?') + 1)).get('token');
  if (!token) throw new TypeError(`no token in ${href.slice(0, 80)}`);
  return token;
}

function billable(value: unknown, at: string): Money {
  const amount = object(object(value, at).billable_currency, `${at}.billable_currency`);
  return fromDecimal(number(amount.value, `${at}.value`), string(amount.currency, `${at}.currency`));
}

function percentOf(penalty: Json): number {
  return Math.min(100, Math.max(0, number(text(penalty.percent).replace('%', ''), 'percent')));
}
