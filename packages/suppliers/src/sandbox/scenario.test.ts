import { describe, expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { readScenario } from './scenario.ts';

describe('scenarios', () => {
  it.each([
    ['sold_out', 'sold_out'],
    ['aurora:sold_out', 'sold_out'],
    ['meridian:sold_out', null],
    ['no_such_thing', null],
    ['aurora:', null],
    ['', null],
    [undefined, null],
  ])('reads %j at aurora as %j', (header, scenario) => {
    expect(readScenario(header, 'aurora')).toBe(scenario);
  });

  it('are ignored, and nothing can be controlled, outside demo mode', async () => {
    const { app, close } = createSandbox({ supplier: 'aurora' });
    const suggested = await app.inject({
      url: '/v3/suggest?text=lis',
      headers: { 'x-scenario': 'service_unavailable' },
    });
    expect(suggested.statusCode).toBe(200);
    expect((await app.inject({ url: '/control/bookings' })).statusCode).toBe(404);
    expect(
      (await app.inject({ method: 'PUT', url: '/control/latency', payload: { ms: 5 } })).statusCode,
    ).toBe(404);
    await close();
  });

  it('include a dial for latency that refuses nonsense', async () => {
    const { app, close } = createSandbox({ supplier: 'meridian', demo: true, latencyMs: 7 });
    const dial = (ms: unknown) => app.inject({ method: 'PUT', url: '/control/latency', payload: { ms } });
    expect((await app.inject({ url: '/control/latency' })).json()).toEqual({ latencyMs: 7 });
    expect((await dial(30)).json()).toEqual({ latencyMs: 30 });
    for (const wrong of [-1, '30', null, 1e9]) expect((await dial(wrong)).statusCode).toBe(400);
    expect((await app.inject({ url: '/control/latency' })).json()).toEqual({ latencyMs: 30 });
    const started = performance.now();
    await app.inject({ method: 'POST', url: '/v3.0/hotels/rates', payload: {} });
    expect(performance.now() - started).toBeGreaterThan(25);
    await close();
  });
});

describe('bad input', () => {
  const aurora = createSandbox({ supplier: 'aurora' }).app;
  const meridian = createSandbox({ supplier: 'meridian' }).app;
  const dates = 'checkin=2027-01-10&checkout=2027-01-12';

  it.each([
    [''],
    [`${dates}&occupancy=2`],
    [`${dates}&occupancy=0&latitude=1&longitude=1`],
    [`${dates}&occupancy=2-18&latitude=1&longitude=1`],
    [`${dates}&occupancy=2&latitude=91&longitude=1`],
    ['checkin=2027-01-10&checkout=2027-01-10&occupancy=2&latitude=1&longitude=1'],
    ['checkin=2027-02-30&checkout=2027-03-02&occupancy=2&latitude=1&longitude=1'],
    ['checkin=2027-01-10&checkout=2027-03-30&occupancy=2&latitude=1&longitude=1'],
  ])('to aurora gets a 400 that says what is wrong: %s', async (query) => {
    const response = await aurora.inject({ url: `/v3/properties/availability?${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ type: 'invalid_input', message: expect.stringMatching(/./) });
  });

  it.each([
    [{}],
    [{ checkin: '2027-01-10', checkout: '2027-01-12', occupancies: [{ adults: 2 }] }],
    [{ checkin: 5, occupancies: 'x' }],
  ])('to meridian gets an error that says what is wrong: %j', async (payload) => {
    const response = await meridian.inject({ method: 'POST', url: '/v3.0/hotels/rates', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: { code: expect.any(Number), message: expect.stringMatching(/./) },
    });
  });

  it('is no booking: guests, reference and e-mail are asked for', async () => {
    const book = (payload: object) =>
      aurora.inject({ method: 'POST', url: '/v3/itineraries?token=x', payload });
    const rooms = [{ given_name: 'Ada', family_name: 'Lovelace' }];
    expect((await book({})).statusCode).toBe(400);
    expect((await book({ affiliate_reference_id: 'R1', email: 'a@example.com' })).statusCode).toBe(400);
    expect((await book({ affiliate_reference_id: 'R-1', email: 'nobody', rooms })).statusCode).toBe(400);
    expect(
      (await book({ affiliate_reference_id: 'R-1', email: 'a@example.com', rooms })).json(),
    ).toMatchObject({ type: 'bad_quote' });
  });
});
