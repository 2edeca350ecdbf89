// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetContext, WidgetProps } from '@portolan/widgets';
import { anAgency } from '@portolan/contract/testing';
import { register } from '../define/register.ts';
import type { ServiceDefinition } from '../services/service.ts';
import type { Host } from './host.ts';
import { setPageSettings } from './settings.ts';
import { text } from './text-element.ts';
import { TravelAgency } from './travel-agency.ts';
import { TravelElement } from './travel-element.ts';

const contexts: WidgetContext[] = [];
let broken = false;
const typed: unknown[] = [];
function Probe({ context, attributes, embedded, typed: fields }: WidgetProps) {
  contexts.push(context);
  if (fields) typed.push(fields);
  if (broken) throw new Error('boom');
  const { agency, t, currency } = context;
  return createElement(
    'p',
    { className: 'probe' },
    [agency.agencyName, t.language, currency, attributes.tab, embedded].join('|'),
  );
}
class Sample extends TravelElement {
  static override properties = { ...TravelElement.properties, tab: text('tab') };
  static override readonly tag: string = 'travel-sample';
  static override readonly service: ServiceDefinition = {
    key: null,
    Widget: Probe,
    areas: ['common', 'errors'],
    start: () => '/',
    staysInside: (path) => path.startsWith('/inside'),
  };
  declare tab: string | null;
}
register(TravelAgency);
register(Sample);

const config = (agencyName: string, extra: object = {}) => ({
  data: {
    agency: anAgency({ agencyName, subdomain: agencyName.toLowerCase() }),
    siteOrigin: 'https://book.example',
    language: 'en',
    currencies: ['USD', 'EUR'],
    services: {},
    ...extra,
  },
}); // prettier-ignore
const extras = { data: { currencies: [], rates: { USD: 1 }, art: {} } };
const requests: { url: string; init: RequestInit }[] = [];
let answer: (url: string) => Response | Promise<Response>;
const named = (url: string) => new URL(url).searchParams.get('key')!.replace(/^pk_/, '').replace(/\d+$/, '');

beforeEach(() => {
  requests.length = 0;
  contexts.length = typed.length = 0;
  broken = false;
  answer = (url) => Response.json(config(named(url)));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('/extras?')) return Promise.resolve(Response.json(extras));
    requests.push({ url, init });
    return Promise.resolve(answer(url));
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  setPageSettings({}, 'https://book.example');
});
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
let count = 0;
/** A key of its own for each test: configurations are kept for the page. */
const key = (name = 'Lantern') => `pk_${name}${++count}`;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const shown = (element: Element) => element.shadowRoot?.querySelector('.probe')?.textContent;
async function add(attributes: Record<string, string>, parent: Element = document.body) {
  const element = document.createElement('travel-sample') as Sample;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  await vi.waitFor(() =>
    expect(shown(element) ?? element.shadowRoot?.querySelector('.trouble')).toBeTruthy(),
  );
  return element;
}

describe('an element', () => {
  it('shows its agency’s widget in an open shadow root', async () => {
    const element = await add({ agency: key(), tab: 'Cars' });
    expect(element.shadowRoot?.mode).toBe('open');
    expect(shown(element)).toBe('Lantern|en|USD|Cars|true');
  });
  it('asks for the configuration in the moment it is connected, as a simple request', () => {
    const element = document.createElement('travel-sample');
    const own = key();
    element.setAttribute('agency', own);
    document.body.append(element);
    return vi.waitFor(() => {
      expect(requests[0]!.url).toBe(`https://book.example/sdk/v1/config?key=${own}`);
      const { method = 'GET', headers = {}, credentials } = requests[0]!.init;
      expect({ method, headers, credentials }).toEqual({ method: 'GET', headers: {}, credentials: 'omit' });
    });
  });
  it('asks once for one key and language however many elements there are', async () => {
    const own = key();
    await Promise.all([add({ agency: own }), add({ agency: own }), add({ agency: own, lang: 'pt' })]);
    expect(requests.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual([null, 'pt']);
  });
  it('shares nothing with another agency’s element on the same page', async () => {
    const [one, two] = await Promise.all([
      add({ agency: key('Red'), currency: 'EUR' }),
      add({ agency: key('Blue'), lang: 'ar' }),
    ]);
    expect(shown(one)).toBe('Red|en|EUR||true');
    expect(shown(two)).toBe('Blue|ar|USD||true');
    expect(two.shadowRoot?.querySelector('.root')?.getAttribute('dir')).toBe('rtl');
    expect(one.shadowRoot?.querySelector('.root')?.getAttribute('dir')).toBe('ltr');
    const [a, b] = [contexts.find(({ agency }) => agency.agencyName === 'Red')!, contexts.find(({ agency }) => agency.agencyName === 'Blue')!]; // prettier-ignore
    expect(a.client).not.toBe(b.client);
    expect(a.navigate).not.toBe(b.navigate);
  });
  it('mirrors attributes and properties', async () => {
    const element = await add({ agency: key() });
    element.tab = 'Activities';
    element.colorScheme = 'dark';
    await element.updateComplete;
    expect(element.getAttribute('tab')).toBe('Activities');
    expect(element.getAttribute('color-scheme')).toBe('dark');
    element.setAttribute('currency', 'EUR');
    expect(element.currency).toBe('EUR');
    await vi.waitFor(() => expect(shown(element)).toBe('Lantern|en|EUR|Activities|true'));
  });
  it('takes on what its travel-agency says, also later', async () => {
    const above = document.createElement('travel-agency');
    above.setAttribute('agency', key('Green'));
    document.body.append(above);
    const element = await add({}, above);
    expect(shown(element)).toBe('Green|en|USD||true');
    above.setAttribute('currency', 'EUR');
    await vi.waitFor(() => expect(shown(element)).toBe('Green|en|EUR||true'));
  });
  it('asks anew in another currency or language, and leaves the traveller where they are', async () => {
    const element = await add({ agency: key() });
    const before = contexts.at(-1)!;
    before.navigate.go('/inside/results?destination=Porto&currency=USD');
    element.setAttribute('currency', 'EUR');
    await vi.waitFor(() => expect(contexts.at(-1)!.currency).toBe('EUR'));
    element.setAttribute('lang', 'pt');
    await vi.waitFor(() => expect(contexts.at(-1)!.t.language).toBe('pt'));
    const { navigate, client } = contexts.at(-1)!;
    expect(client).not.toBe(before.client);
    expect(navigate.current().path).toBe('/inside/results');
    // The element says which currency counts, not the address of before.
    expect([...navigate.current().query]).toEqual([['destination', 'Porto']]);
    expect(navigate.href('/x')).toBe('https://book.example/x?lng=pt&currency=EUR');
    // A place of one agency means nothing to another.
    answer = (url) => Response.json(config(named(url), { siteOrigin: 'https://blue.example' }));
    element.setAttribute('agency', key('Blue'));
    await vi.waitFor(() => expect(contexts.at(-1)!.agency.agencyName).toBe('Blue'));
    expect(contexts.at(-1)!.navigate.current().path).toBe('/');
  });
  it('survives being moved, and keeps its content', async () => {
    const element = await add({ agency: key() });
    const inner = element.shadowRoot!.querySelector('.root');
    const home = document.createElement('section');
    document.body.append(home);
    home.append(element);
    await settle();
    expect(element.shadowRoot!.querySelector('.root')).toBe(inner);
    expect(shown(element)).toBeTruthy();
    expect(requests).toHaveLength(1);
  });
  it('leaves nothing behind when it is removed, and comes back when it returns', async () => {
    const element = await add({ agency: key() });
    element.remove();
    await settle();
    expect(element.shadowRoot!.querySelector('.root')).toBeNull();
    document.body.append(element);
    await vi.waitFor(() => expect(shown(element)).toBeTruthy());
  });
  it('leaves what else is in its shadow root alone when it renders again, such as the secure frame', async () => {
    const element = await add({ agency: key() });
    const frame = element.shadowRoot!.appendChild(document.createElement('div'));
    element.setAttribute('tab', 'Cars');
    await vi.waitFor(() => expect(shown(element)).toBe('Lantern|en|USD|Cars|true'));
    expect(frame.isConnected).toBe(true);
  });
  it('is quiet when it is removed while its request is on the way', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const element = document.createElement('travel-sample');
    element.setAttribute('agency', key());
    document.body.append(element);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    element.remove();
    await settle();
    arrive(Response.json(config('Late')));
    await settle();
    expect(contexts).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });
  it('keeps a declarative shadow root until it has something of the same shape to show', async () => {
    const element = document.createElement('travel-sample') as Sample;
    element.attachShadow({ mode: 'open' }).innerHTML = '<div class="root skeleton"></div>';
    const seen: string[] = [];
    element.setAttribute('agency', key());
    document.body.append(element);
    seen.push(element.shadowRoot!.innerHTML);
    await vi.waitFor(() => expect(shown(element)).toBeTruthy());
    expect(seen[0]).toContain('skeleton');
    expect(element.shadowRoot!.querySelector('.skeleton')).toBeNull();
  });
});

describe('a widget that a server rendered', () => {
  const serverRendered = (own: string) => {
    const element = document.createElement('travel-sample') as Sample;
    element.attachShadow({ mode: 'open' }).innerHTML =
      '<style>p{}</style><div class="root" part="root" data-server-rendered><p class="probe">Lantern|en|USD||true</p><input name="destination"></div>';
    element.setAttribute('agency', own);
    return element;
  };
  it('keeps its nodes, and gets what was typed into them', async () => {
    const element = serverRendered(key());
    const node = element.shadowRoot!.querySelector('.probe');
    element.shadowRoot!.querySelector('input')!.value = 'Lis';
    document.body.append(element);
    await vi.waitFor(() => expect(contexts).not.toHaveLength(0));
    expect(typed).toEqual([{ destination: 'Lis' }]);
    expect(element.shadowRoot!.querySelector('.probe')).toBe(node);
    expect(element.shadowRoot!.querySelector('style')).toBeNull();
    element.setAttribute('tab', 'Cars');
    await vi.waitFor(() => expect(shown(element)).toBe('Lantern|en|USD|Cars|true'));
  });
  it('stays usable when the configuration fails: the trouble is shown below it, until another try succeeds', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const element = serverRendered(key());
    const node = element.shadowRoot!.querySelector('.probe');
    document.body.append(element);
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('button')).not.toBeNull());
    expect(element.shadowRoot!.querySelector('.probe')).toBe(node);
    answer = (url) => Response.json(config(named(url)));
    element.shadowRoot!.querySelector('button')!.click();
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('[role=alert]')).toBeNull());
    expect(element.shadowRoot!.querySelector('.probe')).toBe(node);
    expect(element.shadowRoot!.querySelectorAll('.root')).toHaveLength(1);
  });
});

it('shows how to reach the agency where it does not sell the service', async () => {
  class Stays extends Sample {
    static override readonly tag = 'travel-stays';
    static override readonly service: ServiceDefinition = { ...Sample.service, key: 'hotels' };
  }
  register(Stays);
  answer = () =>
    Response.json(config('Lantern', { services: { hotels: { enabled: false, path: '/booknow/hotels' } } }));
  const element = document.createElement('travel-stays');
  element.setAttribute('agency', key());
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('.ask')).toBeTruthy());
  expect(element.shadowRoot!.querySelector('a[href^="mailto:hello@lantern.example"]')).not.toBeNull();
});

describe('what goes wrong', () => {
  it('never reaches the page: a widget that throws becomes a screen with a retry and a travel-error (ERR-02)', async () => {
    broken = true;
    const errors: unknown[] = [];
    const listen = (event: Event) => errors.push((event as CustomEvent).detail);
    document.addEventListener('travel-error', listen);
    const element = await add({ agency: key() });
    await vi.waitFor(() => expect(element.shadowRoot!.textContent).toContain('Something went wrong.'));
    expect(errors).toEqual([{ code: 'UNKNOWN', message: 'boom', status: 0 }]);
    broken = false;
    element.shadowRoot!.querySelector('button')!.click();
    await vi.waitFor(() => expect(shown(element)).toBeTruthy());
    document.removeEventListener('travel-error', listen);
  });
  it('never reaches the page either when a widget throws while it renders again', async () => {
    const element = await add({ agency: key() });
    broken = true;
    element.setAttribute('tab', 'Cars');
    await vi.waitFor(() => expect(element.shadowRoot!.textContent).toContain('Something went wrong.'));
    broken = false;
    element.setAttribute('tab', 'Hotels');
    await vi.waitFor(() => expect(shown(element)).toBe('Lantern|en|USD|Hotels|true'));
  });
  it('with the network can be tried again', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const element = await add({ agency: key() });
    await vi.waitFor(() =>
      expect(element.shadowRoot!.querySelector('[role=alert]')!.textContent).toContain(
        'Something went wrong.',
      ),
    );
    answer = (url) => Response.json(config(named(url)));
    element.shadowRoot!.querySelector('button')!.click();
    await vi.waitFor(() => expect(shown(element)).toBeTruthy());
  });
  it('keeps the page’s own children beside the trouble, until the widget takes their place', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const element = document.createElement('travel-sample') as Sample;
    element.innerHTML = '<a href="/offers">Our offers</a>';
    element.setAttribute('agency', key());
    document.body.append(element);
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('button')).not.toBeNull());
    expect(element.shadowRoot!.querySelector('slot:not([name])')).not.toBeNull();
    answer = (url) => Response.json(config(named(url)));
    element.shadowRoot!.querySelector('button')!.click();
    await vi.waitFor(() => expect(shown(element)).toBeTruthy());
    expect(element.shadowRoot!.querySelector('slot')).toBeNull();
  });
  it('with the key says what the server said and offers no retry', async () => {
    answer = () => Response.json({ error: 'Agency not found!', code: 'AGENCY_NOT_FOUND' }, { status: 404 });
    const element = await add({ agency: key() });
    expect(element.shadowRoot!.textContent).toContain('Agency not found!');
    expect(element.shadowRoot!.querySelector('button')).toBeNull();
  });
  it('with the key says in the console what to fix, and to the traveller only what concerns them', async () => {
    const fix =
      'the key pk_demo_x may not be used on https://foo.example; add this origin to the key in Command Center.';
    const error = 'This key may not be used from this page.';
    answer = () => Response.json({ error, code: 'ORIGIN_NOT_ALLOWED', data: { fix } }, { status: 403 });
    const element = await add({ agency: key() });
    expect(console.error).toHaveBeenCalledWith(`<travel-sample>: ${fix} (ORIGIN_NOT_ALLOWED)`);
    expect(element.shadowRoot!.textContent).toContain(error);
    expect(element.shadowRoot!.textContent).not.toContain('Command Center');
  });
  it('by misuse is one line in the console that starts with the tag, and the fallback stays', async () => {
    const element = document.createElement('travel-sample');
    element.innerHTML = '<a href="/offers">Offers</a>';
    document.body.append(element);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1));
    expect(vi.mocked(console.warn).mock.calls[0]![0]).toMatch(/^<travel-sample>: set the agency attribute/);
    expect(element.shadowRoot!.querySelector('slot')).not.toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('events', () => {
  it('say when it is ready, bubble and cross shadow roots', async () => {
    const ready: Event[] = [];
    const listen = (event: Event) => ready.push(event);
    document.addEventListener('travel-ready', listen);
    await add({ agency: key() });
    document.removeEventListener('travel-ready', listen);
    expect(ready).toHaveLength(1);
    expect(ready[0]).toMatchObject({ bubbles: true, composed: true, detail: { widget: 'travel-sample' } });
  });
  it('let the page take over navigation', async () => {
    const element = await add({ agency: key() });
    const asked: unknown[] = [];
    element.addEventListener('travel-navigate', (event) => {
      asked.push(event.detail);
      event.preventDefault();
    });
    contexts.at(-1)!.navigate.go('/booknow/hotels/checkout?token=1');
    expect(asked).toEqual([
      {
        path: '/booknow/hotels/checkout?token=1',
        href: 'https://book.example/booknow/hotels/checkout?token=1&lng=en&currency=USD',
        leaves: true,
      },
    ]);
  });
  it('for analytics are silent until there is consent', async () => {
    const element = await add({ agency: key() });
    const tracked: unknown[] = [];
    element.addEventListener('travel-track', (event) => tracked.push(event.detail));
    const booked = { reference: 'HP-7K2M9Q', total: { amount: 12_345, currency: 'KWD' } };
    contexts.at(-1)!.emit('booked', booked);
    element.consent = 'marketing';
    contexts.at(-1)!.emit('booked', booked);
    element.consent = 'marketing analytics';
    contexts.at(-1)!.emit('booked', booked);
    // No reference: that is the traveller's.
    const told = [{ name: 'purchase', service: 'hotels', value: 12.345, currency: 'KWD' }];
    await vi.waitFor(() => expect(tracked).toEqual(told));
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    contexts.at(-1)!.emit('booked', booked);
    await settle();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    contexts.at(-1)!.emit('checkout', { quoteId: 'q_secret' });
    await vi.waitFor(() => expect(tracked).toEqual([...told, { name: 'begin_checkout', service: 'hotels' }]));
  });
});

describe('on a page that knows its agency', () => {
  it('asks for nothing and follows the shared state (HOST-02, HOST-03)', async () => {
    const listeners = new Set<() => void>();
    let currency = 'USD';
    const nothing = () => undefined;
    const host: Host = {
      client: {} as Host['client'],
      navigate: { href: (path) => path, go: nothing, current: () => ({ path: '/', query: new URLSearchParams() }), setQuery: nothing, subscribe: () => nothing },
      storage: { get: () => null, set: nothing, remove: nothing },
      isMobile: false,
      getState: () => ({ agency: anAgency({ agencyName: 'Own' }), siteOrigin: 'http://x', language: 'en', currency, currencies: [], rates: {}, role: 'visitor', user: null, location: null, art: {} }),
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    }; // prettier-ignore
    const above = document.createElement('travel-agency') as TravelAgency;
    above.host = host;
    document.body.append(above);
    const element = await add({}, above);
    expect(shown(element)).toBe('Own|en|USD||false');
    expect(requests).toEqual([]);
    currency = 'EUR';
    for (const listener of listeners) listener();
    await vi.waitFor(() => expect(shown(element)).toBe('Own|en|EUR||false'));
    element.remove();
    await settle();
    expect(listeners.size).toBe(0);
  });
});

it('is registered once, quietly', () => {
  class Other extends TravelElement {
    static override readonly tag = 'travel-sample';
  }
  expect(() => register(Other)).not.toThrow();
  expect(customElements.get('travel-sample')).toBe(Sample);
});
