import type { Client } from '@portolan/client';
import { describe, expect, it, vi } from 'vitest';
import { lateClient } from './late-client.ts';

/** A client that answers with the operation's name, once and as a stream of two. */
const real = {
  call: (id: string) => Promise.resolve(id),
  async *stream(id: string) {
    yield await Promise.resolve(id);
    yield id;
  },
} as unknown as Client;

describe('a client that comes late', () => {
  it('is made by the first call, once for all of them', async () => {
    const make = vi.fn(() => Promise.resolve(real));
    const { client } = lateClient(make, vi.fn());
    expect(make).not.toHaveBeenCalled();
    expect(await Promise.all([client.call('getAgency'), client.call('getLanguages')])).toEqual([
      'getAgency',
      'getLanguages',
    ]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('streams', async () => {
    const { client } = lateClient(() => Promise.resolve(real), vi.fn());
    const lines: unknown[] = [];
    for await (const line of client.stream('searchHotels', {} as never)) lines.push(line);
    expect(lines).toEqual(['searchHotels', 'searchHotels']);
  });

  it('says when its code did not come, fails that call, and is made anew by the next', async () => {
    const gone = new Error('404');
    const make = vi.fn(() => Promise.resolve(real)).mockRejectedValueOnce(gone);
    const failed = vi.fn();
    const { client, wake } = lateClient(make, failed);
    wake();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(gone));
    expect(await client.call('getAgency')).toBe('getAgency');
    expect(failed).toHaveBeenCalledOnce();
  });
});
