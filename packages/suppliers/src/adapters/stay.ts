import type { Traveller } from '../port/index.ts';

/** Who answers for a room: the first adult named for it, else the party's first adult, else the first traveller of all. */
export function adultOf(travellers: readonly Traveller[], room: number): Traveller | undefined {
  const adults = travellers.filter(({ kind }) => kind === 'adult');
  return adults.find(({ group }) => group === room) ?? adults[0] ?? travellers[0];
}
