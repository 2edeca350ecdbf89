// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@portolan/client';
import { createT } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import pages from '@portolan/i18n/catalogues/en/pages.json' with { type: 'json' };
import places from '@portolan/i18n/catalogues/en/places.json' with { type: 'json' };
import type { DestinationDetails, DestinationPrices } from '@portolan/contract';
import { UiProvider } from '@portolan/ui';
import { anAgency } from '@portolan/contract/testing';
import type { PagesContext } from '../context.ts';
import { Page } from '../Page.tsx';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

type Answers = Record<string, unknown>;
async function open(name: string, answers: Answers, context: Partial<PagesContext> = {}) {
  const calls: [string, unknown][] = [];
  const client = {
    call: (id: string, options: unknown) => {
      calls.push([id, options]);
      const answer = answers[id];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer });
    },
  };
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const show = (more: Partial<PagesContext> = {}) =>
    act(async () => {
      root!.render(
        <UiProvider t={createT('en', [{ ...common, ...pages, ...places }])} adopt={() => undefined}>
          <Page
            name={name}
            context={{ agency: anAgency(), client: client as never, art: {}, ...context, ...more }}
          />
        </UiProvider>,
      );
      await Promise.resolve();
    });
  await show();
  return { container, calls, show, answers, text: () => container.textContent ?? '' };
}

const porto: DestinationDetails = {
  slug: 'porto-pt', name: 'Porto', state: '', countryCode: 'PT', country: 'Portugal', region: 'europe', latitude: 41, longitude: -8.6,
  hotels: 1, rating: null, reviews: 0, image: '/a.svg', summary: 'Port, bridges', hero: '/h.svg', timeZone: 'Europe/Lisbon', currency: 'EUR',
  topRank: null, isHiddenGem: true, isIndexed: true, text: null, best: [], nearby: [],
}; // prettier-ignore
const usd = (amount: number) => ({ amount, currency: 'USD' });
const price = (amount: number) => ({
  total: usd(amount), unit: { amount: usd(amount / 2), per: 'night' as const }, dueNow: usd(amount), dueThere: [], taxes: [],
}); // prettier-ignore
const year = (shown: boolean): DestinationPrices => ({
  currency: 'USD', nights: 2, adults: 2,
  months: [
    { month: '2027-01', level: 'low', price: shown ? price(18_000) : null },
    { month: '2027-02', level: 'low', price: shown ? price(19_000) : null },
    { month: '2027-07', level: 'high', price: shown ? price(44_000) : null },
  ],
}); // prettier-ignore
const down = new ApiError({ code: 'INTERNAL', status: 500, message: 'down' } as never);

describe('a list of places', () => {
  it('has its page’s shape while it loads, a way back when it fails, and a sentence when it is empty', async () => {
    const slow = await open('top-destination', { listTopDestinations: new Promise(() => undefined) });
    expect(slow.container.querySelector('[aria-busy=true] [role=status]')?.textContent).toBe(
      'Loading the destinations',
    );
    act(() => root?.unmount());
    const failing = await open('hidden-gems', { listHiddenGems: down });
    await vi.waitFor(() => expect(failing.container.querySelector('[role=alert]')).not.toBeNull());
    failing.answers['listHiddenGems'] = [];
    await act(async () => {
      failing.container.querySelector<HTMLButtonElement>('[role=alert] button')!.click();
      await Promise.resolve();
    });
    await vi.waitFor(() => expect(failing.text()).toContain('There are no places to show at the moment.'));
  });
  it('says by which rule its places were chosen', async () => {
    const { text } = await open('top-destination', { listTopDestinations: [porto] });
    await vi.waitFor(() =>
      expect(text()).toContain('How we choose: the most hotels with four stars or more'),
    );
  });
});

describe('a place', () => {
  const open1 = (answers: Answers, context: Partial<PagesContext> = {}) =>
    open(
      'destination.place',
      { getDestination: porto, ...answers },
      { params: { slug: 'porto-pt' }, ...context },
    );
  it('asks for no price before the currency is known, then once, and again when it changes', async () => {
    const { calls, show } = await open1({ getDestinationPrices: year(true) }, { content: { destination: porto } });
    const asked = () => calls.filter(([id]) => id === 'getDestinationPrices').map(([, options]) => (options as { query: unknown }).query);
    expect(calls).toEqual([]);
    await show({ currency: 'USD' });
    await show({ currency: 'USD' });
    expect(asked()).toEqual([{ currency: 'USD' }]);
    await show({ currency: 'EUR' });
    expect(asked()).toEqual([{ currency: 'USD' }, { currency: 'EUR' }]);
  }); // prettier-ignore
  it('shows each month with its price, and names the months that cost least', async () => {
    const { container, text } = await open1({ getDestinationPrices: year(true) }, { currency: 'USD' });
    await vi.waitFor(() => expect(container.querySelectorAll('.year li')).toHaveLength(3));
    expect(text()).toContain('Best value: January and February.');
    expect(container.querySelector('.year li')?.textContent).toBe('Jan$180Good value');
    expect(container.querySelectorAll('.year .is-high')).toHaveLength(1);
  });
  it('shows no price where the agency hides them, and says how to see them', async () => {
    const { container, text } = await open1({ getDestinationPrices: year(false) }, { currency: 'USD' });
    await vi.waitFor(() => expect(text()).toContain('Log in to see what they cost.'));
    expect(container.querySelector('.year-price')).toBeNull();
    expect(container.querySelectorAll('.year li')).toHaveLength(3);
  });
  it.each([
    ['fail', down],
    ['are none', { ...year(true), months: [] }],
  ])('is whole without prices when they %s', async (_why, answer) => {
    const { container, text } = await open1({ getDestinationPrices: answer }, { currency: 'USD' });
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Porto'));
    await vi.waitFor(() => expect(container.querySelector('.year-wait, .year')).toBeNull());
    expect(text()).toContain('Hidden gem');
    expect(container.querySelector('[role=alert]')).toBeNull();
  });
  it('writes whatever a place is called as text', async () => {
    const name = `Llan${'fair'.repeat(30)} <b>&`;
    const { container } = await open1({ getDestination: { ...porto, name } });
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(name));
    expect(container.querySelector('h1 b')).toBeNull();
  });
  it('shows the agency’s HTML as the API answers it', async () => {
    const text = { language: 'en', content: '<p>Bells <b>ring</b></p>' };
    const { container } = await open1({ getDestination: { ...porto, text } });
    await vi.waitFor(() => expect(container.querySelector('.prose b')?.textContent).toBe('ring'));
  });
});
