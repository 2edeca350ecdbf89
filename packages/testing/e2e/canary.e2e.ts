import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { packSdk, tarball } from '@portolan/tooling/pack';
import { browserDir } from '@portolan/tooling/paths';
import { historyOf } from '@portolan/tooling/publish';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findWritten, leastAmount, type Canary } from '../src/fuzz/canary.ts';
import { theDatabase } from '../src/stage.ts';

// What everybody can fetch without asking anybody: the files that browsers load, and the package that partners install. The amounts come
// from what an agent reads on this very product, whose suppliers price the same stays alike in every run.

const product = inject('product');
const database = theDatabase();
const canaries: Canary[] = [];
/** Every file, by where it is. */
const files = new Map<string, string>();

async function ask<T>(path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(`${product.api}${path}`, {
    method: 'POST',
    headers: {
      host: new URL(product.site).host,
      'content-type': 'application/json',
      ...(token ? { 'x-access-token': token } : {}),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.status, `${path}: ${text.slice(0, 300)}`).toBe(200);
  return (path.endsWith('/search') ? text : JSON.parse(text)) as T;
}

/** Outlines of pictures are thousands of digits in a row: chance writes any price there. */
function withoutPictures(text: string): string {
  return text.replaceAll(/(["'`])[Mm][\d\s.,LlHhVvCcSsQqTtAaZzMm-]+\1/g, '""');
}

/** MapLibre's own code is full of numbers, and one of them may be a price. */
function isMapLibre(name: string): boolean {
  return /\/(?:ground|maplibre-gl-worker)-[\w-]+\.m?js$/.test(name);
}

/** The files of a packed package: headers of 512 bytes, each before what it names. */
function unpack(packed: Buffer): Map<string, string> {
  const all = gunzipSync(packed);
  const found = new Map<string, string>();
  for (let at = 0; at + 512 <= all.length && all[at] !== 0;) {
    const field = (from: number, length: number) =>
      all.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = parseInt(field(124, 12), 8);
    found.set(field(0, 100), all.toString('utf8', at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return found;
}

beforeAll(async () => {
  for (const part of readdirSync(browserDir))
    for (const name of historyOf(join(browserDir, part)).current)
      if (!/\.(?:br|gz)$/.test(name)) files.set(`${part}/${name}`, readFileSync(join(browserDir, part, name), 'utf8'));
  await packSdk();
  for (const [name, text] of unpack(readFileSync(tarball))) files.set(`npm:${name}`, text);

  const login = await ask<{ data: { accessToken: string } }>('/api/auth/login', {
    email: 'agent@harbour.example', password: 'Portolan-demo-1',
  });
  const stay = { occupancy: [{ adults: 2, childAges: [] }], currency: 'USD' };
  for (const [checkIn, checkOut] of [['2027-03-01', '2027-03-08'], ['2027-07-01', '2027-07-15']])
    for (const [latitude, longitude] of [[38.7223, -9.1393], [35.0116, 135.7681], [41.9028, 12.4964]]) {
      const found = await ask<string>(
        '/api/hotels/search', { ...stay, checkIn, checkOut, latitude, longitude, radiusKm: 20 }, login.data.accessToken,
      );
      for (const [, amount] of found.matchAll(/"net":\{"amount":(\d+),"currency":"USD"\}/g))
        if (Number(amount) >= leastAmount && Number(amount) % 10_000 !== 0)
          canaries.push({ amount: Number(amount), digits: 2, what: 'net in USD' });
    }
  const { rows } = await database.query<{ net: string }>(`select distinct price ->> 'net' as net from quotes`);
  for (const { net } of rows) if (Number(net) >= leastAmount) canaries.push({ amount: Number(net), digits: 2, what: 'net of a quote' });
}, 180_000); // prettier-ignore

describe('what is built for browsers and packed for partners', () => {
  it('holds no wholesale price that an agent reads on the product', () => {
    expect(canaries.length).toBeGreaterThan(30);
    expect([...files.keys()].filter((name) => name.startsWith('site/')).length).toBeGreaterThan(10);
    expect([...files.keys()].filter((name) => name.startsWith('sdk/')).length).toBeGreaterThan(10);
    expect([...files.keys()].filter((name) => name.startsWith('npm:')).length).toBeGreaterThan(5);
    for (const [name, text] of files)
      if (!isMapLibre(name)) expect(findWritten(withoutPictures(text), canaries), name).toEqual([]);
    // Its drawing code and its worker, of the site and of the sdk, in each form that they are shipped in.
    expect([...files.keys()].filter(isMapLibre).length).toBeLessThan(12);
    // Whoever looks for one finds it: in a file that held it, it would be seen.
    const [one] = canaries;
    expect(findWritten(withoutPictures(`export const rate={net:${one!.amount / 100}}`), [one!])).toEqual([
      one,
    ]);
  });

  it('holds none of the words that only the server has for what makes a price, nor a secret', () => {
    const words = [
      'agencyMarkup', 'platformFee', 'supplierNet', 'supplierPenalty', 'basisPoints', 'basis_points', 'agentCommission',
      'agency_commission', 'markup_rules', 'whsec_', 'ps_demo_', 'Portolan-demo', 'GATEWAY_SECRET', 'PORTOLAN_SECRET',
    ]; // prettier-ignore
    // The owner's screen of rules writes percentages as the API does; no other file of the site knows how.
    const isOffice = (name: string) => /^site\/Office-[\w-]+\.js$/.test(name);
    for (const [name, text] of files)
      expect(
        words.filter((word) => text.includes(word) && !(word === 'basisPoints' && isOffice(name))),
        name,
      ).toEqual([]);
    expect([...files.keys()].filter(isOffice)).toHaveLength(1);
  });
});
