import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashRequest } from './idempotency.ts';

describe('the hash of a request', () => {
  it('is the same whatever the order of members, and when a member is undefined', () => {
    expect(hashRequest({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      hashRequest({ b: { d: null, c: [1, 2] }, a: 1, e: undefined }),
    );
  });
  it('differs for anything else', () => {
    const all = [
      {},
      { a: 1 },
      { a: '1' },
      { a: [1] },
      { a: null },
      [{ a: 1 }],
      { a: { b: 1 } },
      { 'a":1,"b': 1 },
      'a',
      null,
      { a: [1, 2] },
      { a: [2, 1] },
      { a: [[1], 2] },
    ];
    expect(new Set(all.map(hashRequest)).size).toBe(all.length);
  });
  it('tells different JSON values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
        expect(hashRequest(a) === hashRequest(b)).toBe(same);
      }),
    );
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return { list: value.map(sorted) };
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
  return { members };
}
