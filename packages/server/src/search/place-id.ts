import type { Place } from '@portolan/contract';

/**
 * Ids of places say what they mean, so that any server, and a search a year later, can read one without a look-up. They hold
 * nothing secret and give no right. Ids of properties are the catalogue's own and are not made here.
 */
export function placeIdOf(place: Omit<Place, 'id' | 'context'>): string {
  const { type, countryCode, latitude, longitude } = place;
  const name = [...place.name].slice(0, 40).join('');
  const text = [type, countryCode, latitude.toFixed(4), longitude.toFixed(4), name].join('~');
  return `pl_${Buffer.from(text).toString('base64url')}`;
}

/** The place behind an id, or `null` when it is none of ours. `context` is empty: only suggestions carry it. */
export function openPlaceId(id: string): Place | null {
  if (!/^pl_[\w-]{10,300}$/.test(id)) return null;
  const [type, countryCode = '', lat, long, ...name] = Buffer.from(id.slice(3), 'base64url')
    .toString('utf8')
    .split('~');
  const latitude = Number(lat);
  const longitude = Number(long);
  if (type !== 'city' && type !== 'region' && type !== 'airport') return null;
  if (!/^[A-Z]{2}$/.test(countryCode) || name.join('~') === '') return null;
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return null;
  return { id, type, name: name.join('~'), context: '', countryCode, latitude, longitude };
}
