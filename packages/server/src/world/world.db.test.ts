import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => void (server = await aTestServer()));
afterAll(() => server?.close());

const read = (tile: string) => server.call(`/map/1/${tile}`, { host: 'any.host' });

describe('the tiles of our own map', () => {
  it('may be kept for ever and read by any page', async () => {
    // Portugal.
    const answer = await read('5/15/12');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const raw = await server.app.inject({ url: '/map/1/5/15/12', headers: { host: 'any.host' } });
    const tile = gunzipSync(raw.rawPayload).toString('latin1');
    for (const word of ['land', 'rivers', 'borders', 'towns', 'places', 'Lisbon'])
      expect(tile).toContain(word);
  });

  it('are empty where there is only sea', async () => {
    const { status, text } = await read('5/8/20');
    expect([status, text]).toEqual([204, '']);
  });

  it.each(['6/0/0', '5/32/0', '5/0/32', '0/1/0', '5/-1/0', '5/1.5/0', 'a/b/c', '5/../5', '5/15'])(
    'are not there as %s',
    async (tile) => expect((await read(tile)).status).toBe(404),
  );
});
