import type { Agency } from '@portolan/contract';

/** Origin of the agency's own map style, for `connect-src`; `null` without one, and for what is no address. */
export function mapOrigin({ mapStyle }: Pick<Agency, 'mapStyle'>): string | null {
  if (!mapStyle || !URL.canParse(mapStyle)) return null;
  const { protocol, origin } = new URL(mapStyle);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
