import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createArtSigner } from './art-signer.ts';
import { createCache } from './cache.ts';
import { newId } from './ids.ts';
import { createIsoTime, createLogger } from './logger.ts';
import { createRateLimit } from './rate-limit.ts';
import { createSeal } from './seal.ts';
import { searchText } from './search-text.ts';

describe('a seal', () => {
  const seal = createSeal(Buffer.alloc(32, 1));
  it('opens to the same value for the same agency only', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, agency) => {
        const value = JSON.parse(json) as unknown;
        const closed = seal.close({ value }, agency);
        expect(closed).toMatch(/^[\w-]+$/);
        expect(seal.open(closed, agency)).toEqual({ value: JSON.parse(JSON.stringify(value)) });
        expect(seal.open(closed, `${agency}!`)).toBeNull();
      }),
    );
  });
  it('tells nothing and never throws when it was changed', () => {
    const closed = seal.close({ net: 20_037 }, 'a');
    expect(Buffer.from(closed, 'base64url').toString('latin1')).not.toContain('net');
    for (let at = 0; at < closed.length; at += 3) {
      const other = closed[at] === 'A' ? 'B' : 'A';
      expect(seal.open(closed.slice(0, at) + other + closed.slice(at + 1), 'a')).toBeNull();
    }
    for (const nonsense of ['', 'x', '🙂', 'A'.repeat(10_000)]) expect(seal.open(nonsense, 'a')).toBeNull();
    expect(createSeal(Buffer.alloc(32, 2)).open(closed, 'a')).toBeNull();
  });
});

describe('a cache', () => {
  it('loads a key once, however many ask', async () => {
    const cache = createCache<{ n: number }>({ max: 10, ttlMs: 60_000 });
    let loads = 0;
    const load = async () => ({ n: ++loads });
    const answers = await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('a', load)]);
    expect(answers.map((answer) => answer.n)).toEqual([1, 1, 1]);
    expect((await cache.get('a', load)).n).toBe(1);
  });
  it('answers with what it has at once, where that is asked', async () => {
    const cache = createCache<{ n: number }>({ max: 10, ttlMs: 60_000 });
    const load = async () => ({ n: 1 });
    const first = cache.getNow('a', load);
    expect(cache.getNow('a', load)).toBe(first);
    expect(cache.getNow('a', load)).toBeInstanceOf(Promise);
    await first;
    expect(cache.getNow('a', load)).toEqual({ n: 1 });
  });
  it('remembers no failure', async () => {
    const cache = createCache<{ n: number }>({ max: 10, ttlMs: 60_000 });
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('a', async () => ({ n: 2 }))).n).toBe(2);
  });
  it('does not keep what was loading while it was told to forget', async () => {
    const cache = createCache<{ n: number }>({ max: 10, ttlMs: 60_000 });
    let finish: (value: { n: number }) => void = () => undefined;
    const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    finish({ n: 1 });
    expect((await old).n).toBe(1);
    expect((await cache.get('a', async () => ({ n: 2 }))).n).toBe(2);
  });
  it('forgets what matches and keeps the rest, but nothing that is loading', async () => {
    const cache = createCache<{ of: string }>({ max: 10, ttlMs: 60_000 });
    await cache.get('a', async () => ({ of: 'one' }));
    await cache.get('b', async () => ({ of: 'other' }));
    let finish: (value: { of: string }) => void = () => undefined;
    const late = cache.get('c', () => new Promise((resolve) => (finish = resolve)));
    cache.forget(({ of }) => of === 'one');
    finish({ of: 'one' });
    await late;
    expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual([
      undefined,
      { of: 'other' },
      undefined,
    ]);
  });
});

describe('logs', () => {
  it('write every instant as ISO does', () => {
    const instants = [
      0,
      999,
      1000,
      1007,
      61_000,
      Date.UTC(2026, 11, 31, 23, 59, 59, 999),
      Date.UTC(2027, 0, 1),
      5,
    ];
    const left = [...instants];
    const time = createIsoTime(() => left.shift()!);
    for (const instant of instants) expect(time()).toBe(`,"time":"${new Date(instant).toISOString()}"`);
  });

  it('hold no personal data: no address, password, token, nor the values that a database quotes', () => {
    let text = '';
    const logger = createLogger('info', new Writable({ write: (chunk, _, done) => ((text += chunk), done()) }));
    const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      detail: 'Key (email)=(tara@harbour.example) already exists.',
      where: 'tara@harbour.example',
      parameters: ['tara@harbour.example'],
    });
    logger.error({ err: error }, 'failed');
    logger.info({ email: 'tara@harbour.example', user: { email: 'tara@harbour.example', token: 'tara' }, password: 'tara' }, 'x');
    expect(text).toContain('23505');
    expect(text).not.toContain('tara');
  }); // prettier-ignore
});

describe('small things', () => {
  it('ids are unguessable and never equal', () => {
    const ids = new Set(Array.from({ length: 1_000 }, () => newId('q')));
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^q_[0-9a-z]{26}$/);
  });
  it('search text is what people type', () => {
    expect(searchText('  São   João—d’El-Rei ')).toBe('sao joao d el rei');
    expect(searchText('Ærø')).toBe('aero');
    expect(searchText('دبي')).toBe('دبي');
    expect(searchText("'; drop -- & | ! : *")).toBe('drop');
  });
  it('a limit opens again when its window has passed', () => {
    let now = 0;
    const limit = createRateLimit({ max: 2, windowMs: 1_000, clock: { now: () => now } });
    expect([limit.hit('a'), limit.hit('a'), limit.hit('a')]).toEqual([0, 0, 1]);
    expect(limit.hit('b')).toBe(0);
    now = 1_000;
    expect(limit.hit('a')).toBe(0);
    limit.clear('a');
    expect([limit.hit('a'), limit.hit('a')]).toEqual([0, 0]);
  });
  it('addresses of pictures survive odd words and open only with our key', () => {
    const art = createArtSigner(Buffer.alloc(32, 1));
    const owner = { siteOrigin: '', agency: { primaryColor: '#0b63ce' } };
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        const address = art.pictureUrl(owner, { kind: 'beach', seed });
        expect(art.open(address)).not.toBeNull();
        expect(address).toMatch(/^\/art\/v1\/[\w./~-]+\.svg$/);
        expect(createArtSigner(Buffer.alloc(32, 2)).open(address)).toBeNull();
      }),
    );
    expect(art.pictureUrl(owner, { kind: 'no-such-kind', seed: 's' })).toContain('/city/');
  });
});
