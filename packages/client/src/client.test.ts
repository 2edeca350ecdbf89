import { describe, expect, it, vi } from 'vitest';
import { ApiError, createClient, isAborted, type ClientOptions } from './index.ts';

/** A fetch that answers what it is told and remembers what it was asked. */
function fakeFetch(...answers: (Response | Error | (() => Response))[]) {
  const calls: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init: RequestInit = {}) => {
    calls.push({ url: String(url), init, headers: init.headers as Record<string, string> });
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    const answer = answers[Math.min(calls.length, answers.length) - 1]!;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer() : answer.clone();
  });
  return { fetch: fetch as typeof globalThis.fetch, calls };
}
const ok = (body: unknown = { data: [] }) => new Response(JSON.stringify(body), { status: 200 });
const fails = (status: number, body?: unknown) =>
  new Response(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body), { status });

function client(fetch: typeof globalThis.fetch, more: Partial<ClientOptions> = {}) {
  return createClient({
    base: 'https://api.test',
    language: 'pt',
    sessionId: 's-1',
    timeZone: 'Europe/Paris',
    fetch,
    ...more,
  });
}

describe('what every call carries', () => {
  it('sends JSON, language, session and time zone (API-GEN-02, API-GEN-03, API-GEN-04, API-GEN-05)', async () => {
    const { fetch, calls } = fakeFetch(ok());
    await client(fetch).call('getAgency');
    expect(calls[0]!.url).toBe('https://api.test/api/agency');
    expect(calls[0]!.headers).toEqual({
      'Content-Type': 'application/json',
      'Accept-Language': 'pt',
      'x-session-id': 's-1',
      timeZone: 'Europe/Paris',
    });
  });

  it("names the browser's own zone when told none", async () => {
    const { fetch, calls } = fakeFetch(ok());
    await client(fetch, { timeZone: undefined }).call('getAgency');
    expect(calls[0]!.headers.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('sends the access token only when there is one, asked for at each call (API-GEN-06)', async () => {
    const { fetch, calls } = fakeFetch(ok());
    let token: string | null = null;
    const api = client(fetch, { getAccessToken: () => token });
    await api.call('getAgency');
    token = 'abc';
    await api.call('getAgency');
    expect(calls.map(({ headers }) => headers['x-access-token'])).toEqual([undefined, 'abc']);
  });

  it('follows a language that changes', async () => {
    const { fetch, calls } = fakeFetch(ok());
    let language = 'en';
    const api = client(fetch, { language: () => language });
    await api.call('getAgency');
    language = 'ar';
    await api.call('getAgency');
    expect(calls.map(({ headers }) => headers['Accept-Language'])).toEqual(['en', 'ar']);
  });

  it('says optional auth on deal and proposal links, and for the gateway, but never with a token (API-GEN-10)', async () => {
    const { fetch, calls } = fakeFetch(ok());
    await client(fetch, { optionalAuth: () => true }).call('getAgency');
    await client(fetch).call('getPaymentGateway');
    await client(fetch).call('getAgency');
    await client(fetch, { optionalAuth: true, getAccessToken: () => 't' }).call('getPaymentGateway');
    expect(calls.map(({ headers }) => headers['x-optional-auth'])).toEqual([
      'true',
      'true',
      undefined,
      undefined,
    ]);
  });

  it('sends a correlation id from the hotel client and not from the main one (API-GEN-13, API-GEN-14)', async () => {
    const { fetch, calls } = fakeFetch(ok());
    const api = client(fetch, { correlationId: 'c-1' });
    await api.call('autocompleteHotelsV2', { query: { key: 'lis' } });
    await api.call('getAgency');
    expect(calls.map(({ headers }) => headers['x-correlation-id'])).toEqual(['c-1', undefined]);
  });
  it('correlates the hotel client’s calls by the visit before a flow has an id (API-GEN-13)', async () => {
    const { fetch, calls } = fakeFetch(ok());
    const api = client(fetch, { sessionId: 'visit-1', correlationId: () => undefined });
    await api.call('autocompleteHotelsV2', { query: { key: 'lis' } });
    await api.call('suggestHotels', { body: { text: 'lis', isManageLocation: false } });
    await api.call('getHotelDealsV2', { query: {} });
    await api.call('getAgency');
    const ids = calls.map(({ headers }) => headers['x-correlation-id']);
    expect(ids).toEqual(['visit-1', 'visit-1', 'visit-1', undefined]);
  });
  it('lets a call outlive its page where it is told to', async () => {
    const { fetch, calls } = fakeFetch(ok());
    await client(fetch).call('logout', { keepalive: true });
    await client(fetch).call('getAgency');
    expect(calls.map(({ init }) => init.keepalive)).toEqual([true, undefined]);
  });

  it('shows a key and hides all cookies on a partner page', async () => {
    const { fetch, calls } = fakeFetch(ok());
    await client(fetch, { agencyKey: 'pk_demo_harbour' }).call('getAgency');
    expect(calls[0]!.headers['x-agency-key']).toBe('pk_demo_harbour');
    expect(calls[0]!.init.credentials).toBe('omit');
  });

  it('asks for the widget configuration without a header of its own, so that it needs no preflight', async () => {
    const { fetch, calls } = fakeFetch(ok());
    await client(fetch, { getAccessToken: () => 't' }).call('getWidgetConfig', {
      query: { key: 'pk 1', lang: undefined },
    });
    expect(calls[0]!.url).toBe('https://api.test/sdk/v1/config?key=pk+1');
    expect(calls[0]!.headers).toEqual({});
  });
});

it('fills the path, writes the query and sends the body', async () => {
  const { fetch, calls } = fakeFetch(ok());
  const api = client(fetch);
  await api.call('searchActivityDeals', {
    params: { provider: 'a/b' },
    body: { latitude: 1, longitude: 2, isOTA: true, isHome: true, isFromDestination: false },
  });
  await api.call('getHotelDealsV2', { query: { top_destination: '', lat: '1', long: '2', currency: 'EUR' } });
  expect(calls[0]!.url).toBe('https://api.test/api/a%2Fb/deals/activity-search');
  expect(calls[0]!.init.method).toBe('POST');
  expect(JSON.parse(calls[0]!.init.body as string)).toMatchObject({ latitude: 1, isFromDestination: false });
  expect(calls[1]!.url).toBe(
    'https://api.test/api/hotel/v2/deals?top_destination=&lat=1&long=2&currency=EUR',
  );
});

it('makes a repeated mutation the same one by its key', async () => {
  const { fetch, calls } = fakeFetch(ok());
  await client(fetch).call('createBooking', { body: {} as never, idempotencyKey: 'k-1' });
  expect(calls[0]!.headers['Idempotency-Key']).toBe('k-1');
});

describe('failures', () => {
  const failure = async (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => error as ApiError,
    );

  it("keeps the server's words, code, fields, data and request id", async () => {
    const body = { error: 'Sold', code: 'SOLD_OUT', requestId: 'r-1', fields: { a: 'b' }, data: { x: 1 } };
    const error = await failure(client(fakeFetch(fails(409, body)).fetch).call('getAgency'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Sold',
      code: 'SOLD_OUT',
      status: 409,
      fields: { a: 'b' },
      data: { x: 1 },
      requestId: 'r-1',
    });
  });

  it.each([
    ['', 500],
    ['<h1>Bad gateway</h1>', 502],
    ['null', 500],
    ['{"error":""}', 500],
    ['{"error":7}', 500],
  ])('says "Something went wrong" for the body %j (ERR-01)', async (body, status) => {
    const error = await failure(client(fakeFetch(fails(status, body)).fetch).call('getAgency'));
    expect(error).toMatchObject({ message: 'Something went wrong', status, code: 'UNKNOWN' });
  });

  it('says the same when no answer came, after one more try of a GET', async () => {
    const { fetch, calls } = fakeFetch(new TypeError('Failed to fetch'));
    const error = await failure(client(fetch).call('getAgency'));
    expect(error).toMatchObject({ message: 'Something went wrong', status: 0, code: 'NETWORK' });
    expect(calls).toHaveLength(2);
  });

  it('recovers when the second try of a GET is answered', async () => {
    const { fetch } = fakeFetch(new TypeError('Failed to fetch'), ok({ data: { id: 'a' } }));
    expect(await client(fetch).call('getAgency')).toEqual({ data: { id: 'a' } });
  });

  it('never sends a POST twice, and never repeats an answered failure', async () => {
    const post = fakeFetch(new TypeError('Failed to fetch'));
    await failure(client(post.fetch).call('login', { body: { email: 'a', password: 'b' } }));
    expect(post.calls).toHaveLength(1);
    const get = fakeFetch(fails(503));
    await failure(client(get.fetch).call('getAgency'));
    expect(get.calls).toHaveLength(1);
  });

  it('says so when a success is no JSON', async () => {
    const error = await failure(client(fakeFetch(new Response('<html>')).fetch).call('getAgency'));
    expect(error).toMatchObject({ code: 'UNKNOWN', message: 'Something went wrong' });
  });

  it('rejects with an AbortError when the caller took the call back, without another try', async () => {
    const { fetch, calls } = fakeFetch(ok());
    const abort = new AbortController();
    abort.abort();
    const error = await failure(client(fetch).call('getAgency', { signal: abort.signal }));
    expect(isAborted(error)).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('resolves to undefined for an answer without a body', async () => {
    expect(await client(fakeFetch(new Response(null, { status: 204 })).fetch).call('logout')).toBeUndefined();
  });
});

describe('a 401', () => {
  const answer = () => fails(401, { error: 'Please log in.', code: 'UNAUTHENTICATED', requestId: 'r' });
  const on401 = async (run: (api: ReturnType<typeof client>) => Promise<unknown>) => {
    const onUnauthorised = vi.fn();
    await expect(run(client(fakeFetch(answer()).fetch, { onUnauthorised }))).rejects.toMatchObject({
      status: 401,
    });
    return onUnauthorised.mock.calls.length;
  };

  it('ends the session on the main client (ERR-03)', async () => {
    expect(await on401((api) => api.call('getProfile'))).toBe(1);
  });

  it('is an ordinary error of the hotel v2 client, of log in and of refresh', async () => {
    expect(await on401((api) => api.call('autocompleteHotelsV2', { query: { key: 'a' } }))).toBe(0);
    expect(await on401((api) => api.call('login', { body: { email: 'a', password: 'b' } }))).toBe(0);
    expect(await on401((api) => api.call('refresh'))).toBe(0);
  });
});

describe('a stream', () => {
  const body = { checkIn: 'x', checkOut: 'y', occupancy: [], currency: 'USD' } as never;
  const streamOf = (...chunks: string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
          controller.close();
        },
      }),
    );

  it('gives one event a line, however the bytes are cut', async () => {
    const { fetch } = fakeFetch(() =>
      streamOf('{"type":"star', 'ted"}\n{"type":"done","total":1}\n\n{"type":', '"é"}'),
    );
    const events: unknown[] = [];
    for await (const event of client(fetch).stream('searchHotels', { body })) events.push(event);
    expect(events).toEqual([{ type: 'started' }, { type: 'done', total: 1 }, { type: 'é' }]);
  });

  it('gives the data of server-sent events, and leaves out what keeps the line open', async () => {
    const source = streamOf(
      'retry: 3000\n\nid: 1\nda',
      'ta: {"seq":1}\n\n: still here\n\nid: 2\ndata: {"seq":2}\n\n',
    );
    const { fetch, calls } = fakeFetch(
      () => new Response(source.body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    );
    const events: unknown[] = [];
    const input = { params: { reference: 'HP-7K2M9Q' }, query: {} };
    for await (const event of client(fetch).stream('getBookingEvents', input)) events.push(event);
    expect(events).toEqual([{ seq: 1 }, { seq: 2 }]);
    expect(calls[0]!.headers['Accept']).toContain('text/event-stream');
  });

  it('closes the connection when the caller leaves the loop', async () => {
    const cancelled = vi.fn();
    const source = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('{"type":"a"}\n')),
      cancel: cancelled,
    });
    for await (const event of client(fakeFetch(() => new Response(source)).fetch).stream('searchHotels', {
      body,
    })) {
      expect(event).toEqual({ type: 'a' });
      break;
    }
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
  });

  it('throws the failure of its start', async () => {
    const { fetch } = fakeFetch(fails(400, { error: 'Past', code: 'STAY_IN_PAST', requestId: 'r' }));
    await expect(
      client(fetch).stream('searchHotels', { body })[Symbol.asyncIterator]().next(),
    ).rejects.toMatchObject({
      code: 'STAY_IN_PAST',
    });
  });
});
