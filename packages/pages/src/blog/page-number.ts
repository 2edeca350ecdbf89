import type { PagesContext } from '../context.ts';

/** The page that the address asks for, from 1; what is no number is the first. */
export function pageNumber(query: PagesContext['query']): number {
  const text = query?.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
