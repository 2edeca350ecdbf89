// @vitest-environment happy-dom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { apiError, lisbon } from '@portolan/core/hotels/testing';
import { showHotels } from './testing.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const destination = (screen: ReturnType<typeof showHotels>) =>
  screen.getByRole('combobox', { name: 'Destination' }) as HTMLInputElement;
const rows = (screen: ReturnType<typeof showHotels>) => [
  ...screen.container.querySelectorAll<HTMLElement>('[role=option]'),
];
const type = (screen: ReturnType<typeof showHotels>, text: string) => {
  destination(screen).focus();
  fireEvent.input(destination(screen), { target: { value: text } });
};

describe('the search form', () => {
  it('starts with the destination and ends with "Search"', () => {
    const screen = showHotels();
    expect(screen.container.querySelector('input')).toBe(destination(screen));
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  });

  it('asks GET autocomplete?key= where the agency has hotels v2', async () => {
    const screen = showHotels();
    type(screen, 'lis');
    await waitFor(() => expect(rows(screen).map((row) => row.textContent)).toEqual(['LisbonPortugal']));
    expect(screen.callsOf('autocompleteHotelsV2')[0]?.input).toMatchObject({ query: { key: 'lis' } });
    expect(screen.callsOf('suggestHotels')).toHaveLength(0);
  });

  it('asks POST auto-suggest with text and isManageLocation where it has not', async () => {
    const screen = showHotels({ v2: false, path: '/booknow/hotels' });
    type(screen, 'lis');
    await waitFor(() => expect(rows(screen).map((row) => row.textContent)).toEqual(['LisbonPortugal']));
    expect(screen.callsOf('suggestHotels')[0]?.input).toMatchObject({
      body: { text: 'lis', isManageLocation: false },
    });
  });

  it('shows "Failed to fetch suggestions" and no rows when the call fails without words (ERR-05, ERR-07)', async () => {
    const fail = () => {
      throw apiError('UNKNOWN');
    };
    const screen = showHotels({ answers: { autocompleteHotelsV2: fail } });
    type(screen, 'lis');
    await waitFor(() => expect(screen.getAllByText('Failed to fetch suggestions').length).toBeGreaterThan(0));
    expect(rows(screen)).toEqual([]);
  });

  it('shows the server’s own error when it has one (ERR-06)', async () => {
    const fail = () => {
      throw apiError('UNKNOWN', 'The place directory is closed');
    };
    const screen = showHotels({ answers: { autocompleteHotelsV2: fail } });
    type(screen, 'lis');
    await waitFor(() =>
      expect(screen.getAllByText('The place directory is closed').length).toBeGreaterThan(0),
    );
  });

  it('asks for the age of every child before it searches, and says whose is missing', async () => {
    const screen = showHotels();
    type(screen, 'lis');
    await waitFor(() => expect(rows(screen)).toHaveLength(1));
    fireEvent.click(rows(screen)[0]!);
    const travellers = screen.getByRole('button', { name: /^Travellers/ });
    travellers.focus();
    const more = await screen.findByRole('button', { name: 'More: Children', hidden: true });
    fireEvent.click(more);
    const search = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    search();
    const problem = () =>
      document.getElementById(travellers.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
    await waitFor(() => expect(problem()).toBe('Choose the age of child 1'));
    expect(travellers.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(travellers);
    expect(screen.navigate.went).toEqual([]);

    const age = screen.getByLabelText('Age of child 1') as HTMLSelectElement;
    expect([age.value, age.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    age.value = '5';
    fireEvent(age, new Event('change', { bubbles: true }));
    await waitFor(() => expect(problem()).toBeNull());
    search();
    const { searchParams } = new URL(screen.navigate.went[0]!, 'https://x.example');
    expect(searchParams.get('occupancy')).toBe('[{"adults":2,"childAges":[5]}]');
  });

  it('searches what was picked, in the route family of the agency', async () => {
    const screen = showHotels();
    type(screen, 'lis');
    await waitFor(() => expect(rows(screen)).toHaveLength(1));
    fireEvent.click(rows(screen)[0]!);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    const address = new URL(screen.navigate.went[0]!, 'https://x.example');
    expect(address.pathname).toBe('/booknow/hotels/v2/search');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      placeId: lisbon.id,
      startDate: '2026-12-12',
      endDate: '2026-12-14',
      occupancy: '[{"adults":2,"childAges":[]}]',
      currency: 'USD',
      correlationId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    });
    expect(screen.events.some(([name]) => name === 'search')).toBe(true);
  });

  it('puts the search on the wire before the results have been loaded, once, and nothing before it', async () => {
    const screen = showHotels();
    type(screen, 'Lisbon');
    const press = screen.getByRole('button', { name: 'Search' });
    // The press takes the focus from the field, before its suggestions were asked for.
    press.focus();
    fireEvent.click(press);
    await act(async () => undefined);
    expect(screen.calls.map(({ id }) => id)).toEqual(['searchHotels']);
    expect(screen.calls[0]!.input).toMatchObject({ body: { destination: 'Lisbon', checkIn: '2026-12-12' } });
    await screen.findByRole('heading', { name: 'Casa do Miradouro' });
    expect(screen.callsOf('searchHotels')).toHaveLength(1);
  });

  it('is a form that leads to the results of the agency’s site without code', () => {
    const action = (screen: ReturnType<typeof showHotels>) => {
      const form = screen.container.querySelector<HTMLFormElement>('form.search-bar')!;
      expect(form.getAttribute('method')).toBe('get');
      const address = form.getAttribute('action');
      const said = [...form.elements].flatMap((control) => {
        const { name, value } = control as HTMLInputElement;
        return name ? [[name, value] as const] : [];
      });
      cleanup();
      return { address, said: Object.fromEntries(said) };
    };
    expect(action(showHotels({ destination: 'Porto' }))).toEqual({
      address: '/booknow/hotels/v2/search',
      said: {
        destination: 'Porto',
        startDate: '2026-12-12',
        endDate: '2026-12-14',
        occupancy: '[{"adults":2,"childAges":[]}]',
        currency: 'USD',
        lng: 'en',
      },
    });
    const v1 = { v2: false, path: '/booknow/hotels' };
    expect(action(showHotels(v1)).address).toBe('/booknow/hotels/search');
    expect(action(showHotels({ ...v1, embedded: true })).address).toBe(
      'https://site.example/booknow/hotels/search',
    );
  });

  it.each([
    ['a partner’s page', { embedded: true }],
    ['a secure frame', { part: { embedder: 'https://partner.example' } }],
  ])('leaves %s for the whole window, because no page may frame the agency’s site', (_place, props) => {
    const screen = showHotels(props);
    const form = screen.container.querySelector('form.search-bar')!;
    expect(form.getAttribute('target')).toBe('_top');
    expect(form.getAttribute('action')).toBe('https://site.example/booknow/hotels/v2/search');
  });

  it('asks for a destination before it searches, and puts the focus there', () => {
    const screen = showHotels();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Choose where you would like to go')).toBeTruthy();
    expect(document.activeElement).toBe(destination(screen));
    expect(screen.navigate.went).toEqual([]);
  });

  it('says what it could not use of an address, instead of breaking', async () => {
    const long = showHotels({
      path: '/booknow/hotels/v2?startDate=2027-01-01&endDate=2027-03-20&occupancy=%5B%7B',
    });
    expect(await long.findByText(/at most 60 nights/)).toBeTruthy();
    expect(long.getByText(/guests in this link could not be read/)).toBeTruthy();
  });

  it('starts with the attributes of the element, and ignores those that mean nothing', () => {
    const screen = showHotels({
      destination: 'Porto',
      checkIn: 'soon',
      checkOut: '2027-01-01',
      occupancy: '{',
    });
    expect(destination(screen).value).toBe('Porto');
  });
});
