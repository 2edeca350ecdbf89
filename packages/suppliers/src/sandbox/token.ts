import type { Occupancy } from '@portolan/core';
import { hash, mix } from './hash.ts';
import type { PricedPlan } from './rates.ts';

/** What a rate key and a quote key carry, so that the sandbox needs to remember neither. */
export interface RateToken {
  kind: 'rate' | 'quote' | 'hold';
  propertyId: string;
  /** Room's index in the house. */
  room: number;
  plan: string;
  checkIn: string;
  checkOut: string;
  occupancy: string;
  /** Minor units that the asker has seen. */
  total: number;
  /** Digest of the cancellation terms that the asker has seen. */
  terms: number;
  /** Hundredths of a percent on top of the list price, from a played price change. */
  adjust: number;
  /** Terms were played to be worse. */
  strict: boolean;
  /** Milliseconds since the epoch; 0 never ends. */
  expires: number;
}

export function sealToken(token: RateToken): string {
  const {
    kind,
    propertyId,
    room,
    plan,
    checkIn,
    checkOut,
    occupancy,
    total,
    terms,
    adjust,
    strict,
    expires,
  } = token;
  const text = [
    kind[0],
    propertyId,
    room,
    plan,
    checkIn,
    checkOut,
    occupancy,
    total,
    terms,
    adjust,
    strict ? 1 : 0,
    expires,
  ].join('~');
  return Buffer.from(`${text}~${checksum(text)}`).toString('base64url');
}

/** `null` for anything that this sandbox did not seal. */
export function openToken(sealed: unknown, kind: RateToken['kind']): RateToken | null {
  if (typeof sealed !== 'string' || sealed.length > 500) return null;
  const text = Buffer.from(sealed, 'base64url').toString();
  const parts = text.split('~');
  if (parts.length !== 13 || parts[0] !== kind[0]) return null;
  const sum = parts.pop() as string;
  if (checksum(parts.join('~')) !== sum) return null;
  const [, propertyId, room, plan, checkIn, checkOut, occupancy, total, terms, adjust, strict, expires] =
    parts as string[];
  return {
    kind,
    propertyId: propertyId ?? '',
    room: Number(room),
    plan: plan ?? '',
    checkIn: checkIn ?? '',
    checkOut: checkOut ?? '',
    occupancy: occupancy ?? '',
    total: Number(total),
    terms: Number(terms),
    adjust: Number(adjust),
    strict: strict === '1',
    expires: Number(expires),
  };
}

/** A checksum against mixed-up keys; a sandbox has no secrets to keep. */
function checksum(text: string): string {
  const h = hash(`portolan-sandbox:${text}`);
  return h.toString(36) + mix(h, text.length).toString(36);
}

export function termsDigest({ refundable, penalties }: Pick<PricedPlan, 'refundable' | 'penalties'>): number {
  return hash(`${refundable}${penalties.map(({ from, percent }) => from + percent).join()}`);
}

/** Rapid's spelling, rooms joined by `_`: `2-9,4_1`. */
export function writeOccupancy(occupancy: Occupancy): string {
  return occupancy
    .map(({ adults, childAges }) => adults + (childAges.length > 0 ? `-${childAges.join(',')}` : ''))
    .join('_');
}

/** `null` when any room is not 1–8 adults with up to six children of 0–17. */
export function readOccupancy(rooms: readonly string[]): Occupancy | null {
  const parsed: { adults: number; childAges: number[] }[] = [];
  for (const room of rooms) {
    if (!/^[1-8](-\d{1,2}(,\d{1,2}){0,5})?$/.test(room)) return null;
    const [adults, ages] = room.split('-');
    const childAges = ages ? ages.split(',').map(Number) : [];
    if (childAges.some((age) => age > 17)) return null;
    parsed.push({ adults: Number(adults), childAges });
  }
  return parsed.length > 0 && parsed.length <= 9 ? parsed : null;
}
