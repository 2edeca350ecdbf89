/**
 * Who travels, counted by age bands, in one group or in several such as rooms or cabins. What may be chosen is data of the service; this
 * file says where the limits are and why.
 */
export type TravellerKind = 'adult' | 'youth' | 'child' | 'infant' | 'senior';

/** The travellers of each kind: whole years, or `null` where the age is not known, because nobody asked or it is not chosen yet. */
export type PartyGroup = Readonly<Partial<Record<TravellerKind, readonly (number | null)[]>>>;

/** One group or more; the order is what travellers see as numbers. */
export type Party = readonly PartyGroup[];

/** One line of the picker. */
export interface PartyBand {
  readonly kind: TravellerKind;
  /** Fewest in a group. @default 0 */
  readonly min?: number;
  /** Most in a group. */
  readonly max: number;
  /** Whole years, both included; without `to` everybody from there on. Shown as a hint. */
  readonly ages?: { readonly from: number; readonly to?: number };
  /** The age of each must be chosen. `ages` then needs both ends. @default false */
  readonly asksAge?: boolean;
  /** Each needs an adult or a senior, as an infant on a lap does. @default false */
  readonly accompanied?: boolean;
}

export interface PartyRules {
  /** In the order of the picker. */
  readonly bands: readonly PartyBand[];
  /** Most travellers in a group, and in all groups together. */
  readonly perGroup: number;
  readonly total: number;
  /** Several groups may be chosen. @default one group, without a number */
  readonly groups?: { readonly of: 'room' | 'cabin'; readonly max: number };
}

/** Why a count can go no further. */
export type PartyLimit = 'most' | 'least' | 'total' | 'accompanied';

export interface CountLimits {
  readonly min: number;
  readonly max: number;
  /** Why it ends there. */
  readonly minWhy: 'least' | 'accompanied';
  readonly maxWhy: 'most' | 'total' | 'accompanied';
  /** The number that the reason names: of this band, or of a group or party that is full. */
  readonly maxCount: number;
}

/** How many of a kind a group has. */
export function countOf(group: PartyGroup, kind: TravellerKind): number {
  return group[kind]?.length ?? 0;
}

/** Travellers of each kind over all groups. */
export function countParty(party: Party): Record<TravellerKind, number> {
  const counts = { adult: 0, youth: 0, child: 0, infant: 0, senior: 0 };
  for (const group of party)
    for (const kind of Object.keys(counts) as TravellerKind[]) counts[kind] += countOf(group, kind);
  return counts;
}

export function travellersOf(party: Party): number {
  return party.reduce((sum, group) => sum + sizeOf(group), 0);
}

/** A group with the fewest travellers that the rules allow. */
export function smallestGroup(rules: PartyRules): PartyGroup {
  return Object.fromEntries(
    rules.bands.flatMap(({ kind, min = 0 }) => (min > 0 ? [[kind, unknownAges(min)]] : [])),
  );
}

/** Between which counts a line of one group can move now, and why no further. */
export function limitsOf(party: Party, at: number, band: PartyBand, rules: PartyRules): CountLimits {
  const group = party[at] ?? {};
  const now = countOf(group, band.kind);
  const freeInGroup = rules.perGroup - sizeOf(group);
  const freeInAll = rules.total - travellersOf(party);
  const bounds: { max: number; why: CountLimits['maxWhy']; count: number }[] = [
    { max: band.max, why: 'most', count: band.max },
    { max: now + freeInGroup, why: 'total', count: rules.perGroup },
    { max: now + freeInAll, why: 'total', count: rules.total },
  ];
  const lonely = accompaniedOf(group, rules);
  if (band.accompanied) {
    const room = grownUpsOf(group) - (lonely - now);
    bounds.push({ max: room, why: 'accompanied', count: room });
  }
  const tightest = bounds.reduce((least, bound) => (bound.max < least.max ? bound : least));
  // Whoever accompanies somebody cannot go before them.
  const kept = isGrownUp(band.kind) ? Math.max(0, now - (grownUpsOf(group) - lonely)) : 0;
  const least = band.min ?? 0;
  return {
    min: Math.max(least, kept),
    max: Math.max(now, tightest.max),
    minWhy: kept > least ? 'accompanied' : 'least',
    maxWhy: tightest.why,
    maxCount: tightest.count,
  };
}

/** The party with another count in one line. Those who are added have no age yet; the last ones go first. */
export function withCount(party: Party, at: number, kind: TravellerKind, count: number): Party {
  return changeGroup(party, at, (group) => {
    const ages = group[kind] ?? [];
    return {
      ...group,
      [kind]: count > ages.length ? [...ages, ...unknownAges(count - ages.length)] : ages.slice(0, count),
    };
  });
}

/** The party with the age of one traveller. */
export function withAge(party: Party, at: number, kind: TravellerKind, index: number, age: number): Party {
  return changeGroup(party, at, (group) => ({
    ...group,
    [kind]: (group[kind] ?? []).map((old, which) => (which === index ? age : old)),
  }));
}

/** Travellers whose age must be chosen and is not. */
export function missingAges(
  party: Party,
  rules: PartyRules,
): { group: number; kind: TravellerKind; index: number }[] {
  const asked = rules.bands.filter(({ asksAge }) => asksAge);
  return party.flatMap((members, group) =>
    asked.flatMap(({ kind }) =>
      (members[kind] ?? []).flatMap((age, index) => (age === null ? [{ group, kind, index }] : [])),
    ),
  );
}

/** Whether a party may be searched for: within every limit, with every age that is asked. */
export function isValidParty(party: Party, rules: PartyRules): boolean {
  const { bands, groups, perGroup, total } = rules;
  if (party.length < 1 || party.length > (groups?.max ?? 1) || travellersOf(party) > total) return false;
  const fits = (group: PartyGroup) =>
    sizeOf(group) >= 1 &&
    sizeOf(group) <= perGroup &&
    accompaniedOf(group, rules) <= grownUpsOf(group) &&
    (Object.keys(group) as TravellerKind[]).every(
      (kind) => countOf(group, kind) === 0 || bands.some((band) => band.kind === kind),
    ) &&
    bands.every((band) => {
      const count = countOf(group, band.kind);
      return (
        count >= (band.min ?? 0) &&
        count <= band.max &&
        (group[band.kind] ?? []).every((age) => fitsBand(age, band))
      );
    });
  return party.every(fits) && missingAges(party, rules).length === 0;
}

function fitsBand(age: number | null, { ages }: PartyBand): boolean {
  if (age === null || !ages) return true;
  return Number.isInteger(age) && age >= ages.from && age <= (ages.to ?? Infinity);
}

function changeGroup(party: Party, at: number, change: (group: PartyGroup) => PartyGroup): Party {
  return party.map((group, index) => (index === at ? change(group) : group));
}

function sizeOf(group: PartyGroup): number {
  return Object.values(group).reduce((sum, ages) => sum + ages.length, 0);
}

const isGrownUp = (kind: TravellerKind) => kind === 'adult' || kind === 'senior';
const grownUpsOf = (group: PartyGroup) => countOf(group, 'adult') + countOf(group, 'senior');

/** How many of a group need somebody with them. */
function accompaniedOf(group: PartyGroup, { bands }: PartyRules): number {
  return bands.reduce((sum, { kind, accompanied }) => sum + (accompanied ? countOf(group, kind) : 0), 0);
}

const unknownAges = (count: number): null[] => Array.from({ length: count }, () => null);
