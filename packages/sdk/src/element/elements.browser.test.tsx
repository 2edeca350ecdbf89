// Elements in a real browser, on the library that the npm package has; the script-tag build is shown by the end-to-end tests.
import { anAgency } from '@portolan/contract/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { setPageSettings } from './settings.ts';
import type { TravelElement } from './travel-element.ts';

const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='10' height='7'/>";
const hotel = {
  property_id: 'p1', name: 'Casa', image: { large: picture }, contact: { address: { line_1: 'Rua 5', city: 'Lisbon', state: '' } }, ratings: { star_rating: 4 },
  rate: { currency: 'USD', total_rate: 168, recommended_selling_price: 212, saved_price: 44, base_rate: 140, tax_and_fees: 28 },
  has_saving: true,
}; // prettier-ignore
const config = (name: string) => ({
  data: {
    agency: anAgency({ agencyName: name, subdomain: name.toLowerCase(), enableHotelsV2: true }),
    siteOrigin: 'https://book.example',
    language: 'en',
    currencies: ['USD', 'EUR'],
    services: {},
  },
}); // prettier-ignore
const extras = {
  data: {
    currencies: ['USD', 'EUR'].map((currency) => ({ currency, code: 'US', name: '', symbol: '', image: '', emoji: '', unicode: '' })),
    rates: { USD: 1, EUR: 0.9 },
    art: {},
  },
}; // prettier-ignore

/** What the network does now. */
let answer: (path: string) => Response | Promise<Response>;
const well = (path: string) =>
  Response.json(
    path.startsWith('/sdk/v1/config')
      ? config('Lantern')
      : path.startsWith('/sdk/v1/extras')
        ? extras
        : { data: { hotels: [hotel, hotel] } },
  );
const hangs = () => new Promise<Response>(() => undefined);
const asked: string[] = [];
const said: string[] = [];
const thrown: unknown[] = [];
const onThrow = (event: Event) =>
  thrown.push((event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason);
const realFetch = globalThis.fetch.bind(globalThis);

beforeAll(async () => {
  await import('../define/all.ts');
});
beforeEach(() => {
  answer = well;
  asked.length = said.length = thrown.length = 0;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!String(url).startsWith('https://api.example')) return realFetch(url, init);
    const path = String(url).slice('https://api.example'.length);
    asked.push(path);
    return Promise.resolve(answer(path));
  });
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void said.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(`error ${String(line)}`));
  addEventListener('error', onThrow);
  addEventListener('unhandledrejection', onThrow);
  setPageSettings({}, 'https://api.example');
});
afterEach(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  await turn();
  removeEventListener('error', onThrow);
  removeEventListener('unhandledrejection', onThrow);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
/** Patient: the machine may have other things to do. */
const until = <T,>(check: () => T) => vi.waitFor(check, 10_000);
let count = 0;
/** Of a test's own: configurations are kept for the page. */
const key = () => `pk_test${++count}`;
const turn = () => new Promise((resolve) => setTimeout(resolve));
function make(tag: string, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag) as TravelElement & Record<string, unknown>;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
const ready = (element: Element) =>
  until(() => expect(element.shadowRoot!.querySelector('.deals, .trv, .ask')).toBeTruthy());
async function add(tag: string, attributes: Record<string, string> = {}, parent: Element = document.body) {
  const element = make(tag, { agency: key(), ...attributes });
  parent.append(element);
  await ready(element);
  return element;
}
const lines = () => said.filter((line) => /^<travel-[a-z-]+>: .+/.test(line));

const tags = ['travel-deals', 'travel-hotels', 'travel-flights', 'travel-resort', 'travel-cars', 'travel-activities', 'travel-cruise', 'travel-login-prompt', 'travel-agency']; // prettier-ignore
const properties = (tag: string) =>
  Object.entries(
    (
      customElements.get(tag) as unknown as {
        properties: Record<string, { attribute: string | false; json?: boolean }>;
      }
    ).properties,
  ).filter(([, { attribute }]) => attribute);

describe.each(tags)('%s', (tag) => {
  it('has a property for every attribute, each the text of the other', async () => {
    const element = make(tag) as HTMLElement & Record<string, unknown>;
    document.body.append(element);
    for (const [name, { attribute }] of properties(tag)) {
      expect([name, element[name]]).toEqual([name, null]);
      element.setAttribute(String(attribute), ' a ');
      expect(element[name]).toBe(' a ');
      element.removeAttribute(String(attribute));
      expect(element[name]).toBeNull();
      element[name] = 'b';
      await turn();
      expect(element.getAttribute(String(attribute))).toBe('b');
      element[name] = undefined;
      await turn();
      expect(element.hasAttribute(String(attribute))).toBe(false);
    }
    expect(thrown).toEqual([]);
  });

  it('takes any value of any property without a throw', async () => {
    const round: Record<string, unknown> = {};
    round.self = round;
    const values = [
      7, true, 10n, Symbol('x'), () => 1, {}, [], round, new Date(NaN), new Proxy({}, { get: () => { throw new Error('trap'); } }), { toJSON: () => undefined }, null, undefined, '__proto__', 'x'.repeat(1e6),
    ]; // prettier-ignore
    const element = make(tag) as HTMLElement & Record<string, unknown>;
    document.body.append(element);
    for (const [name, { json }] of properties(tag))
      for (const value of values) {
        element[name] = value;
        if (typeof value === 'object' && value && !json) expect(element[name]).toBeNull();
        expect(['string', 'object']).toContain(typeof element[name]);
        expect(element[name] === null || typeof element[name] === 'string').toBe(true);
      }
    await turn();
    expect(thrown).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'self')).toBe(false);
  });
});

describe('a property', () => {
  it('that was set before its tag was defined counts as if it was set after', async () => {
    class Late extends (customElements.get('travel-deals') as CustomElementConstructor) {}
    const element = make('travel-late');
    document.body.append(element);
    Object.assign(element, { agency: key(), tab: 'Car Rentals', lang: 'pt' });
    customElements.define('travel-late', Late);
    await ready(element);
    expect(element.getAttribute('tab')).toBe('Car Rentals');
    expect(element.shadowRoot!.querySelector('.root')!.getAttribute('lang')).toBe('pt');
    await until(() =>
      expect(element.shadowRoot!.querySelector('[aria-selected=true]')?.id).toMatch(/-cars$/),
    );
    expect(said.filter((line) => line.includes('travel-late'))).toEqual([]);
  });
  it('of rooms takes the array itself', async () => {
    const element = await add('travel-hotels');
    element.occupancy = [{ adults: 1, childAges: [3, 8] }];
    await turn();
    expect(element.getAttribute('occupancy')).toBe('[{"adults":1,"childAges":[3,8]}]');
    await until(() => expect(element.shadowRoot!.textContent).toContain('1 adult, 2 children'));
    expect(said).toEqual([]);
  });
});

describe('bad input is one console line with the fix, and the documented default:', () => {
  it.each([
    ['travel-hotels', 'occupancy', 'x'.repeat(1_000_000), /longer than 2000 characters/],
    ['travel-hotels', 'occupancy', '[{"adults":99}]', /rooms as JSON, such as \[\{"adults":2/],
    ['travel-hotels', 'occupancy', '{"__proto__":{"polluted":1},"adults":"many"}', /rooms as JSON/],
    ['travel-hotels', 'occupancy', '{', /rooms as JSON/],
    ['travel-hotels', 'check-in', '2026-02-31', /check-in is not a date/],
    ['travel-hotels', 'destination', 'L'.repeat(300), /destination is longer than 200/],
    ['travel-deals', 'tab', '__proto__', /tab names no service/],
    ['travel-deals', 'lang', 'constructor', /lang="constructor" is not one of en, pt/],
    ['travel-deals', 'currency', '__proto__', /currency="__proto__" is not an ISO 4217 code/],
    ['travel-deals', 'currency', 'XTS', /currency="XTS" is not offered by this agency; using USD/],
    ['travel-deals', 'color-scheme', 'toString', /color-scheme="toString" is not one of inherit, light/],
    [
      'travel-deals',
      'mode',
      'popup\n<travel-x>: forged',
      /mode="popup <travel-x>: forged" is not one of inline/,
    ],
    ['travel-deals', 'api', 'javascript:alert(1)', /api="javascript:alert\(1\)" is not an http\(s\) address/],
  ])('<%s %s>', async (tag, name, value, fix) => {
    const element = await add(tag, { [name]: value });
    await until(() => expect(lines()).toHaveLength(1));
    element.setAttribute('consent', 'analytics');
    await turn();
    await turn();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(fix);
    expect(said[0]!.startsWith(`<${tag}>: `)).toBe(true);
    expect(said[0]!.length).toBeLessThan(300);
    expect(said[0]).not.toContain('\n');
    const text = element.shadowRoot!.textContent;
    if (tag === 'travel-hotels')
      await until(() => expect(element.shadowRoot!.textContent).toContain('2 adults'));
    else expect(text).toContain('Hotels');
    expect(({} as { polluted?: 1 }).polluted).toBeUndefined();
    expect(thrown).toEqual([]);
  });
  it.each([
    ['harbour', /agency="harbour" is not a publishable key/],
    ['sk_live_123', /secret key, which must never be in a page/],
    ['pk_' + 'x'.repeat(1_000_000), /agency is longer than 2000/],
  ])('agency=%.20s asks for nothing and keeps the fallback', async (agency, fix) => {
    const element = make('travel-deals', { agency });
    element.innerHTML = '<a href="/offers">Offers</a>';
    document.body.append(element);
    await until(() => expect(said.some((line) => fix.test(line))).toBe(true));
    expect(said.join()).not.toContain('sk_live_123');
    expect(asked).toEqual([]);
    expect(element.querySelector('a')!.checkVisibility()).toBe(true);
  });
});

describe('when something fails or hangs, there is a link to the agency’s site with what the element was told:', () => {
  const told = { destination: 'Porto', 'check-in': '2027-03-02', 'check-out': '2027-03-05', occupancy: '[{"adults":1,"childAges":[]}]', lang: 'pt', currency: 'EUR' }; // prettier-ignore
  const out = (element: Element) =>
    element.shadowRoot!.querySelector<HTMLAnchorElement>('.trouble a[part=link-out]');
  const carries = (href: string, origin: string) => {
    const url = new URL(href);
    expect(url.origin).toBe(origin);
    expect(url.pathname).toMatch(/^\/booknow\/hotels/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      destination: 'Porto', startDate: '2027-03-02', endDate: '2027-03-05', occupancy: told.occupancy, lng: 'pt', currency: 'EUR',
    }); // prettier-ignore
  };

  it.each([
    ['500', () => Response.json({ error: 'x', code: 'INTERNAL' }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['no JSON', () => new Response('<html>')],
  ])('configuration: %s', async (_what, fail) => {
    answer = fail;
    const errors: string[] = [];
    const element = make('travel-hotels', { agency: key(), ...told });
    element.addEventListener('travel-error', (event) =>
      errors.push((event as CustomEvent<{ code: string }>).detail.code),
    );
    document.body.append(element);
    await until(() => expect(out(element)).toBeTruthy());
    carries(out(element)!.href, 'https://api.example');
    await until(() =>
      expect(element.shadowRoot!.querySelector('[part=retry]')!.textContent).toBe('Tentar novamente'),
    );
    expect(errors).toHaveLength(1);
    answer = well;
    element.shadowRoot!.querySelector<HTMLElement>('[part=retry]')!.click();
    await ready(element);
    expect(out(element)).toBeNull();
    expect(thrown).toEqual([]);
  });

  it('configuration: silence, within five seconds; a late answer still counts', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const element = make('travel-hotels', { agency: key(), ...told });
    document.body.append(element);
    await until(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(4400);
    vi.useRealTimers();
    await until(() => expect(out(element)).toBeTruthy());
    carries(out(element)!.href, 'https://api.example');
    arrive(well('/sdk/v1/config'));
    await ready(element);
    expect(out(element)).toBeNull();
  });

  it('configuration: silence, and a retry that does not wait for the silent one', async () => {
    answer = hangs;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const element = make('travel-deals', { agency: key() });
    document.body.append(element);
    await until(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(4400);
    vi.useRealTimers();
    await until(() => expect(element.shadowRoot!.querySelector('[part=retry]')).toBeTruthy());
    answer = well;
    element.shadowRoot!.querySelector<HTMLElement>('[part=retry]')!.click();
    await ready(element);
  });

  it.each([
    ['500', () => Response.json({ error: 'x', code: 'INTERNAL' }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('API: %s, below the widget and its own retry', async (_what, fail) => {
    answer = (path) => (path.startsWith('/sdk/') ? well(path) : fail());
    const element = await add('travel-deals', { lang: 'pt', tab: 'Hotels' });
    await until(() => expect(out(element)).toBeTruthy());
    const url = new URL(out(element)!.href);
    expect(url.origin + url.pathname).toBe('https://book.example/');
    expect(url.searchParams.get('tab')).toBe('Hotels');
    expect(url.searchParams.get('lng')).toBe('pt');
    answer = well;
    const retry = await until(() => element.shadowRoot!.querySelector<HTMLElement>('.banner button')!);
    retry.click();
    await until(() => expect(element.shadowRoot!.querySelectorAll('article')).toHaveLength(2));
    await until(() => expect(out(element)).toBeNull());
  });

  it('API: silence, within five seconds', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = (path) => (path.startsWith('/sdk/') ? well(path) : new Promise((resolve) => (arrive = resolve)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const element = make('travel-deals', { agency: key() });
    document.body.append(element);
    await until(() => expect(asked).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(4400);
    vi.useRealTimers();
    await until(() => expect(out(element)).toBeTruthy());
    expect(element.shadowRoot!.querySelectorAll('.deal-placeholder')).toHaveLength(4);
    arrive(well('/api'));
    await until(() => expect(element.shadowRoot!.querySelectorAll('article')).toHaveLength(2));
    await until(() => expect(out(element)).toBeNull());
  });

  it('slots of the page take the place of what is empty or failed', async () => {
    answer = (path) => (path.startsWith('/sdk/') ? well(path) : Response.json({ data: { hotels: [] } }));
    const element = make('travel-deals', { agency: key() });
    element.innerHTML = '<p slot="empty">Nothing, says the page</p><p slot="error">Broken, says the page</p>';
    document.body.append(element);
    const [empty, error] = [...element.querySelectorAll('p')] as unknown as [HTMLElement, HTMLElement];
    await until(() => expect(empty.checkVisibility()).toBe(true));
    expect(error.checkVisibility()).toBe(false);
    expect(element.shadowRoot!.querySelector('.banner')!.checkVisibility()).toBe(false);
    answer = () => Response.json({ error: 'x' }, { status: 500 });
    const other = make('travel-deals', { agency: key() });
    other.innerHTML = '<p slot="error">Broken, says the page</p>';
    document.body.append(other);
    await until(() => expect(other.querySelector('p')!.checkVisibility()).toBe(true));
  });
});

describe('an element that is', () => {
  const inner = (element: Element) => element.shadowRoot!.querySelector('.root');

  it('moved keeps its content, connected twice asks once', async () => {
    const element = await add('travel-deals');
    const content = inner(element);
    document.body.append(document.createElement('section'));
    document.querySelector('section')!.append(element);
    element.remove();
    document.body.append(element);
    await turn();
    expect(inner(element)).toBe(content);
    expect(asked.filter((path) => path.startsWith('/sdk/v1/config'))).toHaveLength(1);
  });
  it('removed while it waits is quiet, and shows itself when it returns', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const element = make('travel-deals', { agency: key() });
    document.body.append(element);
    await until(() => expect(asked).toHaveLength(1));
    element.remove();
    await turn();
    answer = well;
    arrive(well('/sdk/v1/config'));
    await turn();
    expect(inner(element)).toBeNull();
    document.body.append(element);
    await ready(element);
    expect([said, thrown]).toEqual([[], []]);
  });
  it('cloned is another one', async () => {
    const element = await add('travel-deals', { lang: 'pt' });
    const clone = element.cloneNode(true) as HTMLElement;
    document.body.append(clone);
    await ready(clone);
    expect(inner(clone)).not.toBe(inner(element));
    expect(inner(clone)!.getAttribute('lang')).toBe('pt');
    expect(asked.filter((path) => path.startsWith('/sdk/v1/config'))).toHaveLength(1);
  });
  it('put into a document without a window shows nothing and says nothing, and works again when it comes back', async () => {
    const element = await add('travel-deals');
    const inert = document.implementation.createHTMLDocument();
    inert.body.append(inert.adoptNode(element));
    await turn();
    expect(inner(element)).toBeNull();
    document.body.append(element);
    await ready(element);
    expect(getComputedStyle(inner(element)!).containerType).toBe('inline-size');
    expect([said, thrown]).toEqual([[], []]);
  });
  it('served with a declarative shadow root shows that until it has something better, without an empty frame', async () => {
    const place = document.body.appendChild(document.createElement('section'));
    (place as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(
      `<travel-deals agency="${key()}"><template shadowrootmode="open"><style>.skeleton{block-size:200px}</style><div class="root skeleton">…</div></template></travel-deals>`,
    );
    const element = place.querySelector('travel-deals')!;
    const heights: number[] = [];
    let watching = true;
    const watch = () => {
      heights.push(element.getBoundingClientRect().height);
      if (watching) requestAnimationFrame(watch);
    };
    watch();
    await ready(element);
    await until(() => expect(element.shadowRoot!.querySelectorAll('article')).toHaveLength(2));
    watching = false;
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(200);
    expect(element.shadowRoot!.querySelector('.skeleton.root, style')).toBeNull();
    expect(element.shadowRoot!.adoptedStyleSheets.length).toBeGreaterThan(1);
  });
  it('below a travel-agency that is defined later takes its values without a false word', async () => {
    const above = document.createElement('travel-agency');
    above.setAttribute('agency', key());
    const element = make('travel-deals');
    above.append(element);
    document.body.append(above);
    await ready(element);
    expect(said).toEqual([]);
    above.setAttribute('lang', 'ar');
    await until(() => expect(inner(element)!.getAttribute('dir')).toBe('rtl'));
    above.remove();
  });
});

it('leaves nothing behind after 50 rounds of showing, moving and removing', async () => {
  const session = cdp() as unknown as { send(method: string): Promise<{ usedSize: number; nodes: number }> };
  const nodes = async () => {
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  };
  const agency = key();
  const gone: WeakRef<Element>[] = [];
  const round = async () => {
    const element = make('travel-deals', { agency });
    gone.push(new WeakRef(element));
    document.body.append(element);
    await ready(element);
    const place = document.body.appendChild(document.createElement('section'));
    place.append(element);
    place.remove();
    await turn();
  };
  for (let at = 0; at < 5; at++) await round();
  const before = await nodes();
  for (let at = 0; at < 50; at++) await round();
  await vi.waitFor(async () => {
    const after = await nodes();
    expect(gone.filter((ref) => ref.deref()).length).toBeLessThan(5);
    expect(after - before).toBeLessThan(200);
  }, 15_000);
}, 60_000);
