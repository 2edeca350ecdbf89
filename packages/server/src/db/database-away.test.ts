import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('a database that is away', () => {
  it('is told by connections that break or cannot be made, and by a server without room', () => {
    for (const code of ['57P01', '57P02', '57P03', '08006', '53100', '53300'])
      expect(isDatabaseAway(coded(code)), code).toBe(true);
    for (const text of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])
      expect(isDatabaseAway(new Error(text)), text).toBe(true);
    expect(isDatabaseAway(coded('ECONNREFUSED', { syscall: 'connect' }))).toBe(true);
    expect(isDatabaseAway(coded('EPIPE', { syscall: 'write' }))).toBe(true);
    expect(isDatabaseAway(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe(true);
  });
  it('is not told by a mistake of ours, nor by a file that is missing', async () => {
    for (const code of ['42703', '23505', '23514', '40P01', '57014', 'ECONNREFUSED'])
      expect(isDatabaseAway(coded(code)), code).toBe(false);
    const missing: unknown = await readFile('/nowhere/at-all').catch((error: unknown) => error);
    expect(isDatabaseAway(missing)).toBe(false);
    for (const thing of [null, undefined, 'Connection terminated', { code: '57P01' }])
      expect(isDatabaseAway(thing)).toBe(false);
  });
});
