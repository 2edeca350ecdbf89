import { gunzipSync } from 'node:zlib';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let picture: string;
beforeAll(async () => {
  server = await aTestServer();
  const record = await server.context.agencies.byHost('harbour.localhost');
  if (!record) throw new Error('harbour is missing');
  picture = new URL(server.context.art.pictureUrl(record, { kind: 'beach', seed: 'a seed/with.odd~signs' }))
    .pathname;
});
afterAll(() => server?.close());

describe('signed illustrations', () => {
  it('are drawn, may be kept for ever, and can do nothing as a document', async () => {
    const answer = await server.call(picture, { host: 'any.host' });
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/^<svg [\s\S]+<\/svg>$/);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'unsafe-inline'; .*; sandbox$/,
      ),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  it('travel compressed', async () => {
    const answer = await server.app.inject({ url: picture, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe((await server.call(picture)).text);
  });
  it('exist only where the signature fits', async () => {
    const changed = [
      picture.replace('/beach/', '/desert/'),
      picture.replace(/\.[\w-]{16}\.svg$/, '.AAAAAAAAAAAAAAAA.svg'),
      picture.replace(/\.[\w-]{16}\.svg$/, '.svg'),
      `${picture}.svg`,
      picture.replace('.svg', '.png'),
      '/art/v1/',
      '/art/v1/../../etc/passwd',
    ];
    for (const path of changed) expect((await server.call(path)).status, path).toBe(404);
  });
  describe('as pixels', () => {
    let share: string;
    beforeAll(() => {
      share = server.context.art.sharePath(picture) ?? '';
    });
    it('are a PNG of the size that networks ask for, and may be kept for ever', async () => {
      const answer = await server.app.inject({ url: share, headers: { host: 'any.host' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const png = answer.rawPayload;
      expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      // More than one colour, and no more than networks fetch.
      expect(png.length).toBeGreaterThan(10_000);
      expect(png.length).toBeLessThan(300_000);
      expect((await server.app.inject({ url: share })).rawPayload.equals(png)).toBe(true);
    });
    it('exist only where a signature of their own fits', async () => {
      const [, mac] = /\.([\w-]{16})\.svg$/.exec(picture) ?? [];
      for (const path of [
        share.replace('/beach/', '/desert/'),
        share.replace('/hero/', '/card/'),
        share.replace(/\.[\w-]{16}\.png$/, '.AAAAAAAAAAAAAAAA.png'),
        share.replace(/\.[\w-]{16}\.png$/, `.${mac}.png`),
        share.replace('.png', '.svg'),
        share.replace('.png', '.jpg'),
        picture.replace('.svg', '.png'),
      ])
        expect((await server.call(path)).status, path).toBe(404);
    });
    it('are of scenes of ours alone', () => {
      const { art } = server.context;
      expect(art.sharePath(`https://shop.example${picture}`)).toBe(share);
      for (const address of [
        'https://shop.example/photo.jpg',
        picture.replace('/beach/', '/desert/'),
        art.vendorPath('Kestrel Cars'),
        art.markPath('Pine', 'pine', '#0b63ce', 'square'),
        'http://[',
        '',
      ])
        expect(art.sharePath(address), address).toBeNull();
    });
  });
  it('serve as an agency’s logo, mobile logo and favicon (AGY-03, AGY-04, AGY-05)', async () => {
    for (const site of ['harbour', 'safar']) {
      const { data } = (await server.call('/api/agency', { site })).json;
      const marks = await Promise.all(
        [data.logo, data.logoMobile, data.favicon].map(async (url: string) =>
          server.call(new URL(url).pathname),
        ),
      );
      expect(marks.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(new Set(marks.map((answer) => answer.text)).size).toBe(3);
    }
  });
});
