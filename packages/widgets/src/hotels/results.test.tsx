// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import {
  aHotel,
  anOffer,
  anOfferSummary,
  apiError,
  lisbon,
  aPrice,
  aSearch,
  nonRefundable,
  someDetails,
} from '@portolan/core/hotels/testing';
import { showHotels } from './testing.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const path =
  '/booknow/hotels/v2/search?destination=Lisbon&startDate=2027-03-12&endDate=2027-03-14&correlationId=c-1';
const show = (world: Parameters<typeof showHotels>[0] = {}) => showHotels({ path, ...world });
const cards = (screen: ReturnType<typeof show>) => screen.getAllByRole('article');
const found = (screen: ReturnType<typeof show>, name = 'Casa do Miradouro') =>
  screen.findByRole('heading', { name });

describe('the results', () => {
  it('carry dates, guests and the correlation id to the server (ROUTE-HTL-16)', async () => {
    const screen = show();
    await found(screen);
    expect(screen.callsOf('searchHotels')[0]?.input).toMatchObject({
      correlationId: 'c-1',
      body: {
        destination: 'Lisbon',
        checkIn: '2027-03-12',
        checkOut: '2027-03-14',
        occupancy: [{ adults: 2, childAges: [] }],
      },
    });
  });

  it('show total and price a night with 2 decimals (PRICE-08)', async () => {
    const screen = show();
    await found(screen, 'Pousada do Rio');
    const card = cards(screen).find((item) => within(item).queryByText('Pousada do Rio'))!;
    expect(card.textContent).toContain('$180.50');
    expect(card.textContent).toContain('$90.25 a night');
    expect(card.textContent).toContain('$27.08 taxes and fees');
    expect(card.textContent).toContain('$9.03 due on site');
  });

  it('show star ratings out of 5 (PRICE-09)', async () => {
    const screen = show();
    await found(screen);
    expect(within(cards(screen)[0]!).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  });

  it('show an agent’s rows when the server sends them, and no others', async () => {
    const of = (amount: number) => ({ amount, currency: 'USD' });
    const offers = [anOfferSummary({ price: aPrice(24_000, { net: of(19_000), markup: of(5000) }) })];
    const screen = show({
      role: 'agent',
      answers: {
        searchHotels: () => aSearch([aHotel({ offers }), aHotel({ propertyId: 'p2', name: 'Plain' })]),
      },
    });
    await found(screen, 'Plain');
    const [agent, plain] = ['Casa do Miradouro', 'Plain'].map((name) =>
      cards(screen).find((item) => within(item).queryByText(name))!,
    );
    expect(agent!.textContent).toMatch(/Wholesale Rate\$190\.00.*Agency Markup\$50\.00/);
    expect(plain!.textContent).not.toMatch(/Wholesale|Markup|Saved/);
  });

  it('call a saving "Saved" when logged in (CUST-14) and "Log In to save up to" when not (CUST-15)', async () => {
    const offers = [anOfferSummary({ price: aPrice(24_000, { saved: { amount: 3000, currency: 'USD' } }) })];
    const answers = { searchHotels: () => aSearch([aHotel({ offers })]) };
    const customer = show({ answers });
    await found(customer);
    expect(cards(customer)[0]!.textContent).toContain('Saved $30.00');
    cleanup();
    const visitor = show({ role: 'visitor', answers });
    await found(visitor);
    expect(cards(visitor)[0]!.textContent).toContain('Log In to save up to $30.00');
  });

  it('say that prices need a login where the agency hides them, with no digit of a price', async () => {
    const screen = show({
      role: 'visitor',
      answers: { searchHotels: () => aSearch([aHotel({ total: null })]) },
    });
    await found(screen);
    const card = cards(screen)[0]!;
    expect(within(card).getByText('Log in to see prices and to book')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Log In' }).getAttribute('href')).toMatch(
      /^\/login\?redirect=%2Fbooknow/,
    );
    expect(card.textContent).not.toContain('$');
  });

  it('open a property at its own address', async () => {
    const screen = show();
    await found(screen);
    const link = screen.getByRole('link', { name: 'Casa do Miradouro' });
    expect(link.getAttribute('href')).toMatch(/^\/booknow\/hotels\/v2\/details\?.*propertyId=p1/);
    fireEvent.click(link);
    const address = new URL(screen.navigate.went[0]!, 'https://x.example');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      startDate: '2027-03-12', endDate: '2027-03-14', occupancy: '[{"adults":2,"childAges":[]}]', propertyId: 'p1', correlationId: 'c-1',
    }); // prettier-ignore
  });

  it('keep filters in the address and give each its own way out', async () => {
    const screen = show({
      answers: {
        searchHotels: () => aSearch([aHotel(), aHotel({ propertyId: 'p2', name: 'Five', stars: 5 })]),
      },
    });
    await found(screen);
    fireEvent.click(
      await within(screen.getByRole('complementary')).findByRole('checkbox', { name: /5 of 5 stars/ }),
    );
    await waitFor(() => expect(screen.navigate.address()).toContain('stars=5'));
    expect(cards(screen)).toHaveLength(1);
    expect(screen.getByText('1 of 2 stays match your filters')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Remove filter: 5 stars/ }));
    await waitFor(() => expect(cards(screen)).toHaveLength(2));
    expect(screen.navigate.address()).not.toContain('stars');
  });

  it('are narrowed to one limit of a group, and to none again, each group for itself', async () => {
    const screen = show({
      answers: {
        searchHotels: () =>
          aSearch([
            aHotel({ review: { score: 4.7, count: 10 }, distanceKm: 0.5 }),
            aHotel({ propertyId: 'p2', name: 'Far', review: { score: 3.1, count: 10 }, distanceKm: 4 }),
          ]),
      },
    });
    await found(screen);
    const group = async (name: string) =>
      within(await within(screen.getByRole('complementary')).findByRole('group', { name }));
    const chosen = async (name: string) =>
      (await group(name))
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels![0]!.textContent);
    expect([await chosen('Guest rating'), await chosen('Distance')]).toEqual([['Any'], ['Any']]);
    fireEvent.click((await group('Distance')).getByRole('radio', { name: /^Within 1 km/ }));
    await waitFor(() => expect(cards(screen)).toHaveLength(1));
    fireEvent.click((await group('Guest rating')).getByRole('radio', { name: /^4.5 and above/ }));
    await waitFor(() =>
      expect(screen.navigate.address()).toMatch(/review=4.5.*distance=1|distance=1.*review=4.5/),
    );
    fireEvent.click((await group('Distance')).getByRole('radio', { name: 'Any' }));
    await waitFor(() => expect(screen.navigate.address()).not.toContain('distance='));
    expect(screen.navigate.address()).toContain('review=4.5');
    expect(await chosen('Distance')).toEqual(['Any']);
    expect((await chosen('Guest rating'))[0]).toMatch(/^4.5 and above/);
  });

  it('sort by what the address says', async () => {
    const screen = show({ path: `${path}&sort=price` });
    await found(screen);
    await waitFor(() => expect(within(cards(screen)[0]!).getByText('Pousada do Rio')).toBeTruthy());
  });

  it('offer cheaper late arrivals instead of moving the list', async () => {
    let now = 0;
    const screen = show({
      path: `${path}&sort=price`,
      part: { now: () => now },
      answers: {
        async *searchHotels() {
          const [start, first, done, second, ...rest] = aSearch(
            [aHotel()],
            [aHotel({ propertyId: 'c', name: 'Cheap', total: 9000 })],
          );
          yield start!;
          yield first!;
          yield done!;
          now = 5000;
          yield second!;
          yield* rest;
        },
      },
    });
    await found(screen, 'Cheap');
    expect(within(cards(screen)[0]!).getByText('Casa do Miradouro')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '1 cheaper result — show' }));
    await waitFor(() => expect(within(cards(screen)[0]!).getByText('Cheap')).toBeTruthy());
  });

  it('say so when a supplier did not answer, and show the others’ stays', async () => {
    const events = aSearch([aHotel()], []);
    events.splice(4, 1, { type: 'supplier', supplier: 's2', status: 'failed', count: 0 });
    const screen = show({ answers: { searchHotels: () => events } });
    await found(screen);
    expect(await screen.findByText(/One of our suppliers did not answer/)).toBeTruthy();
  });

  it('explain an empty search, an empty filter and a failure, each with a way on', async () => {
    const none = show({ answers: { searchHotels: () => aSearch([]) } });
    await waitFor(() => expect(none.getByRole('heading', { name: /No rooms left in Lisbon/ })).toBeTruthy());
    expect(none.queryByRole('button', { name: 'Filters' }), 'nothing to filter').toBeNull();
    cleanup();
    const filtered = show({ path: `${path}&stars=1` });
    await waitFor(() => expect(filtered.getByRole('heading', { name: /No stay matches/ })).toBeTruthy());
    expect(filtered.getByRole('button', { name: /^Filters/ })).toBeTruthy();
    fireEvent.click(filtered.getAllByRole('button', { name: 'Clear all filters' })[0]!);
    await found(filtered);
    cleanup();
    let fails = true;
    const failed = show({
      answers: {
        searchHotels: () => {
          if (fails) throw apiError('NETWORK');
          return aSearch([aHotel()]);
        },
      },
    });
    await waitFor(() => expect(failed.getByText(/Your search is saved/)).toBeTruthy());
    fails = false;
    fireEvent.click(failed.getByRole('button', { name: 'Try again' }));
    await found(failed);
  });

  it('ask what was meant when nobody knows the place, and search what is chosen', async () => {
    const screen = show({
      answers: {
        searchHotels: (input) => {
          if ((input as unknown as { body: { placeId?: string } }).body.placeId) return aSearch([aHotel()]);
          throw apiError('PLACE_NOT_FOUND');
        },
        autocompleteHotelsV2: () => ({
          data: { locationSuggestions: [lisbon], allData: true, match: 'similar' },
        }),
      },
    });
    await screen.findByRole('heading', { name: /^Where is/ });
    fireEvent.click(await screen.findByRole('button', { name: 'Lisbon, Portugal' }));
    await found(screen);
    expect(screen.navigate.address()).toContain(`placeId=${encodeURIComponent(lisbon.id)}`);
  });

  it('still lead to the form when the choices cannot be had', async () => {
    const screen = show({
      answers: {
        searchHotels: () => {
          throw apiError('PLACE_NOT_FOUND');
        },
        autocompleteHotelsV2: () => {
          throw apiError('NETWORK');
        },
      },
    });
    await screen.findByText(/^We do not know this place\. Check/);
    expect(screen.getAllByRole('button', { name: 'Change your search' }).length).toBeGreaterThan(0);
  });

  it('show more on request, so that hundreds stay smooth', async () => {
    const many = Array.from({ length: 60 }, (_, i) => aHotel({ propertyId: `p${i}`, name: `Hotel ${i}` }));
    const screen = show({ answers: { searchHotels: () => aSearch(many) } });
    await waitFor(() => expect(cards(screen)).toHaveLength(24));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(cards(screen)).toHaveLength(48));
    expect(screen.navigate.address()).toContain('shown=48');
  });

  it('end with the widget: nothing streams on when it is removed', async () => {
    let signal: AbortSignal | undefined;
    const screen = show({
      answers: {
        async *searchHotels(input: { signal?: AbortSignal }) {
          signal = input.signal;
          yield* aSearch([aHotel()]).slice(0, 2);
          await new Promise(() => undefined);
        },
      },
    });
    await found(screen);
    expect(signal?.aborted).toBe(false);
    screen.unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('lead to the agency’s own site from a partner’s page', async () => {
    const screen = show({ mode: 'redirect', embedded: true });
    await found(screen);
    fireEvent.click(screen.getByRole('link', { name: 'Casa do Miradouro' }));
    expect(screen.navigate.went[0]).toMatch(/^\/booknow\/hotels\/v2\/details\?/);
  });

  it('have a map, or where it cannot be drawn a list, whose stays can be selected', async () => {
    const screen = show({
      path: `${path}&view=map`,
      answers: {
        searchHotels: () => aSearch([aHotel(), aHotel({ propertyId: 'p2', name: 'Far', latitude: 38.8 })]),
      },
    });
    const pin = await screen.findByRole('button', { name: /^Casa do Miradouro.*\$240$/ });
    fireEvent.click(pin);
    await waitFor(() => expect(screen.navigate.address()).toContain('propertyId=p1'));
    expect(screen.getByRole('link', { name: 'Casa do Miradouro' })).toBeTruthy();
    expect(screen.getByText(/cannot draw the map/)).toBeTruthy();
  });
});

describe('filters by the terms of an offer', () => {
  /** $100 for the room alone, not given back; $120 free to cancel; $160 with breakfast, free to cancel. */
  const offers = [
    anOfferSummary({ board: 'room_only', cancellation: nonRefundable, price: aPrice(10_000) }),
    anOfferSummary({ board: 'room_only', price: aPrice(12_000) }),
    anOfferSummary({ board: 'breakfast', price: aPrice(16_000) }),
  ];
  const plain = aHotel({
    propertyId: 'p2', name: 'Pousada do Rio', offers: [anOfferSummary({ board: 'room_only', price: aPrice(11_000) })],
  }); // prettier-ignore
  const answers = { searchHotels: () => aSearch([aHotel({ offers }), plain]) };
  const shown = (screen: ReturnType<typeof show>) =>
    cards(screen).map((card) => [
      within(card).getByRole('heading').textContent,
      card.querySelector('.trv-price-total')?.textContent,
    ]);
  const tick = async (screen: ReturnType<typeof show>, name: RegExp) =>
    fireEvent.click(await within(screen.getByRole('complementary')).findByRole('checkbox', { name }));

  it('show the offer that has them, with its price, its terms and its place in the order', async () => {
    const screen = show({ path: `${path}&sort=price`, answers });
    await found(screen);
    expect(shown(screen)).toEqual([
      ['Casa do Miradouro', '$100.00'],
      ['Pousada do Rio', '$110.00'],
    ]);
    await tick(screen, /^Free cancellation/);
    await waitFor(() =>
      expect(shown(screen)).toEqual([
        ['Pousada do Rio', '$110.00'],
        ['Casa do Miradouro', '$120.00'],
      ]),
    );
    for (const card of cards(screen)) {
      expect(card.textContent).toContain('Free cancellation until');
      expect(card.textContent).not.toContain('Not refundable');
    }
    await tick(screen, /^Breakfast/);
    await waitFor(() => expect(shown(screen)).toEqual([['Casa do Miradouro', '$160.00']]));
    expect(cards(screen)[0]!.textContent).not.toContain('Room only');
  });

  it('give the price range of the offers that are shown, and count by them', async () => {
    const screen = show({ path: `${path}&free=1&maxPrice=115`, answers });
    await found(screen, 'Pousada do Rio');
    expect(shown(screen)).toEqual([['Pousada do Rio', '$110.00']]);
    const panel = within(screen.getByRole('complementary'));
    const [least, most] = await panel.findAllByRole('slider');
    expect([least!.getAttribute('min'), most!.getAttribute('max')]).toEqual(['110', '120']);
    expect(panel.getByRole('checkbox', { name: /^Breakfast.*No stays/ })).toBeTruthy();
    expect(panel.getByRole('checkbox', { name: /^Room only.*1 stay/ })).toBeTruthy();
  });

  it('are kept on the page of the property: what matches is marked and comes first', async () => {
    const details = someDetails();
    const [room] = details.rooms;
    const strict = { refundable: false, freeUntil: null, steps: [] };
    const rooms = [
      { ...room!, roomId: 'r1', name: 'Plain room', offers: [anOffer({ offerId: 'o1', board: 'room_only', cancellation: strict, price: aPrice(10_000) })] },
      { ...room!, roomId: 'r2', name: 'Fine room', offers: [
        anOffer({ offerId: 'o2', board: 'room_only', cancellation: strict, price: aPrice(15_000) }),
        anOffer({ offerId: 'o3', board: 'room_only', price: aPrice(16_000) }),
      ] },
    ]; // prettier-ignore
    const screen = show({
      path: `${path}&free=1`,
      answers: { ...answers, getHotel: () => ({ data: { ...details, rooms } }) },
    });
    await found(screen);
    fireEvent.click(screen.getByRole('link', { name: 'Casa do Miradouro' }));
    await screen.findByRole('heading', { name: 'Fine room' });
    expect(screen.navigate.address()).toContain('free=1');
    const prices = [...screen.container.querySelectorAll('.htl-rate')].map((rate) => [
      rate.querySelector('.trv-price-total')?.textContent,
      rate.textContent?.includes('Matches your filters'),
    ]);
    expect(prices).toEqual([
      ['$160.00', true],
      ['$150.00', false],
      ['$100.00', false],
    ]);
    expect(screen.container.querySelector('.htl-buybar b')?.textContent).toBe('$160.00');
  });
});

describe('the steps of a list', () => {
  /** What each change of the address was: a step of its own, or a change of the last one. */
  function watchSteps(screen: ReturnType<typeof show>) {
    const steps: string[] = [];
    const { navigate } = screen;
    const setQuery = navigate.setQuery.bind(navigate);
    navigate.setQuery = (changes, options) => {
      steps.push(options?.push ? 'step' : 'same step');
      setQuery(changes, options);
    };
    return steps;
  }
  const panel = (screen: ReturnType<typeof show>) => within(screen.getByRole('complementary'));

  it('are filters, the order and the map, each undone by Back', async () => {
    const screen = show();
    await found(screen);
    const steps = watchSteps(screen);
    fireEvent.click(await panel(screen).findByRole('checkbox', { name: /^Free cancellation/ }));
    await waitFor(() => expect(steps).toEqual(['step']));
    fireEvent.click(screen.getByRole('button', { name: /Remove filter: Free cancellation/ }));
    await waitFor(() => expect(steps).toEqual(['step', 'step']));
    fireEvent.click(screen.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(steps).toEqual(['step', 'step', 'step']));
    expect(screen.navigate.address()).toContain('view=map');
  });

  it('are one for all that is typed into a field', async () => {
    const screen = show();
    await found(screen);
    const steps = watchSteps(screen);
    const field = (await panel(screen).findByLabelText('Name of the stay')) as HTMLInputElement;
    for (const value of ['c', 'ca', 'cas']) {
      fireEvent.input(field, { target: { value } });
      await waitFor(() => expect(screen.navigate.address()).toMatch(new RegExp(`name=${value}(&|$)`)));
    }
    expect(steps).toEqual(['step', 'same step', 'same step']);
  });

  it('are one for a visit to the sheet of filters', async () => {
    const screen = show();
    await found(screen);
    const steps = watchSteps(screen);
    const open = () => fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    const tick = async (name: RegExp) =>
      fireEvent.click(await within(screen.getByRole('dialog')).findByRole('checkbox', { name }));
    open();
    await tick(/^Free cancellation/);
    await waitFor(() => expect(steps).toHaveLength(1));
    await tick(/^Breakfast/);
    await waitFor(() => expect(steps).toEqual(['step', 'same step']));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Show \d+ stay/ }));
    open();
    await tick(/^Breakfast/);
    await waitFor(() => expect(steps).toEqual(['step', 'same step', 'step']));
  });

  it('do not hold "more" and the choice of a pin, which Back passes over', async () => {
    const many = Array.from({ length: 60 }, (_, i) => aHotel({ propertyId: `p${i}`, name: `Hotel ${i}` }));
    const screen = show({ answers: { searchHotels: () => aSearch(many) } });
    await waitFor(() => expect(cards(screen)).toHaveLength(24));
    const steps = watchSteps(screen);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(steps).toEqual(['same step']));
  });
});

describe('the way back from a property', () => {
  it('leads to the list as it was left, with filters and order', async () => {
    const screen = show({ path: `${path}&stars=4&sort=price&shown=48` });
    await found(screen);
    fireEvent.click(screen.getByRole('link', { name: 'Casa do Miradouro' }));
    const back = await screen.findByRole('link', { name: 'Back to all stays' });
    fireEvent.click(back);
    await found(screen);
    expect(screen.navigate.address()).toMatch(/stars=4.*sort=price.*shown=48/);
    // The card that was opened has the focus, so that keyboard and screen reader go on from there.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa do Miradouro'));
  });

  it('leads there again when the traveller looks at the same property once more', async () => {
    const screen = show({ path: `${path}&stars=4` });
    for (let visit = 1; visit <= 2; visit++) {
      await found(screen);
      fireEvent.click(screen.getByRole('link', { name: 'Casa do Miradouro' }));
      fireEvent.click(await screen.findByRole('link', { name: 'Back to all stays' }));
    }
    await found(screen);
    screen.navigate.go(`${path.replace('/search', '/details')}&propertyId=p1`);
    const back = await screen.findByRole('link', { name: 'Back to all stays' });
    expect(back.getAttribute('href')).toContain('stars=4');
  });
});
