import {
  addDays,
  nightsBetween,
  toDayNumber,
  type LocalDate,
  type Occupancy,
  type RoomOccupancy,
} from '@portolan/core';
import type { RoomFacts } from '../port/index.ts';
import type { Building, SupplierName } from './building.ts';
import { eurPerUsd } from './data/countries.ts';
import { mix, unit } from './hash.ts';
import { roomsOf, type RoomType } from './rooms.ts';
import { instantOf } from './zones.ts';

/** From `from` on, cancelling costs `percent` of the price. */
export interface DatedPercent {
  from: string;
  percent: number;
}

/** What a stay costs at one plan of one room type, in minor units of the supplier's currency. */
export interface PricedPlan {
  /** Unique in its room: board and terms, such as `bb-flex`. */
  code: string;
  board: RoomFacts['board'];
  refundable: boolean;
  penalties: DatedPercent[];
  /** One entry a room of the occupancy, in its order; equal occupancies cost the same. */
  rooms: PricedPart[];
  /** Over all rooms. */
  total: number;
}

/** One room's share. */
export interface PricedPart {
  occupancy: RoomOccupancy;
  nightly: number[];
  total: number;
  /** Contained in `total`. */
  taxes: { code: string; amount: number }[];
  /** Paid on the spot, major units of the place's own currency. */
  dueAtProperty: { code: string; amount: number; currency: string }[];
  suggestedRetail: number | null;
}

export interface PricedRoom {
  room: RoomType;
  left: number;
  plans: PricedPlan[];
}

export interface Stay {
  checkIn: LocalDate;
  checkOut: LocalDate;
  occupancy: Occupancy;
}

/** Inventory is loaded this far ahead. */
const horizonDays = 500;

export const currencies: Record<SupplierName, string> = { aurora: 'USD', meridian: 'EUR' };

/** The rooms that are free and big enough, each with its plans, cheapest room first; empty when sold out. */
export function priceBuilding(
  supplier: SupplierName,
  building: Building,
  stay: Stay,
  now: number,
): PricedRoom[] {
  const first = toDayNumber(stay.checkIn);
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const lead = first - Math.floor(now / 86_400_000);
  if (nights < 1 || nights > 60 || lead < -1 || lead > horizonDays) return [];
  if (isClosed(building, first, nights)) return [];
  const guests = Math.max(...stay.occupancy.map(({ adults, childAges }) => adults + childAges.length));
  const terms = termsOf(building, stay.checkIn, now);
  const nightly = Array.from({ length: nights }, (_, at) => nightCents(building, first + at, lead));
  const scale = supplier === 'aurora' ? 1 : eurPerUsd * (0.94 + unit(mix(building.seed, 4242)) * 0.12);
  const rooms: PricedRoom[] = [];
  for (const room of roomsOf(supplier, building)) {
    if (room.sleeps < guests) continue;
    const left = roomsLeft(building, room.index, first, nights);
    if (left < stay.occupancy.length) continue;
    rooms.push({
      room,
      left,
      plans: plansOf(building, room).map((plan) =>
        pricePlan(building, room, plan, stay, nightly, scale, terms),
      ),
    });
  }
  return rooms.sort((a, b) => cheapest(a) - cheapest(b) || a.room.index - b.room.index);
}

function cheapest({ plans }: PricedRoom): number {
  return Math.min(...plans.map(({ total }) => total));
}

interface Plan {
  code: string;
  board: RoomFacts['board'];
  flexible: boolean;
  factor: number;
  /** Cents per adult and night on top. */
  boardCents: number;
}

const boardCodes = {
  room_only: 'ro',
  breakfast: 'bb',
  half_board: 'hb',
  full_board: 'fb',
  all_inclusive: 'ai',
} as const;

function plansOf(building: Building, room: RoomType): Plan[] {
  const { type, stars, seed, place, amenities } = building;
  const whim = mix(seed, 31);
  const meal = (900 + stars * 330) * (place.country.level / 100);
  const boards: [RoomFacts['board'], number][] = [];
  const seaside = place.character === 'beach' || place.character === 'island';
  if (type === 'resort' && seaside && whim % 3 === 0)
    boards.push(['all_inclusive', meal * 3.4], ['breakfast', meal]);
  else if (type === 'resort' || (place.character === 'ski' && type === 'hotel'))
    boards.push(['breakfast', meal], ['half_board', meal * 2.4]);
  else {
    boards.push(['room_only', 0]);
    if (amenities.includes('breakfast')) boards.push(['breakfast', meal]);
  }
  if (type === 'resort' && whim % 7 === 3) boards.push(['full_board', meal * 3]);
  const plans: Plan[] = [];
  for (const [board, boardCents] of boards) {
    const code = boardCodes[board];
    if (whim % 10 !== 1) plans.push({ code: `${code}-nr`, board, flexible: false, factor: 0.9, boardCents });
    if (type !== 'hostel' || room.index === 0 || whim % 10 === 1)
      plans.push({ code: `${code}-flex`, board, flexible: true, factor: 1, boardCents });
  }
  return plans;
}

function pricePlan(
  building: Building,
  room: RoomType,
  plan: Plan,
  stay: Stay,
  nightly: number[],
  scale: number,
  terms: DatedPercent[] | null,
): PricedPlan {
  const says = mix(building.seed, 5) % 100 < 86;
  const retail = says ? 1.14 + (mix(building.seed, 6) % 22) / 100 : null;
  const rooms = stay.occupancy.map((occupancy): PricedPart => {
    const factor = room.factor * plan.factor * guestFactor(occupancy, room);
    const eaters = occupancy.adults + occupancy.childAges.filter((age) => age >= 3).length * 0.5;
    const perNight = nightly.map((cents) => Math.round((cents * factor + plan.boardCents * eaters) * scale));
    return pricePart(building, occupancy, perNight, retail);
  });
  const refundable = plan.flexible && terms !== null;
  return {
    code: plan.code,
    board: plan.board,
    refundable,
    penalties: refundable ? (terms ?? []) : [],
    rooms,
    total: rooms.reduce((sum, { total }) => sum + total, 0),
  };
}

function pricePart(
  building: Building,
  occupancy: RoomOccupancy,
  nightly: number[],
  retail: number | null,
): PricedPart {
  const { place, seed, type } = building;
  const { vat, cityTax, currency } = place.country;
  const total = nightly.reduce((sum, night) => sum + night, 0);
  const taxes: PricedPart['taxes'] = [];
  const contained = Math.round((total * vat) / (100 + vat));
  if (place.countryCode === 'US') {
    const occupancyTax = Math.round(contained * 0.55);
    taxes.push(
      { code: 'occupancy_tax', amount: occupancyTax },
      { code: 'sales_tax', amount: contained - occupancyTax },
    );
  } else if (contained > 0) taxes.push({ code: 'vat', amount: contained });
  const dueAtProperty: PricedPart['dueAtProperty'] = [];
  if (place.countryCode === 'US') {
    if (type === 'resort')
      dueAtProperty.push({ code: 'resort_fee', amount: (18 + (seed % 28)) * nightly.length, currency });
  } else if (cityTax > 0) {
    // most cities stop asking after two weeks
    const amount = round2(cityTax * occupancy.adults * Math.min(nightly.length, 14));
    dueAtProperty.push({ code: 'city_tax', amount, currency });
  }
  return {
    occupancy,
    nightly,
    total,
    taxes,
    dueAtProperty,
    suggestedRetail: retail === null ? null : Math.round(total * retail),
  };
}

/** The same part with every price moved by `basisPoints`; what is due on the spot stays. */
export function movePart(part: PricedPart, basisPoints: number): PricedPart {
  const move = (value: number): number => Math.round(value * (1 + basisPoints / 10_000));
  const nightly = part.nightly.map(move);
  return {
    ...part,
    nightly,
    total: nightly.reduce((sum, night) => sum + night, 0),
    taxes: part.taxes.map(({ code, amount }) => ({ code, amount: move(amount) })),
    suggestedRetail: part.suggestedRetail === null ? null : move(part.suggestedRetail),
  };
}

/** The cheapest plan for each board and kind of terms: enough for a list of many houses. */
export function headlineRooms(rooms: PricedRoom[]): PricedRoom[] {
  const seen = new Map<string, { room: PricedRoom; plan: PricedPlan }>();
  for (const room of rooms) {
    for (const plan of room.plans) {
      const key = `${plan.board}${plan.refundable}`;
      const known = seen.get(key);
      if (!known || plan.total < known.plan.total) seen.set(key, { room, plan });
    }
  }
  const kept = new Set([...seen.values()].map(({ plan }) => plan));
  return rooms
    .map((room) => ({ ...room, plans: room.plans.filter((plan) => kept.has(plan)) }))
    .filter(({ plans }) => plans.length > 0);
}

/** Two adults are what the room costs; children under three sleep free. */
function guestFactor({ adults, childAges }: RoomOccupancy, room: RoomType): number {
  // a whole flat or a big room is priced for those it is made for
  const contained = Math.max(2, Math.min(room.sleeps, 4) - 1);
  let factor = adults === 1 ? 0.92 : 1;
  let extra = Math.max(0, adults - contained);
  let seats = Math.max(0, contained - adults);
  factor += extra * 0.2;
  for (const age of [...childAges].sort((a, b) => b - a)) {
    if (age < 3) continue;
    if (seats > 0 && contained > 2) seats -= 1;
    else factor += age < 12 ? 0.11 : 0.17;
    extra += 1;
  }
  return factor;
}

/**
 * Free until a few days before arrival, then a share, then everything. Local times at the property, told as UTC instants;
 * `null` when free cancellation is already over.
 */
function termsOf(building: Building, checkIn: LocalDate, now: number): DatedPercent[] | null {
  const whim = mix(building.seed, 9);
  const days = [1, 1, 2, 2, 3, 5, 7, 14][whim % 8] as number;
  const share = [100, 50, 30, 100][(whim >>> 4) % 4] as number;
  const zone = building.place.timeZone;
  const free = instantOf(addDays(checkIn, -days), '18:00', zone);
  if (Date.parse(free) <= now + 3_600_000) return null;
  const steps = [{ from: free, percent: share }];
  if (share < 100)
    steps.push({ from: instantOf(addDays(checkIn, days > 1 ? -1 : 0), '12:00', zone), percent: 100 });
  return steps;
}

/** US cents of the standard room for two on one night: season, weekday, lead time, and the day's own whim. */
export function nightCents(building: Building, day: number, lead: number): number {
  const { place, seed, baseCents } = building;
  const weekday = (day + 4) % 7;
  const visited = place.character !== '' && place.character !== 'old-town';
  const week = visited
    ? weekday === 5 || weekday === 6
      ? 1.13
      : 0.97
    : weekday === 5 || weekday === 6
      ? 0.98
      : weekday === 0
        ? 0.9
        : 1.04;
  const early = lead < 3 ? 1.12 : lead < 14 ? 1.05 : lead > 90 ? 0.95 : 1;
  const whim = 0.94 + unit(mix(seed, day)) * 0.12;
  return Math.max(
    900,
    Math.round(baseCents * season(place.character, place.latitude, day) * week * early * whim),
  );
}

/** 1 is the year's middle. The southern summer is half a year away; the tropics have a dry season instead. */
export function season(character: Building['place']['character'], latitude: number, day: number): number {
  const year = 365.2425;
  const position = ((day % year) + year) % year;
  // -1 in mid-January, 1 in mid-July
  const summer = -Math.cos(((position - 14) / year) * 2 * Math.PI) * (latitude < 0 ? -1 : 1);
  const date = Math.floor(position);
  const holidays = date >= 354 || date <= 3 ? 0.22 : 0;
  if (character === 'ski') return 1 + 0.42 * -summer + holidays * 1.5;
  // winter sun, from the Canaries to Queensland: December is high on both sides of the equator
  if (Math.abs(latitude) < 30) return 1 - 0.16 * summer * (latitude < 0 ? -1 : 1) + holidays;
  if (character === 'desert') return 1 - 0.22 * summer + holidays;
  if (character === 'beach' || character === 'island') return 1 + 0.38 * summer + holidays * 0.5;
  if (character === 'mountain' || character === 'vineyard') return 1 + 0.22 * summer + holidays * 0.5;
  return 1 + 0.1 * summer + holidays;
}

/** Days of a stay fall into blocks that sell out together, as groups and feasts do. */
function eachBlock(
  seed: number,
  first: number,
  nights: number,
  visit: (roll: number, day: number) => boolean,
): boolean {
  const offset = seed % 5;
  for (let block = Math.floor((first + offset) / 5); block * 5 - offset < first + nights; block++)
    if (visit(unit(mix(seed, block)), block * 5)) return true;
  return false;
}

function isClosed({ place, seed }: Building, first: number, nights: number): boolean {
  return eachBlock(mix(seed, 17), first, nights, (roll, day) => {
    const busy = season(place.character, place.latitude, day) - 1;
    return roll < 0.014 + Math.max(0, busy) * 0.09;
  });
}

function roomsLeft({ seed, type }: Building, room: number, first: number, nights: number): number {
  const most = type === 'villa' ? 2 : type === 'apartment' || type === 'guesthouse' ? 5 : 12;
  let left = most;
  eachBlock(mix(seed, 100 + room), first, nights, (roll) => {
    left = Math.min(left, roll < 0.035 ? 0 : 1 + Math.floor(((roll - 0.035) / 0.965) * most));
    return left === 0;
  });
  return left;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
