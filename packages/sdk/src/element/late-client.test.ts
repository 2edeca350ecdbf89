import type { Client } from '@portolan/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateClient } from './late-client.ts';
import { watchOver } from './watch.ts';

/** A client that answers with the operation's name, once and as a stream of two. */
const real = {
  call: (id: string) => Promise.resolve(id),
  async *stream(id: string) {
    yield await Promise.resolve(id);
    yield id;
  },
} as unknown as Client;

const unwatched = () => ({
  good() {},
  bad(error: unknown): never {
    throw error;
  },
});

describe('a client that comes late', () => {
  it('is made by the first call, once for all of them', async () => {
    const make = vi.fn(() => Promise.resolve(real));
    const client = lateClient({ load: make, onUse: vi.fn(), onFailure: vi.fn(), watch: unwatched });
    expect(make).not.toHaveBeenCalled();
    expect(await Promise.all([client.call('getAgency'), client.call('getLanguages')])).toEqual([
      'getAgency',
      'getLanguages',
    ]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('streams', async () => {
    const client = lateClient({
      load: () => Promise.resolve(real),
      onUse: vi.fn(),
      onFailure: vi.fn(),
      watch: unwatched,
    });
    const lines: unknown[] = [];
    for await (const line of client.stream('searchHotels', {} as never)) lines.push(line);
    expect(lines).toEqual(['searchHotels', 'searchHotels']);
  });

  it('says when its code did not come, fails that call, and is made anew by the next', async () => {
    const gone = new Error('404');
    const make = vi.fn(() => Promise.resolve(real)).mockRejectedValueOnce(gone);
    const failed = vi.fn();
    const client = lateClient({ load: make, onUse: vi.fn(), onFailure: failed, watch: unwatched });
    client.wake!();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(gone));
    expect(await client.call('getAgency')).toBe('getAgency');
    expect(failed).toHaveBeenCalledOnce();
  });

  it('tells that it is in use when it is woken and after an answer, never before a request', async () => {
    const order: string[] = [];
    const load = () =>
      Promise.resolve({
        ...real,
        call: (id: string) => Promise.resolve(order.push(id)),
      } as unknown as Client);
    const client = lateClient({
      load,
      onUse: () => order.push('in use'),
      onFailure: vi.fn(),
      watch: unwatched,
    });
    await client.call('getAgency');
    expect(order).toEqual(['getAgency', 'in use']);
    client.wake!();
    await vi.waitFor(() => expect(order).toEqual(['getAgency', 'in use', 'in use']));
  });

  it('does not tell that it is in use when it could not be loaded', async () => {
    const onUse = vi.fn();
    const onFailure = vi.fn();
    const load = () => Promise.reject(new Error('gone'));
    lateClient({ load, onUse, onFailure, watch: unwatched }).wake!();
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(onUse).not.toHaveBeenCalled();
  });
});

describe('who watches over calls', () => {
  const told: boolean[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    told.length = 0;
  });
  afterEach(() => void vi.useRealTimers());
  const watch = () => watchOver(4000, (fails) => told.push(fails));
  const fails = (error: object, watched = watch()('a', undefined)) => {
    expect(() => watched.bad(error)).toThrow();
  };

  it('tells once when the first of several calls is late, and when the last is answered', () => {
    const over = watch();
    const [a, b] = [over('a', undefined), over('b', undefined)];
    vi.advanceTimersByTime(4000);
    expect(told).toEqual([true]);
    a!.good();
    expect(told).toEqual([true]);
    b!.good();
    expect(told).toEqual([true, false]);
  });

  it.each([{ status: 0 }, { status: 503 }, { status: 429 }])('tells of a failure %j', (error) => {
    fails(Object.assign(new Error('no'), error));
    expect(told).toEqual([true]);
  });

  it('says nothing of what the traveller did, or took back', () => {
    fails(Object.assign(new Error('no'), { status: 404 }));
    fails(Object.assign(new Error('no'), { name: 'AbortError' }));
    const abort = new AbortController();
    watch()('a', abort.signal);
    abort.abort();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual([]);
  });
});
