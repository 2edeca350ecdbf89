import { isTimeZone } from '@portolan/core';

/** Reads unknown JSON; every function throws a `TypeError` that names the place when the shape is not the promised one. */
export type Json = Record<string, unknown>;

export function object(value: unknown, at: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${at} is not an object`);
  return value as Json;
}

export function array(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${at} is not a list`);
  return value;
}

export function objects(value: unknown, at: string): Json[] {
  return array(value, at).map((item, index) => object(item, `${at}[${index}]`));
}

export function string(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new TypeError(`${at} is not text`);
  return value;
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A time zone that is known, else UTC: an unknown one must not make a hotel impossible to sell. */
export function timeZone(value: unknown): string {
  const given = text(value);
  return isTimeZone(given) ? given : 'UTC';
}

export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A number, or text that is one (`"12.50"`). */
export function number(value: unknown, at: string): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read !== 'number' || !Number.isFinite(read)) throw new TypeError(`${at} is not a number`);
  return read;
}

/** ISO text of an instant; times without a zone are UTC. */
export function instant(value: unknown, at: string): string {
  const given = string(value, at);
  const ms = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(given) ? given : `${given.replace(' ', 'T')}Z`);
  if (Number.isNaN(ms)) throw new TypeError(`${at} is not an instant`);
  return new Date(ms).toISOString();
}

export function pictures(value: unknown): { kind: string; seed: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const { kind, seed } = (item ?? {}) as Json;
    return typeof kind === 'string' && typeof seed === 'string' ? [{ kind, seed }] : [];
  });
}
