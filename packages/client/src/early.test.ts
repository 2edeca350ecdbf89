import { dealRoutes } from '@portolan/contract/deal-routes';
import { routes } from '@portolan/contract/routes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callEarly, fetchWidgetConfig, fetchWidgetExtras, isAborted } from './early.ts';
import { createClient, type ClientOptions } from './index.ts';

const options: ClientOptions = {
  base: 'https://api.test',
  agencyKey: 'pk_demo_harbour',
  language: 'pt',
  sessionId: 's-1',
  timeZone: 'Europe/Paris',
  correlationId: 'c-1',
};
const query = { top_destination: '', lat: '1', long: '2', currency: 'EUR' };
const input = {
  params: { provider: 'a/b' },
  body: { latitude: 1, longitude: 2, isOTA: true, isHome: true, isFromDestination: false },
};

/** What a call sends, in a form that can be compared. */
async function sent(call: () => Promise<unknown> | undefined): Promise<unknown> {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: [] }));
  vi.stubGlobal('fetch', fetch);
  expect(await call()).toEqual({ data: [] });
  const [url, { method, headers, body, credentials }] = fetch.mock.lastCall!;
  return { url, method, headers, body, credentials };
}
const answers = (...answers: (Response | Error)[]) => {
  const fetch = vi.fn(async (..._: unknown[]) => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => void vi.unstubAllGlobals());

describe('a call without a client', () => {
  it('sends what the client would send', async () => {
    const client = createClient(options);
    expect(await sent(() => callEarly(dealRoutes, options, 'getHotelDealsV2', { query }))).toEqual(
      await sent(() => client.call('getHotelDealsV2', { query })),
    );
    expect(await sent(() => callEarly(dealRoutes, options, 'searchActivityDeals', input))).toEqual(
      await sent(() => client.call('searchActivityDeals', input)),
    );
    expect(routes).toMatchObject(dealRoutes);
  });

  it('leaves every other operation to the client', () => {
    expect(callEarly(dealRoutes, options, 'getAgency', undefined)).toBeUndefined();
  });

  it('tries a GET without an answer once more, and a POST never', async () => {
    const get = answers(new TypeError('no'), Response.json({ data: 1 }));
    expect(await callEarly(dealRoutes, options, 'getHotelDealsV2', { query })).toEqual({ data: 1 });
    expect(get).toHaveBeenCalledTimes(2);
    const post = answers(new TypeError('no'));
    await expect(callEarly(dealRoutes, options, 'searchActivityDeals', input)).rejects.toMatchObject({
      code: 'NETWORK',
      status: 0,
      message: 'Something went wrong',
    });
    expect(post).toHaveBeenCalledOnce();
  });

  it("fails with the server's own words, and as an abort when it was taken back", async () => {
    answers(Response.json({ error: 'Slow down', code: 'TOO_MANY_REQUESTS' }, { status: 429 }));
    await expect(callEarly(dealRoutes, options, 'getHotelDealsV2', { query })).rejects.toMatchObject({
      status: 429,
      message: 'Slow down',
    });
    const taken = answers(new DOMException('Aborted', 'AbortError'));
    const error: unknown = await callEarly(dealRoutes, options, 'getHotelDealsV2', { query })!.catch(
      (reason: unknown) => reason,
    );
    expect(isAborted(error)).toBe(true);
    expect(taken).toHaveBeenCalledOnce();
  });
});

describe.each([
  ['config', fetchWidgetConfig],
  ['extras', fetchWidgetExtras],
] as const)('the %s of a key', (name, load) => {
  const address = `https://api.test/sdk/v1/${name}?key=pk+1`;
  it('is a simple request: no header, no credentials', async () => {
    const fetch = answers(Response.json({ data: { a: 1 } }), Response.json({ data: { a: 2 } }));
    expect(await load('https://api.test', 'pk 1')).toEqual({ a: 1 });
    expect(await load('https://api.test', 'pk 1', 'pt')).toEqual({ a: 2 });
    const options = { method: 'GET', credentials: 'omit' };
    expect(fetch.mock.calls).toEqual([
      [address, options],
      [`${address}&lang=pt`, options],
    ]);
  });
  it('names no language that the page does not have', async () => {
    const fetch = answers(Response.json({ data: {} }));
    await load('https://api.test', 'pk 1', null);
    expect(fetch.mock.calls[0]).toEqual([address, expect.anything()]);
  });
  it('fails with the line for the page’s developer', async () => {
    answers(
      Response.json({ error: 'No', code: 'KEY_UNKNOWN', data: { fix: 'copy the key' } }, { status: 404 }),
    );
    await expect(load('https://api.test', 'pk 1')).rejects.toMatchObject({
      code: 'KEY_UNKNOWN',
      data: { fix: 'copy the key' },
    });
  });
});
