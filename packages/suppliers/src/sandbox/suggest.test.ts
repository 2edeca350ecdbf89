import { beforeAll, describe, expect, it } from 'vitest';
import { createSuggester, fold, type Suggester } from './suggest.ts';

describe('suggestions', () => {
  let suggester: Suggester;
  beforeAll(async () => {
    suggester = createSuggester('aurora');
    await suggester.ready;
  });

  it.each([
    ['lis', 'city', 'Lisbon'],
    ['Lisboa', 'city', 'Lisbon'],
    ['MÜNCHEN', 'city', 'Munich'],
    ['munc', 'city', 'Munich'],
    ['köln', 'city', 'Köln'],
    ['cologne', 'city', 'Köln'],
    ['koln', 'city', 'Köln'],
    ['new york', 'city', 'New York City'],
    ['York, United Kingdom', 'city', 'York'],
    ['paris france', 'city', 'Paris'],
    ['sao paulo', 'city', 'São Paulo'],
    ['saint-tropez', 'city', 'Saint-Tropez'],
    ['st. moritz', 'city', 'St. Moritz'],
    ['goa', 'region', 'Goa'],
    ['bali', 'region', 'Bali'],
    ['tuscany', 'region', 'Tuscany'],
    ['LHR', 'airport', 'London Heathrow (LHR)'],
    ['jfk', 'airport', 'New York John F. Kennedy (JFK)'],
  ])('finds %s as a %s: %s', (typed, type, name) => {
    expect(suggester.suggest(typed, 5)[0]).toMatchObject({ type, name });
  });

  it('finds a property by words of its name in any order, with its city', () => {
    const [one] = suggester.suggest('pátio castelo lisbon', 5);
    expect(one).toMatchObject({ type: 'property', context: 'Lisbon, Portugal' });
    expect(suggester.suggest('castelo patio', 5).some(({ id }) => id === one?.id)).toBe(true);
  });

  it('offers cities, airports and properties together when there is room', () => {
    const types = new Set(suggester.suggest('lisbon', 10).map(({ type }) => type));
    expect([...types].sort()).toEqual(['airport', 'city', 'property']);
  });

  it('ranks bigger places first and keeps to the limit', () => {
    const names = suggester.suggest('san', 8).map(({ name }) => name);
    expect(names).toHaveLength(8);
    expect(names[0]).toBe('Santiago');
  });

  it.each(['', '   ', '!!!', '算', 'zzzz qqqq', 'x'.repeat(5000)])('has nothing for %j', (typed) => {
    expect(suggester.suggest(typed, 5)).toEqual([]);
  });

  it('folds case, diacritics and punctuation', () => {
    expect(fold("  L'Aquila – Łódź, Ærø ")).toBe('laquila lodz aero');
  });
});
