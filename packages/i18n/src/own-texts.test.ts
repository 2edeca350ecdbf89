import { describe, expect, it } from 'vitest';
import type { Catalogue, TextKey } from './catalogue.ts';
import { ownAreas, ownTextProblem, widgetTexts } from './own-texts.ts';
import { createT } from './t.ts';

const key = (name: string) => name as TextKey;

describe('a text in an agency’s own words', () => {
  it.each([
    ['Deals this week', 'Getaways in the sun'],
    ['© {{year}} {{agency}}', '{{agency}} · {{ year }}'],
    ['{{count, number}} deals', 'all {{count, number}} of them'],
    ['Hotels', 'R&D "hôtels" & more – 100 %'],
    ['Hotels', 'فنادق\u200F'],
    ['x', 'y'.repeat(60)],
  ])('may stand in place of %j as %j', (original, text) => {
    expect(ownTextProblem(original, text)).toBeNull();
  });

  it.each([
    ['Hotels', '  ', 'must say something'],
    ['Hotels', 'y'.repeat(61), 'must have at most 60 characters'],
    ['y'.repeat(50), 'y'.repeat(101), 'must have at most 100 characters'],
    ['Hotels', 'one\ntwo', 'must be one line without control characters'],
    ['Hotels', 'a\u202Eb', 'must be one line without control characters'],
    ['Hotels', '<b>Hotels</b>', 'must be plain text, without markup'],
    ['Hotels', '<img src=x onerror=alert(1)', 'must be plain text, without markup'],
    ['Hotels', '$t(common.retry)', 'must not look up other texts'],
    ['Hotels', 'Hotels {{', 'has a hole that cannot be filled'],
    ['Hi {{name}}', 'Hi {{name.first}}', 'has a hole that cannot be filled'],
    ['Hi {{name}}', 'Hi', 'must keep {{name}}'],
    ['Hi', 'Hi {{name}}', 'must not have {{name}}'],
    ['{{count, number}} deals', '{{count}} deals', 'must keep {{count, number}}'],
  ])('may not stand in place of %j as %j', (original, text, problem) => {
    expect(ownTextProblem(original, text)).toBe(problem);
  });
});

describe('createT with an agency’s own words', () => {
  const catalogues: Catalogue[] = [
    { a: 'Hola', n_one: 'una', n_other: '{{count}} muchas' },
    { a: 'Hello', b: 'Bye' },
  ];

  it('says them in the place of the texts with their keys, and hands them on', () => {
    const own = { es: { a: 'Buenas' }, en: { b: 'Never' } };
    const t = createT('es', catalogues, own);
    expect([t(key('a')), t(key('b')), t.own]).toEqual(['Buenas', 'Bye', own]);
  });
  it('says a plural form for its own numbers alone', () => {
    const t = createT('es', catalogues, { es: { n_other: '{{count}} a montones' } });
    expect([1, 2].map((count) => t(key('n'), { count }))).toEqual(['una', '2 a montones']);
  });
  it('has no text more than without them', () => {
    const t = createT('es', catalogues, { es: { c: 'Nada' } });
    expect([t.has('c'), t(key('c'))]).toEqual([false, 'c']);
  });
});

it('leaves the words of agents’ screens to the product, and keeps from widgets what they never say', () => {
  expect(ownAreas).toContain('deals');
  expect(ownAreas).not.toContain('agent');
  expect(ownAreas).not.toContain('business');
  const texts = { es: { 'deals.heading': 'A', 'site.faq': 'B' }, en: { 'site.faq': 'C' } };
  expect(widgetTexts(texts)).toEqual({ es: { 'deals.heading': 'A' } });
  expect(widgetTexts({ en: { 'site.faq': 'C' } })).toBeUndefined();
  expect(widgetTexts(undefined)).toBeUndefined();
});
