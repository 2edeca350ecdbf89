// @vitest-environment happy-dom
// The hotel flow over a real client: what goes over the network while somebody types, and one walk from the form to the confirmation.
import { createClient } from '@portolan/client';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { lisbon } from '@portolan/core/hotels/testing';
import { createSuggestStore, type SuggestState } from '@portolan/core/search';
import { createSuggestApi } from './suggest-api.ts';
import { showHotels } from './testing.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

/** A real client on a network that answers suggestions, or the given status. */
function network(status = 200, answer: unknown = { data: { locationSuggestions: [lisbon], allData: true } }) {
  const sent: Sent[] = [];
  const client = createClient({
    base: 'https://api.example',
    language: 'en',
    sessionId: 's1',
    correlationId: 'c-9',
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      sent.push({
        method: init.method ?? 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
        headers: init.headers as Record<string, string>,
      });
      return new Response(JSON.stringify(answer), { status });
    },
  });
  return { client, sent };
}

function typeLis(v2: boolean) {
  const { client, sent } = network();
  const screen = showHotels({ v2, path: v2 ? '/booknow/hotels/v2' : '/booknow/hotels', part: { client } });
  const field = screen.getByRole('combobox', { name: 'Destination' });
  field.focus();
  fireEvent.input(field, { target: { value: 'lis' } });
  return { screen, sent };
}

describe('typing a destination', () => {
  it('sends POST /api/v2/hotel/auto-suggest with text and isManageLocation false (API-33, API-52)', async () => {
    const { sent } = typeLis(false);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/v2/hotel/auto-suggest' });
    expect(sent[0]!.body).toEqual({ text: 'lis', isManageLocation: false });
  });

  it('sends GET /autocomplete?key= of the hotel v2 client where the agency has hotels v2 (API-34)', async () => {
    const { sent } = typeLis(true);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: '/api/hotel/v2/autocomplete',
      query: { key: 'lis' },
    });
    expect(sent[0]!.headers['x-correlation-id']).toBe('c-9');
  });

  const traceOf = async (status: number) => {
    const store = createSuggestStore(createSuggestApi(network(status).client, { v2: true, embedded: false }));
    const trace: SuggestState[] = [store.getState()];
    store.subscribe((state) => trace.push(state));
    await store.ask('lis');
    return trace.map(({ loading, places, error }) => ({ loading, count: places.length, error }));
  };
  it('goes from pending to fulfilled, or to rejected (ASYNC-02)', async () => {
    expect(await traceOf(200)).toEqual([
      { loading: false, count: 0, error: null },
      { loading: true, count: 0, error: null },
      { loading: false, count: 1, error: null },
    ]);
    expect(await traceOf(503)).toEqual([
      { loading: false, count: 0, error: null },
      { loading: true, count: 0, error: null },
      { loading: false, count: 0, error: 'Failed to fetch suggestions' },
    ]);
  });
});

/** The gateway's frame: happy-dom loads none, so its window is made here and says what a frame would. */
function frameOf(container: Element) {
  const frame = container.querySelector('iframe')!;
  if (!frame.contentWindow)
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage: () => undefined } });
  return {
    says: (data: unknown) =>
      window.dispatchEvent(
        Object.assign(new Event('message'), {
          data,
          origin: 'https://pay.example',
          source: frame.contentWindow,
        }),
      ),
  };
}

it('a stay is searched, chosen, paid and confirmed, screen by screen (ROUTE-HTL-17)', async () => {
  const screen = showHotels();
  const { container } = screen;
  const path = () => new URL(screen.navigate.address(), 'https://x.example').pathname;

  // The form: destination, dates and occupancy.
  const field = screen.getByRole('combobox', { name: 'Destination' });
  expect(screen.getByRole('button', { name: 'Dates' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Travellers' })).toBeTruthy();
  field.focus();
  fireEvent.input(field, { target: { value: 'lis' } });
  await waitFor(() => expect(container.querySelectorAll('[role=option]')).toHaveLength(1));
  fireEvent.click(container.querySelector('[role=option]')!);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));

  // The results: price, stars, filters and sorting.
  await screen.findByRole('heading', { name: 'Casa do Miradouro' });
  expect(path()).toBe('/booknow/hotels/v2/search');
  const cards = screen.getAllByRole('article');
  const card = cards.find((item) => within(item).queryByText('Casa do Miradouro'))!;
  expect(card.textContent).toContain('$240.00');
  expect(within(card).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(screen.getAllByRole('combobox', { name: /Sort/ }).length).toBeGreaterThan(0);
  // The filters follow the stays in tasks of their own.
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(3));
  fireEvent.click(within(card).getByRole('link', { name: 'Casa do Miradouro' }));

  // The details: rooms and rates.
  await screen.findByRole('heading', { name: 'Casa do Miradouro', level: 1 });
  expect(path()).toBe('/booknow/hotels/v2/details');
  expect(screen.getByRole('heading', { name: 'Double room' })).toBeTruthy();
  expect(container.querySelectorAll('.htl-rate')).toHaveLength(2);
  fireEvent.click(screen.getAllByRole('button', { name: 'Select room' })[0]!);

  // The checkout: guests, price summary and payment.
  await screen.findByRole('heading', { name: /Who is staying/ });
  expect(path()).toBe('/booknow/hotels/checkout');
  expect(container.textContent).toContain('$240.00');
  const values = { 'First name': 'Ada', 'Last name': 'Lovelace', 'E-mail': 'ada@example.org', Phone: '+44 20 7946 0000' }; // prettier-ignore
  for (const [name, value] of Object.entries(values))
    fireEvent.input(screen.getAllByRole('textbox', { name: new RegExp(`^${name}`) })[0]!, {
      target: { value },
    });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(container.querySelector('iframe')).toBeTruthy());
  await waitFor(() => {
    frameOf(container).says({ type: 'ready' });
    expect((screen.getByRole('button', { name: /^Pay / }) as HTMLButtonElement).disabled).toBe(false);
  });
  fireEvent.click(screen.getByRole('button', { name: /^Pay / }));
  await Promise.resolve();
  frameOf(container).says({ type: 'token', token: 'tok_1' });

  // The confirmation: status and reference.
  await waitFor(() => expect(path()).toBe('/booknow/hotels/confirm-payment'));
  expect(await screen.findByRole('heading', { name: /HP-7K2M9Q/ })).toBeTruthy();
  expect(container.textContent).toMatch(/Confirmed/i);
});
