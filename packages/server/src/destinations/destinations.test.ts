import { describe, expect, it } from 'vitest';
import { median, midweek } from './prices.ts';
import { gemLimit, rankPlaces, topLimit, type RankedPlace } from './rank.ts';
import { regionOf } from './regions.ts';
import { giveSlugs, placeKey } from './slugs.ts';

const place = (slug: string, values: Partial<RankedPlace> = {}): RankedPlace => ({
  slug,
  countryCode: slug.slice(-2).toUpperCase(),
  hotels: 40,
  liked: 20,
  reviews: 5_000,
  rating: 4,
  scene: `kind ${slug}`,
  ...values,
});

describe('top destinations', () => {
  it('are those with the most good hotels that guests like, then the most reviews', () => {
    const { top } = rankPlaces([
      place('a-aa', { liked: 10, reviews: 100 }),
      place('b-bb', { liked: 30 }),
      place('c-cc', { liked: 10, reviews: 900 }),
      place('d-dd', { liked: 0, hotels: 900 }),
    ]);
    expect(top).toEqual(['b-bb', 'c-cc', 'a-aa']);
  });
  it('hold at most three of one country, six of one kind and twenty-four of the world', () => {
    const codes = Array.from({ length: 26 }, (_, at) => `A${String.fromCharCode(65 + at)}`);
    const many = codes.flatMap((code) =>
      Array.from({ length: 5 }, (_, at) => place(`p${at}-${code}`, { countryCode: code, liked: 50 - at })),
    );
    const { top } = rankPlaces(many);
    expect(top).toHaveLength(topLimit);
    expect(rankPlaces(many.filter(({ countryCode }) => countryCode === 'AA')).top).toHaveLength(3);
    expect(rankPlaces([...many].reverse()).top).toEqual(top);
    expect(rankPlaces(many.map((each) => ({ ...each, scene: 'city' }))).top).toHaveLength(6);
  });
});

describe('hidden gems', () => {
  const gem = (slug: string, values: Partial<RankedPlace> = {}) =>
    place(slug, { hotels: 8, liked: 1, reviews: 300, rating: 4.5, ...values });
  /** Enough better known places that none of the others is one of them. */
  const known = Array.from({ length: topLimit }, (_, at) => place(`k-k${at}`, { countryCode: `K${at}` }));
  it('are small, well reviewed and not in the top list, the best loved first', () => {
    const { gems } = rankPlaces([
      ...known,
      gem('fine-aa', { rating: 4.3 }),
      gem('best-bb', { rating: 4.9 }),
      gem('large-cc', { hotels: 31 }),
      gem('single-dd', { hotels: 2 }),
      gem('unheard-ee', { reviews: 99 }),
      gem('poor-ff', { rating: 4.1 }),
      gem('silent-gg', { rating: null }),
      gem('town-hh', { scene: 'city' }),
    ]);
    expect(gems).toEqual(['best-bb', 'fine-aa']);
  });
  it('are never a top destination too, and at most twenty-four', () => {
    const all = Array.from({ length: 90 }, (_, at) => gem(`g${at}-xx`, { countryCode: `X${at % 40}` }));
    const { top, gems } = rankPlaces(all);
    expect(gems).toHaveLength(gemLimit);
    expect(gems.filter((slug) => top.includes(slug))).toEqual([]);
  });
});

describe('words of places', () => {
  const named = (city: string, state: string, countryCode: string) => ({ city, state, countryCode });
  it('are the city and its country, with the region where two would be one', () => {
    const portlands = [named('Portland', 'Maine', 'US'), named('Portland', 'Oregon', 'US')];
    const places = [named('São Paulo', 'SP', 'BR'), named('København', '', 'DK'), ...portlands];
    const slugs = giveSlugs(places, new Map());
    expect(places.map((each) => slugs.get(placeKey(each)))).toEqual([
      'sao-paulo-br',
      'kobenhavn-dk',
      'portland-maine-us',
      'portland-oregon-us',
    ]);
  });
  it('stay as they were given, and are never given twice', () => {
    const maine = named('Portland', 'Maine', 'US');
    const oregon = named('Portland', 'Oregon', 'US');
    const first = giveSlugs([maine], new Map());
    expect(first.get(placeKey(maine))).toBe('portland-us');
    const second = giveSlugs([oregon, maine], first);
    expect(second.get(placeKey(maine))).toBe('portland-us');
    expect(second.get(placeKey(oregon))).toBe('portland-oregon-us');
    const odd = [
      named('Ñ', '', 'ES'),
      named('ñ', '', 'ES'),
      named('東京', '', 'JP'),
      named('京都', '', 'JP'),
    ];
    const given = [...giveSlugs(odd, new Map()).values()];
    expect(new Set(given).size).toBe(4);
    for (const slug of given) expect(slug).toMatch(/^[a-z0-9-]+$/);
  });
});

it('looks for every country in one part of the world', () => {
  expect(['PT', 'US', 'AE', 'NZ', 'ZA', 'DK'].map(regionOf)).toEqual([
    'europe',
    'americas',
    'asia',
    'oceania',
    'africa',
    'europe',
  ]);
});

describe('a year’s prices', () => {
  it('compare months by one Wednesday each, from the 8th to the 14th', () => {
    for (const first of ['2026-12-01', '2027-01-01', '2027-02-01', '2027-09-01']) {
      const day = midweek(first);
      expect(day.slice(0, 7)).toBe(first.slice(0, 7));
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(3);
      expect(Number(day.slice(8))).toBeGreaterThanOrEqual(8);
      expect(Number(day.slice(8))).toBeLessThanOrEqual(14);
    }
  });
  it('are measured against the middle', () => {
    expect([median([]), median([7]), median([9, 1, 5]), median([4, 1, 2, 3])]).toEqual([null, 7, 5, 2.5]);
  });
});
