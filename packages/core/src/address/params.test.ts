import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneOf, parseFlag, parseText, readParams, someOf } from './index.ts';

const table = {
  place: { parse: parseText, maxLength: 20 },
  sort: { parse: oneOf(['price', 'time']) },
  bags: { parse: someOf([0, 1, 2]) },
  direct: { parse: parseFlag },
};
const read = (search: string) => readParams(table, new URLSearchParams(search));

describe('the parameters of an address', () => {
  it('are read by the table of a service, and absent where nothing is said', () => {
    expect(read('place=Porto&sort=time&bags=2,0,9&direct=1')).toEqual({
      values: { place: 'Porto', sort: 'time', bags: [0, 2], direct: true },
      problems: [],
    });
    expect(read('place=&other=1')).toEqual({ values: {}, problems: [] });
  });

  it('count once, the first time', () => {
    expect(read('sort=price&sort=time&sort=x')).toEqual({
      values: { sort: 'price' },
      problems: [{ param: 'sort', reason: 'duplicate' }],
    });
  });

  it('are not read when they are too long, and absent when they mean nothing', () => {
    expect(read(`place=${'x'.repeat(21)}&sort=up&direct=yes`)).toEqual({
      values: {},
      problems: [
        { param: 'place', reason: 'too-long' },
        { param: 'sort', reason: 'malformed' },
        { param: 'direct', reason: 'malformed' },
      ],
    });
  });

  it('never throw, and yield nothing under a name that the table does not have', () => {
    const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', ...Object.keys(table)), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (pairs) => {
        const { values } = readParams(table, pairs);
        expect(Object.keys(values).filter((key) => !(key in table))).toEqual([]);
        expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
      }),
    );
  });
});
