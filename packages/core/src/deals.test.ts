import { describe, expect, it } from 'vitest';
import { createDealsStore, type DealsState } from './deals-store.ts';
import { dealStay, sampleOccupancy, sampleStay } from './deals-window.ts';
import { localDay } from './local-date.ts';
import { localDateIn } from './place-time.ts';
import { plainText } from './plain-text.ts';

const at = (text: string) => Date.parse(text);

describe('deals window', () => {
  it.each([
    ['2026-11-15T12:00Z', '2026-12-04', '2026-12-06'], // a Sunday
    ['2026-11-21T12:00Z', '2026-12-04', '2026-12-06'], // the Saturday after it
    ['2026-11-22T12:00Z', '2026-12-11', '2026-12-13'],
  ])('on %s is the Sunday of the week plus 19 and 21 days (CONST-02, CONST-03)', (now, start, end) => {
    expect(dealStay(localDateIn(at(now), 'UTC'))).toEqual({ start, end });
  });

  it('counts days where the browser is', () => {
    // Saturday evening in UTC is Sunday in Kathmandu and still Saturday in New York.
    const now = at('2026-11-21T20:00Z');
    expect(dealStay(localDateIn(now, 'Asia/Kathmandu')).start).toBe('2026-12-11');
    expect(dealStay(localDateIn(now, 'America/New_York')).start).toBe('2026-12-04');
    const zone = process.env.TZ;
    try {
      for (const [own, day] of [
        ['Asia/Kathmandu', '2026-11-22'],
        ['America/New_York', '2026-11-21'],
      ] as const) {
        process.env.TZ = own;
        expect(localDay(now)).toBe(day);
      }
    } finally {
      process.env.TZ = zone;
    }
  });

  it.each([
    ['2026-01-15T12:00Z', '2026-03-01'],
    ['2026-12-31T12:00Z', '2027-02-01'],
    ['2027-07-31T12:00Z', '2027-09-01'],
  ])('samples a stay on %s from the first of the month two months ahead (CONST-04)', (now, checkIn) => {
    expect(sampleStay(now.slice(0, 10)).checkIn).toBe(checkIn);
  });

  it('samples two nights for two adults and no children (CONST-05, CONST-06)', () => {
    expect(sampleStay('2026-01-15')).toEqual({
      checkIn: '2026-03-01',
      checkOut: '2026-03-03',
    });
    expect(sampleOccupancy).toEqual([{ adults: 2, childAges: [] }]);
  });
});

describe('deals store', () => {
  function deferred<T>() {
    let resolve!: (value: T) => void;
    let reject!: (error: unknown) => void;
    const promise = new Promise<T>((yes, no) => ((resolve = yes), (reject = no)));
    return { promise, resolve, reject };
  }
  function traced() {
    const store = createDealsStore<string>();
    const trace: DealsState<string>[] = [];
    store.subscribe((state) => trace.push(state));
    return { store, trace };
  }

  it('goes from pending to fulfilled (ASYNC-08, ASYNC-09)', async () => {
    const { store, trace } = traced();
    expect(store.getState()).toMatchObject({ status: 'idle', loading: false });
    await store.load(async () => ['a', 'b']);
    expect(trace.map(({ status, loading, deals }) => [status, loading, deals])).toEqual([
      ['pending', true, []],
      ['fulfilled', false, ['a', 'b']],
    ]);
  });

  it('goes from idle to pending, and from there to fulfilled or rejected (ASYNC-01)', async () => {
    const statusesOf = async (request: () => Promise<string[]>) => {
      const { store, trace } = traced();
      const before = store.getState().status;
      await store.load(request);
      return [before, ...trace.map(({ status }) => status)];
    };
    expect(await statusesOf(async () => ['a'])).toEqual(['idle', 'pending', 'fulfilled']);
    expect(await statusesOf(async () => Promise.reject(new Error('no')))).toEqual([
      'idle',
      'pending',
      'rejected',
    ]);
  });

  it('empties the list while pending (ASYNC-07)', async () => {
    const { store } = traced();
    await store.load(async () => ['a']);
    void store.load(() => new Promise(() => undefined));
    expect(store.getState()).toMatchObject({ deals: [], loading: true });
  });

  it('empties the list and keeps the message when rejected (ASYNC-10, ASYNC-11)', async () => {
    const { store } = traced();
    await store.load(async () => ['a']);
    await store.load(async () => Promise.reject(new Error('No deals today')));
    expect(store.getState()).toEqual({
      status: 'rejected',
      deals: [],
      loading: false,
      error: 'No deals today',
    });
    await store.load(async () => Promise.reject(new Error('')));
    expect(store.getState().error).toBe('Something went wrong');
    await store.load(async () => ['b']);
    expect(store.getState().error).toBeNull();
  });

  it('keeps loading when cancelled (ASYNC-12)', async () => {
    const { store } = traced();
    const answer = deferred<string[]>();
    const done = store.load(() => answer.promise);
    store.cancel();
    answer.reject(new DOMException('Aborted', 'AbortError'));
    await done;
    expect(store.getState()).toMatchObject({ status: 'pending', loading: true, error: null });
  });

  it('takes back the request before, and never stores its answer', async () => {
    const { store } = traced();
    const slow = deferred<string[]>();
    const signals: AbortSignal[] = [];
    const first = store.load((signal) => (signals.push(signal), slow.promise));
    const second = store.load(async (signal) => (signals.push(signal), ['new']));
    slow.resolve(['old']);
    await Promise.all([first, second]);
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    expect(store.getState().deals).toEqual(['new']);
  });

  it('shares nothing between two stores', async () => {
    const [one, two] = [createDealsStore<string>(), createDealsStore<string>()];
    await one.load(async () => ['a']);
    expect(two.getState().deals).toEqual([]);
  });
});

describe('texts', () => {
  it('loses its empty tags, nested ones too (PRICE-06)', () => {
    expect(plainText('<p></p><p>Hi</p><div> </div>')).toBe('Hi');
    expect(plainText('<div><p> <br></p><span class="x">&nbsp;</span></div>Hi<!-- no -->')).toBe('Hi');
    expect(plainText('<p>a</p><img src="x"><P></P>')).toBe('a');
  });

  it('becomes what a reader would see', () => {
    expect(plainText('<p></p><p>Rock &amp; <b>Roll</b>&#33;</p><div> </div>')).toBe('Rock & Roll!');
    expect(plainText('2 < 3 and 4 > 1')).toBe('2 < 3 and 4 > 1');
    expect(plainText('&unknown; &#x1F3D6;')).toBe('&unknown; 🏖');
    expect(plainText('')).toBe('');
  });

  it('comes through text that is made to be slow', () => {
    const open = '<p>'.repeat(20_000) + '<a '.repeat(20_000);
    expect(plainText(open)).toBe('<a '.repeat(20_000).trim());
    expect(plainText('<'.repeat(50_000))).toHaveLength(50_000);
  });
});
