import { instantAt } from '@portolan/core';

const instants = new Map<string, string>();

/** The UTC instant of a wall time in a time zone; remembered, because one search asks for the same one for hundreds of hotels. */
export function instantOf(date: string, time: string, timeZone: string): string {
  const key = `${date}${time}${timeZone}`;
  let instant = instants.get(key);
  if (instant) return instant;
  instant = new Date(instantAt(`${date}T${time}`, timeZone)).toISOString();
  if (instants.size > 20_000) instants.clear();
  instants.set(key, instant);
  return instant;
}
