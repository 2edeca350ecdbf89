// @vitest-environment happy-dom
import { ApiError, type Client } from '@portolan/client';
import { roles } from '@portolan/contract/roles';
import type { ActivityDeal, CarDeal, HotelDeal, HotelDealV2 } from '@portolan/contract';
import { UiProvider } from '@portolan/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WidgetAgency, WidgetContext } from '../context.ts';
import { english, fakeContext, fakeNavigation, harbour } from '../testing/fake-context.ts';
import { DealsWidget, prefetchDeals } from './index.ts';

afterEach(cleanup);

const rates = {
  currency: 'USD',
  totalRate: 168.4,
  publishedRate: 212,
  discountPercentage: 20.6,
  savedPrice: 43.6,
  baseRate: 140,
  taxAndFee: 28.4,
};
const hotelV1: HotelDeal = {
  hotel: { hotelDetails: { heroImage: '/v1.svg', name: 'Casa <b></b>do Miradouro', distance: 1.2, distanceFrom: 'Alfama' } },
  rating: 4, rates, hasSaving: true, link: '/booknow/hotels/search-details?id=1',
}; // prettier-ignore
const hotelV2: HotelDealV2 = {
  property_id: 'p 1', name: 'Pinhão Lodge', image: { large: '/v2.svg' },
  contact: { address: { line_1: 'Rua 5', city: 'Pinhão', state: 'Vila Real' } },
  ratings: { star_rating: 3.5 },
  rate: { currency: 'USD', total_rate: 168.4, recommended_selling_price: 212, saved_price: 43.6, base_rate: 140, tax_and_fees: 28.4 },
  has_saving: true,
}; // prettier-ignore
const activity: ActivityDeal = {
  title: 'Tram 28 by night', imageUrl: '/tram.svg', rating: 4.5, duration: 150, isFreeCancellation: true, rates, hasSaving: true,
  link: '/booknow/activities/result-details/T28',
}; // prettier-ignore
const car: CarDeal = {
  veh: 'Compact car', vehiclePicture: '/car.svg', logo: '/logo.svg', passangerCapacity: 5, bagCapacity: 2, noOfDoors: 4,
  pickupLocation: 'Lisbon Airport', dropOffLocation: 'Porto Airport', rates, hasSaving: true, link: '/booknow/cars/result-details?id=9',
}; // prettier-ignore

type Answers = Partial<Record<string, unknown[] | Error | Promise<never>>>;
const never = new Promise<never>(() => undefined);

/** What a call was sent; each test looks at its own part. */
interface Input {
  params?: object;
  query?: object;
  body: Record<string, unknown>;
  signal?: AbortSignal;
}

/** A client that answers by operation, remembers its calls, and finds its answers cut short by an abort. */
function fakeClient(answers: Answers) {
  const calls: { id: string; input: Input }[] = [];
  const call = vi.fn(async (id: string, input: Input) => {
    calls.push({ id, input });
    const answer = answers[id] ?? [];
    if (answer instanceof Error) throw answer;
    const list = await answer;
    return { data: id === 'getHotelDealsV2' ? { hotels: list } : list };
  });
  return { client: { call } as unknown as Client, calls };
}

function show(overrides: Partial<WidgetContext> & { answers?: Answers; tab?: string } = {}) {
  const { answers = {}, tab, ...rest } = overrides;
  const fake = fakeClient({
    searchHotelDeals: [hotelV1], getHotelDealsV2: [hotelV2], searchActivityDeals: [activity], searchCarDeals: [car], ...answers,
  }); // prettier-ignore
  const navigate = fakeNavigation(tab ? `/?tab=${encodeURIComponent(tab)}` : '/');
  const context = fakeContext({ client: fake.client, navigate, ...rest });
  const tree = (next: WidgetContext) => (
    <UiProvider t={english} adopt={() => undefined}>
      <DealsWidget context={next} />
    </UiProvider>
  );
  const view = render(tree(context));
  return {
    ...fake,
    context,
    navigate,
    ...view,
    update: (more: Partial<WidgetContext>) => view.rerender(tree({ ...context, ...more })),
  };
}
const agency = (changes: Partial<WidgetAgency>) => ({ ...harbour, ...changes }) as WidgetAgency;
const active = (...titles: string[]) =>
  harbour.bookingMenuItemOptions.map((option) => ({ ...option, active: titles.includes(option.title) }));
const v1 = agency({ enableHotelsV2: false });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
/** Every card that shows a deal. Those of the first row at least; none of them is waited for any more. */
const findCards = async () => {
  await screen.findAllByRole('article');
  await waitFor(() => expect(document.querySelector('.deal-placeholder')).toBeNull());
  return screen.getAllByRole<HTMLElement>('article');
};
const firstCard = async () => (await findCards())[0]!;

describe('tabs', () => {
  it('are Hotels, Air Travel, Car Rentals, Activities, Cruises, in this order (DEALS-01)', () => {
    show({ agency: agency({ bookingMenuItemOptions: [...harbour.bookingMenuItemOptions].reverse() }) });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Hotels', 'Air Travel', 'Car Rentals', 'Activities', 'Cruises',
    ]); // prettier-ignore
  });

  it('are only those that the agency marks active (DEALS-02, GEN-18)', () => {
    show({ agency: agency({ bookingMenuItemOptions: active('Hotels', 'Resorts', 'Cruise') }) });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hotels', 'Cruises']);
    cleanup();
    show({ agency: agency({ bookingMenuItemOptions: active('Cars') }) });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Car Rentals']);
  });

  it('start with the one that ?tab= names, by any alias (DEALS-03, PARAM-19)', () => {
    for (const [tab, text] of [
      ['Activities', 'Activities'],
      ['car rentals', 'Car Rentals'],
      ['CRUISE', 'Cruises'],
    ] as const) {
      show({ tab });
      expect(selectedTab()).toBe(text);
      cleanup();
    }
  });

  it('start with the first active one when ?tab= names none (DEALS-04)', () => {
    for (const tab of ['Resorts', '__proto__', 'Hotels', undefined]) {
      show({ agency: agency({ bookingMenuItemOptions: active('Air Travel', 'Cars') }), ...(tab && { tab }) });
      expect(selectedTab()).toBe('Air Travel');
      cleanup();
    }
  });

  it('write what is chosen into ?tab= and follow back and forward', async () => {
    const { navigate } = show();
    fireEvent.click(screen.getByRole('tab', { name: 'Car Rentals' }));
    await waitFor(() => expect(selectedTab()).toBe('Car Rentals'));
    expect(navigate.current().query.get('tab')).toBe('Car Rentals');
    navigate.move('/?tab=Activities');
    await waitFor(() => expect(selectedTab()).toBe('Activities'));
  });

  it('show nothing at all when no service is active', () => {
    const { container } = show({ agency: agency({ bookingMenuItemOptions: [] }) });
    expect(container.textContent).toBe('');
  });

  it('ask only once for a list that is there already', async () => {
    const { calls } = show();
    await findCards();
    fireEvent.click(screen.getByRole('tab', { name: 'Cruises' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Hotels' }));
    await findCards();
    expect(calls).toHaveLength(1);
  });
});

describe('the grid', () => {
  it('has four cards in the first row and the rest in the second (DEALS-05, DEALS-06, DEALS-07, CONST-15)', async () => {
    show({ answers: { getHotelDealsV2: Array.from({ length: 7 }, () => hotelV2) } });
    await findCards();
    const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('list');
    await waitFor(() =>
      expect(rows().map((row) => within(row).getAllByRole('article').length)).toEqual([4, 3]),
    );
  });

  it('shows exactly four placeholders while loading, and says so once (DEALS-08, CONST-16)', () => {
    const { container } = show({ answers: { getHotelDealsV2: never } });
    expect(container.querySelectorAll('.deal-placeholder')).toHaveLength(4);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toBe('Loading deals');
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  it.each([
    [7, false, ['0+4', '5+2', '6+1', '7+0']],
    [2, false, ['0+4', '2+0']],
    [3, true, ['0+4', '2+0', '3+0']],
    [1, true, ['0+4', '1+0']],
  ])(
    'shows the first screenful at once, and keeps the places of the other cards: %i deals, phone %s',
    async (count, isMobile, steps) => {
      let now = 0;
      // Each card takes longer than the budget of a slice, as on a slow device.
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
      const { container } = show({
        isMobile,
        answers: { getHotelDealsV2: Array.from({ length: count }, () => hotelV2) },
      });
      const seen: string[] = [];
      const look = () => {
        const [cards, places] = ['article', '.deal-placeholder'].map(
          (what) => container.querySelectorAll(what).length,
        );
        if (seen.at(-1) !== `${cards}+${places}`) seen.push(`${cards}+${places}`);
      };
      look();
      const watch = new MutationObserver(look);
      watch.observe(container, { childList: true, subtree: true });
      await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(count));
      await waitFor(() => expect(seen).toEqual(steps));
      watch.disconnect();
      clock.mockRestore();
    },
  );

  it('shows placeholders, and no deal of before, while it asks again for another world (DEALS-08)', async () => {
    const { container, update } = show();
    await findCards();
    update({ currency: 'EUR', client: fakeClient({ getHotelDealsV2: never }).client });
    await waitFor(() => expect(container.querySelectorAll('.deal-placeholder')).toHaveLength(4));
    expect(screen.queryAllByRole('article')).toHaveLength(0);
  });

  it('says with title and description that it is empty, and leads to the search of its service (DEALS-09, DEALS-10, DEALS-11)', async () => {
    for (const [tab, id, path] of [
      ['Hotels', 'getHotelDealsV2', '/booknow/hotels'],
      ['Car Rentals', 'searchCarDeals', '/booknow/cars'],
      ['Activities', 'searchActivityDeals', '/booknow/activities'],
    ] as const) {
      show({ tab, answers: { [id]: [] } });
      const link = await screen.findByRole('link', { name: 'Book Now' });
      expect(link.getAttribute('href')).toBe(path);
      const banner = link.closest('.banner')!;
      expect(banner.querySelector('h3')?.textContent).toMatch(/^No .* deals right now$/);
      expect(banner.querySelector('p')?.textContent).toMatch(/\w/);
      expect(screen.queryAllByRole('article')).toHaveLength(0);
      cleanup();
    }
  });

  const promotion = async (tab: string, isMobile = false) => {
    const { calls, container } = show({ tab, isMobile, art: { flights: '/sky.svg', cruise: '/sea.svg' } });
    const link = await screen.findByRole('link', { name: 'Book Now' });
    await Promise.resolve();
    const banner = link.closest('.banner')!;
    return {
      calls,
      href: link.getAttribute('href'),
      title: banner.querySelector('h3')?.textContent,
      picture: banner.querySelector('img')?.getAttribute('src'),
      cards: container.querySelectorAll('article, .deal-placeholder').length,
      moves: container.querySelector('.carousel') ?? screen.queryByRole('button', { name: 'Next' }),
    };
  };

  it('is only a promotional banner for Air Travel, which asks for nothing (DEALS-12)', async () => {
    expect(await promotion('Air Travel')).toMatchObject({ calls: [], cards: 0, href: '/booknow/flights' });
  });

  it('is only a promotional banner for Cruises, which asks for nothing (DEALS-13)', async () => {
    expect(await promotion('Cruises')).toMatchObject({ calls: [], cards: 0, href: '/booknow/cruise' });
  });

  it('is no carousel for Air Travel and Cruises on mobile (DEALS-17)', async () => {
    for (const tab of ['Air Travel', 'Cruises']) {
      expect(await promotion(tab, true)).toMatchObject({ calls: [], moves: null });
      cleanup();
    }
  });

  it('has banners with texts of the catalogue, a configured picture and a link to the search (DEALS-47)', async () => {
    expect(await promotion('Air Travel')).toMatchObject({
      title: english('deals.promo.flights.title'),
      picture: '/sky.svg',
    });
    cleanup();
    expect(await promotion('Cruises')).toMatchObject({
      title: english('deals.promo.cruise.title'),
      picture: '/sea.svg',
    });
    cleanup();
    show({ answers: { getHotelDealsV2: [] }, art: { empty: '/none.svg' } });
    const banner = (await screen.findByRole('link', { name: 'Book Now' })).closest('.banner')!;
    expect(banner.querySelector('h3')?.textContent).toBe(english('deals.empty.hotels.title'));
    expect(banner.querySelector('p')?.textContent).toBe(english('deals.empty.hotels.text'));
    expect(banner.querySelector('img')?.getAttribute('src')).toBe('/none.svg');
  });
});

it('shows what a reader would see of a deal’s HTML, and no empty element (PRICE-06)', async () => {
  const { container } = show({
    answers: {
      getHotelDealsV2: [
        {
          ...hotelV2,
          name: '<p></p><p>Casa</p><div> </div> &amp; Rio',
          contact: { address: { line_1: '<b></b>Rua 5', city: '<p>Hi</p><div> </div>', state: '' } },
        },
      ],
    },
  });
  await findCards();
  const body = container.querySelector('.deal-body')!;
  expect(body.querySelector('h3')!.textContent).toBe('Casa & Rio');
  expect(body.querySelector('.deal-line')!.textContent).toBe('Rua 5, Hi');
  expect(body.querySelectorAll('h3 p, h3 div, .deal-line b, .deal-line p, .deal-line div')).toHaveLength(0);
});

describe('on mobile', () => {
  it('the cards become a carousel with two arrows that wrap around (DEALS-14, DEALS-15, DEALS-16)', async () => {
    const { container } = show({ isMobile: true, answers: { getHotelDealsV2: [hotelV2, hotelV2, hotelV2] } });
    await findCards();
    expect(container.querySelector('.deals-grid')).toBeNull();
    const position = () => container.querySelector('.carousel-nav span')!.textContent;
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    expect(position()).toBe('1 of 3');
    press('Previous');
    expect(position()).toBe('3 of 3');
    press('Next');
    expect(position()).toBe('1 of 3');
    press('Next');
    expect(position()).toBe('2 of 3');
  });

  it('is told by the user agent, so a desktop keeps its grid', async () => {
    const { container } = show({ isMobile: false });
    await findCards();
    expect(container.querySelector('.carousel')).toBeNull();
  });
});

describe('cards', () => {
  it('hotel v1: image, name, distance, rating, price and link (DEALS-18, DEALS-19, DEALS-20, DEALS-21, DEALS-22, DEALS-23, DEAL-01, DEAL-02, DEAL-04)', async () => {
    show({ agency: v1 });
    const card = await firstCard();
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/v1.svg');
    expect(card.querySelector('h3')?.textContent).toBe('Casa do Miradouro');
    expect(card.textContent).toContain('1.2 km from Alfama');
    expect(within(card).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(card.textContent).toContain('$168');
    expect(within(card).getByRole('link', { name: 'View Deal' }).getAttribute('href')).toBe(
      '/booknow/hotels/search-details?id=1',
    );
  });

  it('hotel v2: image, name, address, stars and price (DEALS-24, DEALS-25, DEALS-26, DEALS-27, DEALS-28, DEAL-05)', async () => {
    show();
    const card = await firstCard();
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/v2.svg');
    expect(card.querySelector('h3')?.textContent).toBe('Pinhão Lodge');
    expect(card.textContent).toContain('Rua 5, Pinhão, Vila Real');
    expect(within(card).getByRole('img', { name: '3.5 of 5 stars' })).toBeTruthy();
    expect(card.textContent).toContain('$168');
  });

  it('hotel v2 leads to its details for the sample stay (DEALS-46, DEAL-06, CONST-06)', async () => {
    show();
    const link = within(await firstCard()).getByRole('link', { name: 'View Deal' });
    const url = new URL(link.getAttribute('href')!, 'http://x');
    const { correlationId, ...query } = Object.fromEntries(url.searchParams);
    expect(url.pathname).toBe('/booknow/hotels/v2/details');
    expect(query).toEqual({
      startDate: '2027-01-01',
      endDate: '2027-01-03',
      occupancy: '[{"adults":2,"childAges":[]}]',
      propertyId: 'p 1',
    });
    expect(correlationId).toMatch(/^[\w-]{10,}$/);
  });

  it('activity: title, image, rating, duration, free cancellation, price and link (DEALS-29, DEALS-30, DEALS-31, DEALS-32, DEALS-33, DEALS-34, DEALS-35, DEAL-08)', async () => {
    show({
      tab: 'Activities',
      answers: { searchActivityDeals: [activity, { ...activity, isFreeCancellation: false }] },
    });
    const [card, other] = await findCards();
    expect(card!.querySelector('h3')?.textContent).toBe('Tram 28 by night');
    expect(card!.querySelector('img')?.getAttribute('src')).toBe('/tram.svg');
    expect(within(card!).getByRole('img', { name: '4.5 of 5 stars' })).toBeTruthy();
    expect(card!.textContent).toContain('2 hr 30 min');
    expect(within(card!).queryByText('Free cancellation')).not.toBeNull();
    expect(within(other!).queryByText('Free cancellation')).toBeNull();
    expect(card!.textContent).toContain('$168');
    expect(within(card!).getByRole('link', { name: 'View Deal' }).getAttribute('href')).toBe(activity.link);
  });

  it('car: picture, logo, seats, bags, doors, both places, price and link (DEALS-37, DEALS-38, DEALS-39, DEALS-40, DEALS-41, DEALS-42, DEALS-43, DEALS-44, DEALS-45, DEAL-10)', async () => {
    show({ tab: 'Car Rentals' });
    const card = await firstCard();
    expect([...card.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/car.svg',
      '/logo.svg',
    ]);
    for (const text of [
      '5 passengers',
      '2 bags',
      '4 doors',
      'Pick-up: Lisbon Airport',
      'Drop-off: Porto Airport',
      '$168',
    ])
      expect(card.textContent).toContain(text);
    expect(within(card).getByRole('link', { name: 'View Deal' }).getAttribute('href')).toBe(car.link);
  });

  it('car: the name is veh, or name (DEALS-36, DEAL-09)', async () => {
    const { veh, ...unnamed } = car;
    show({ tab: 'Car Rentals', answers: { searchCarDeals: [car, { ...unnamed, name: 'Estate' }] } });
    expect((await findCards()).map((card) => card.querySelector('h3')?.textContent)).toEqual([veh, 'Estate']);
  });

  it('load their pictures late, and fall back to the illustration, then to a plate', async () => {
    show({ art: { hotels: '/art.svg' } });
    const card = await firstCard();
    const image = () => card.querySelector('.media img');
    expect(image()?.getAttribute('loading')).toBe('lazy');
    fireEvent.error(image()!);
    expect(image()?.getAttribute('src')).toBe('/art.svg');
    fireEvent.error(image()!);
    expect(image()).toBeNull();
  });

  it('shows an illustration that arrives after a picture failed', async () => {
    const { update } = show();
    const card = await firstCard();
    fireEvent.error(card.querySelector('.media img')!);
    expect(card.querySelector('.media img')).toBeNull();
    update({ art: { hotels: '/art.svg' } });
    await waitFor(() => expect(card.querySelector('.media img')?.getAttribute('src')).toBe('/art.svg'));
  });

  it('keep the focus on the link of a card while the currency changes', async () => {
    const { update } = show({ agency: v1, answers: { searchHotelDeals: [hotelV1, hotelV1] } });
    const [, second] = await findCards();
    const link = within(second!).getByRole('link', { name: 'View Deal' });
    link.focus();
    update({ currency: 'EUR', rates: { EUR: 0.5 } });
    await waitFor(() => expect(second!.querySelector('.price-total')?.textContent).toBe('€84'));
    expect(document.activeElement).toBe(link);
  });

  it.each(['javascript:alert(1)', '//evil.test/x', 'data:text/html,x'])('never link to %s', async (link) => {
    show({ tab: 'Car Rentals', answers: { searchCarDeals: [{ ...car, link }] } });
    expect(
      within(await firstCard())
        .getByRole('link', { name: 'View Deal' })
        .getAttribute('href'),
    ).toBe('/');
  });

  it('tell the host what was chosen, and stay when it says so', async () => {
    const emit = vi.fn(() => false);
    show({ tab: 'Activities', emit });
    const link = within(await firstCard()).getByRole('link', { name: 'View Deal' });
    expect(fireEvent.click(link)).toBe(false);
    expect(emit).toHaveBeenCalledWith('select', { service: 'activities', id: null, href: activity.link });
  });
});

describe.each([
  ['v1', v1],
  ['v2', harbour],
] as const)('prices of hotel %s', (_, own) => {
  const text = async (overrides: Partial<WidgetContext>) => {
    show({ agency: own, ...overrides });
    const card = await firstCard();
    const result = { card, text: card.textContent!, struck: card.querySelector('s')?.textContent ?? null };
    return result;
  };
  const loggedIn = roles.filter((role) => role !== 'visitor');

  it.each(loggedIn)(
    '%s sees discount, retail, price to traveller, Saved and View Deal (CUST-09, CUST-10, CUST-11, CUST-12, CUST-13, CUST-14, PRICE-07)',
    async (role) => {
      const { card, text: shown, struck } = await text({ role });
      expect(shown).toContain('-21%');
      expect(struck).toContain('$212');
      expect(shown).toContain('Price to traveller');
      expect(card.querySelector('.price-total')?.textContent).toBe('$168');
      expect(card.querySelector('.media-over')?.textContent).toBe('Saved$44');
      expect(within(card).getByRole('link', { name: 'View Deal' })).toBeTruthy();
    },
  );

  it.each(['agent', 'sales_agent', 'admin', 'agency_owner'] as const)(
    '%s sees the wholesale rate and the markup (AGENT-05, AGENT-06)',
    async (role) => {
      const { text: shown } = await text({ role });
      expect(shown).toContain('Wholesale Rate$140');
      expect(shown).toContain('Agency Markup$28');
    },
  );

  it('a restricted agent sees neither wholesale rate nor markup (AGENT-07, AGENT-08)', async () => {
    const { text: shown } = await text({ role: 'restricted_agent' });
    expect(shown).toContain('$168');
    expect(shown).not.toMatch(/Wholesale Rate|Agency Markup|\$140|\$28\b/);
  });

  it.each(['visitor', 'customer'] as const)('%s sees neither of them', async (role) => {
    const { text: shown } = await text({ role });
    expect(shown).not.toMatch(/Wholesale Rate|Agency Markup|\$140|\$28\b/);
  });

  it('a visitor sees the price, nothing crossed out, and what logging in saves (PRICE-02, PRICE-03, VIS-07, CUST-15)', async () => {
    const { card, text: shown, struck } = await text({ role: 'visitor' });
    expect(shown).toContain('$168');
    expect(struck).toBeNull();
    expect(shown).not.toContain('$212');
    expect(card.querySelector('.media-over')?.textContent).toBe('Log In to save up to$44');
  });

  it('a visitor is told "Log in to save more" where the agency publishes no price (CUST-16)', async () => {
    const quiet = { ...own, showPublishedPriceToCustomer: { hotels: false, activities: true, cars: true } };
    const { card } = await text({ role: 'visitor', agency: quiet });
    expect(card.querySelector('.media-over')?.textContent).toBe('Log in to save more');
  });

  it('a visitor gets Reveal Price instead where prices are hidden (VIS-07, VIS-08, VIS-09, PRICE-02)', async () => {
    const { card, text: shown } = await text({
      role: 'visitor',
      agency: { ...own, allowNonLoginFlow: false },
    });
    expect(within(card).getByRole('link', { name: 'Reveal Price' }).getAttribute('href')).toBe(
      '/?tab=Hotels',
    );
    expect(shown).not.toContain('$168');
  });
});

it('hotel v1: an agent reads every member of rates (DEAL-03)', async () => {
  show({ agency: v1, role: 'agent' });
  const shown = (await firstCard()).textContent!;
  for (const text of ['-21%', '$212', '$168', 'Wholesale Rate$140', 'Agency Markup$28', 'Saved$44'])
    expect(shown).toContain(text);
});

it('hotel v2: an agent reads every member of rate (DEAL-07)', async () => {
  show({ role: 'agent' });
  const shown = (await firstCard()).textContent!;
  for (const text of ['$212', '$168', 'Saved$44', 'Wholesale Rate$140', 'Agency Markup$28'])
    expect(shown).toContain(text);
});

describe('Reveal Price', () => {
  const hidden = agency({ allowNonLoginFlow: false });
  const reveal = async () => within(await firstCard()).getByRole('link', { name: 'Reveal Price' });

  it('leads to the home tab for cars (VIS-10)', async () => {
    show({ agency: hidden, tab: 'Car Rentals' });
    expect((await reveal()).getAttribute('href')).toBe('/?tab=Car%20Rentals');
  });

  it('leads to the home tab for activities (VIS-11)', async () => {
    show({ agency: hidden, tab: 'Activities' });
    expect((await reveal()).getAttribute('href')).toBe('/?tab=Activities');
  });

  it('also opens the login prompt when the card is on home already', async () => {
    const promptLogin = vi.fn();
    show({ agency: hidden, tab: 'Activities', promptLogin });
    fireEvent.click(await reveal());
    expect(promptLogin).toHaveBeenCalledExactlyOnceWith('/?tab=Activities');
    cleanup();
    const elsewhere = vi.fn();
    show({ agency: hidden, promptLogin: elsewhere, navigate: fakeNavigation('/destination?tab=Activities') });
    fireEvent.click(await reveal());
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('stands there when the server sent no rates at all', async () => {
    show({ agency: hidden, answers: { getHotelDealsV2: [{ ...hotelV2, rate: null }] } });
    expect(await reveal()).toBeTruthy();
    expect((await firstCard()).querySelector('.media-over')?.textContent).toBe('Log In to save up to');
  });
  it('stands there without a badge when logging in saves nothing (PRICE-01)', async () => {
    show({ agency: hidden, answers: { getHotelDealsV2: [{ ...hotelV2, rate: null, has_saving: false }] } });
    expect(await reveal()).toBeTruthy();
    expect((await firstCard()).querySelector('.media-over')).toBeNull();
  });
});

describe('what a price is for', () => {
  it.each([
    ['v2', harbour, '2 nights, Jan 1 – 3, 2027, 2 adults'],
    ['v1', v1, '2 nights, Dec 4 – 6, 2 adults'],
  ])('is a stay, as its link opens it, in total (hotels %s)', async (_version, of, stay) => {
    show({ agency: of });
    const card = await firstCard();
    expect(within(card).getByText(stay)).toBeTruthy();
    expect(card.querySelector('.price p')?.textContent).toBe('$168 in total');
  });
  it('is a rental of two days, and an activity for one person', async () => {
    show({ tab: 'Car Rentals' });
    expect(within(await firstCard()).getByText('Dec 4 – 6')).toBeTruthy();
    cleanup();
    show({ tab: 'Activities' });
    expect((await firstCard()).querySelector('.price p')?.textContent).toBe('$168 per person');
  });
});

it('shows the badge only for a saving that rounds to something (PRICE-01)', async () => {
  for (const [saved_price, badge] of [
    [0, null],
    [0.4, null],
    [0.6, 'Saved$1'],
  ] as const) {
    show({
      role: 'customer',
      answers: { getHotelDealsV2: [{ ...hotelV2, rate: { ...hotelV2.rate!, saved_price } }] },
    });
    expect((await firstCard()).querySelector('.media-over')?.textContent ?? null).toBe(badge);
    cleanup();
  }
});

const retailOf = async (recommended_selling_price: number | null) => {
  const rate = { ...hotelV2.rate!, recommended_selling_price };
  show({ role: 'customer', answers: { getHotelDealsV2: [{ ...hotelV2, rate }] } });
  const card = await firstCard();
  const result = {
    none: within(card).queryByText('N/A') !== null,
    struck: card.querySelector('s')?.textContent,
  };
  cleanup();
  return result;
};

it('shows N/A, not crossed out, where there is no recommended price (PRICE-04)', async () => {
  expect(await retailOf(null)).toEqual({ none: true, struck: undefined });
});

it('shows N/A, not crossed out, for a recommended price that is not above the total (PRICE-05)', async () => {
  expect(await retailOf(168.4)).toEqual({ none: true, struck: undefined });
  expect(await retailOf(100)).toEqual({ none: true, struck: undefined });
  expect(await retailOf(212)).toMatchObject({
    none: false,
    struck: expect.stringContaining('$212') as string,
  });
});

describe('currency', () => {
  it('is converted for display while the call keeps its own (CUR-06)', async () => {
    const { calls } = show({ agency: v1, currency: 'EUR', rates: { EUR: 0.5 } });
    expect((await firstCard()).querySelector('.price-total')?.textContent).toBe('€84');
    expect(calls[0]!.input.body.currency).toBe('USD');
  });

  it('stays in dollars when the rates are missing (CUR-24)', async () => {
    show({ currency: 'EUR', rates: {} });
    expect((await firstCard()).querySelector('.price-total')?.textContent).toBe('$168');
  });

  it('waits for the exchange rates rather than show a price that changes', async () => {
    let arrive = () => {};
    const extras = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const { container, update } = show({ agency: v1, currency: 'EUR', rates: {}, extras });
    // The rates load beside the deals, not behind them.
    await waitFor(() => expect(extras).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.querySelectorAll('.deal-placeholder')).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('Loading deals');
    update({ agency: v1, currency: 'EUR', rates: { EUR: 0.5 }, extras });
    arrive();
    expect((await firstCard()).querySelector('.price-total')?.textContent).toBe('€84');
  });

  it('stays in dollars when the rates cannot be loaded (CUR-24)', async () => {
    const extras = () => Promise.reject(new Error('offline'));
    show({ agency: v1, currency: 'EUR', rates: {}, extras });
    expect((await firstCard()).querySelector('.price-total')?.textContent).toBe('$168');
  });

  it('needs no rates for prices that are in the currency already', async () => {
    const extras = vi.fn(() => new Promise<void>(() => undefined));
    show({ agency: v1, currency: 'USD', extras });
    expect((await firstCard()).querySelector('.price-total')?.textContent).toBe('$168');
    expect(extras).not.toHaveBeenCalled();
  });

  it('changes without a page load (CUR-17)', async () => {
    const { update } = show({ agency: v1 });
    expect((await firstCard()).querySelector('.price-total')?.textContent).toBe('$168');
    update({ currency: 'EUR', rates: { EUR: 0.5 } });
    await waitFor(async () =>
      expect((await firstCard()).querySelector('.price-total')?.textContent).toBe('€84'),
    );
  });
});

describe('calls', () => {
  const flags = { isOTA: true, isHome: true, isFromDestination: false };

  it('hotels v1 (API-13, API-14, API-15, API-16, API-17, API-18, API-19, API-20, API-21, CONST-02, CONST-03, CONST-07, CONST-08, CONST-09, CONST-10, CONST-11, CONST-12)', async () => {
    const { calls } = show({ agency: v1 });
    await findCards();
    expect(calls).toHaveLength(1);
    expect(calls[0]!.id).toBe('searchHotelDeals');
    expect(calls[0]!.input.params).toEqual({ provider: 'sandbox' });
    expect(calls[0]!.input.body).toEqual({
      occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
      stayPeriod: { start: '2026-12-04', end: '2026-12-06' },
      latitude: 38.7,
      longitude: -9.1,
      nationality: 'IN',
      destinationCountryCode: 'IN',
      currency: 'USD',
      radius: 15,
      searchString: 'Lisbon',
      ...flags,
    });
  });

  it('hotels v2 (API-23, API-24)', async () => {
    const { calls } = show({ currency: 'EUR' });
    await findCards();
    expect(calls.map(({ id }) => id)).toEqual(['getHotelDealsV2']);
    expect(calls[0]!.input.query).toEqual({
      top_destination: 'Lisbon',
      lat: '38.7',
      long: '-9.1',
      currency: 'EUR',
    });
  });

  it.each<[string, Partial<WidgetContext>]>([
    ['of a page that names coordinates', { navigate: fakeNavigation('/destination?lat=41.15&long=-8.61') }],
    [
      'of a visitor who was located',
      { location: { country: 'Portugal', countryCode: 'PT', lat: 41.15, lon: -8.61 } },
    ],
  ])('leave the name of the place %s to the server (API-20, API-54)', async (_what, where) => {
    for (const agencyOf of [v1, harbour]) {
      const { calls } = show({ agency: agencyOf, ...where });
      await findCards();
      const { body, query } = calls[0]!.input;
      expect(body ?? query).toMatchObject(
        body
          ? { latitude: 41.15, longitude: -8.61, searchString: '' }
          : { lat: '41.15', long: '-8.61', top_destination: '' },
      );
      cleanup();
    }
  });

  it('activities (API-25, API-26)', async () => {
    const { calls } = show({ tab: 'Activities' });
    await findCards();
    expect(calls.map(({ id }) => id)).toEqual(['searchActivityDeals']);
    expect(calls[0]!.input.body).toEqual({ latitude: 38.7, longitude: -9.1, ...flags });
  });

  it('cars (API-27, API-28, API-29, API-30, API-31, API-32, CONST-13, CONST-14)', async () => {
    const { calls } = show({ tab: 'Car Rentals' });
    await findCards();
    expect(calls.map(({ id }) => id)).toEqual(['searchCarDeals']);
    expect(calls[0]!.input.body).toEqual({
      age: 25, countryOfResidence: 'US', searchString: 'Lisbon', ...flags,
      pickUpDateTime: '2026-12-04T10:00', pickupLatitude: 38.7, pickupLongitude: -9.1,
      returnDateTime: '2026-12-06T10:00', returnLatitude: 38.7, returnLongitude: -9.1,
    }); // prettier-ignore
  });

  it('name the provider of the agency, who asks and from where (API-52)', async () => {
    const home = show({ tab: 'Activities', agency: agency({ provider: 'vendor-x' }) });
    await findCards();
    expect(home.calls[0]!.input.params).toEqual({ provider: 'vendor-x' });
    expect(home.calls[0]!.input.body).toMatchObject({ isOTA: true, isHome: true, isFromDestination: false });
    cleanup();
    const { calls } = show({
      tab: 'Activities',
      role: 'agent',
      navigate: fakeNavigation('/destination?tab=Activities'),
    });
    await findCards();
    expect(calls[0]!.input.body).toMatchObject({ isOTA: false, isHome: false, isFromDestination: true });
  });

  it("take the place of the query, else the visitor's, else the agency's (PARAM-02, PARAM-03, PARAM-04, PARAM-05, API-54)", async () => {
    const location = { country: 'France', countryCode: 'FR', lat: 48.8, lon: 2.3 };
    const asked = async (address: string, tab: string) => {
      const { calls } = show({
        location,
        navigate: fakeNavigation(`${address}&tab=${encodeURIComponent(tab)}`),
      });
      await findCards();
      cleanup();
      const { body } = calls[0]!.input;
      return [body.latitude ?? body.pickupLatitude, body.longitude ?? body.pickupLongitude];
    };
    const query = '/?lat=1.5&long=-2.5&airportLat=3&airportLong=4';
    expect(await asked(query, 'Activities')).toEqual([1.5, -2.5]);
    expect(await asked(query, 'Car Rentals')).toEqual([3, 4]);
    expect(await asked('/?x=1', 'Activities')).toEqual([48.8, 2.3]);
    expect(await asked('/?lat=91&long=abc', 'Activities')).toEqual([48.8, 2.3]);
    const { calls } = show({ tab: 'Activities', location: null });
    await findCards();
    expect(calls[0]!.input.body).toMatchObject({ latitude: 38.7, longitude: -9.1 });
  });

  it('go out again for another role or language, and are taken back when the widget leaves', async () => {
    const { calls, update, unmount } = show();
    await findCards();
    update({ role: 'customer' });
    await waitFor(() => expect(calls).toHaveLength(2));
    unmount();
    const last = calls.at(-1)!.input.signal!;
    await waitFor(() => expect(last.aborted).toBe(true));
  });

  it('start before the first render when prefetched, and only once', async () => {
    const fake = fakeClient({ getHotelDealsV2: [hotelV2] });
    const context = fakeContext({ client: fake.client });
    prefetchDeals(context);
    prefetchDeals(context);
    expect(fake.calls).toHaveLength(1);
    render(
      <UiProvider t={english} adopt={() => undefined}>
        <DealsWidget context={context} />
      </UiProvider>,
    );
    await findCards();
    expect(fake.calls).toHaveLength(1);
  });

  it('are not made ahead for a tab that is only a banner', () => {
    const fake = fakeClient({});
    prefetchDeals(fakeContext({ client: fake.client }), { tab: 'Cruises' });
    expect(fake.calls).toEqual([]);
  });
});

describe('a failed load', () => {
  it("shows the server's words, tells the host, and tries again (ASYNC-10, ASYNC-11)", async () => {
    const emit = vi.fn(() => true);
    const answers: Answers = { getHotelDealsV2: new ApiError(503, { error: 'Come back soon' }) };
    const { calls } = show({ answers, emit });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Come back soon');
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await waitFor(() =>
      expect(emit).toHaveBeenCalledWith('error', { code: 'DEALS', message: 'Come back soon' }),
    );
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('says "Something went wrong" when there are no words (ERR-01)', async () => {
    show({ answers: { getHotelDealsV2: new ApiError(500) } });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  });
});

describe('settings of the agency', () => {
  const badge = async () => (await firstCard()).querySelector('.media-over')?.textContent;
  const published = (service: 'hotels' | 'activities' | 'cars', on: boolean) =>
    agency({
      showPublishedPriceToCustomer: { hotels: !on, activities: !on, cars: !on, [service]: on },
    });

  it('allowNonLoginFlow decides between prices and Reveal Price (AGY-16)', async () => {
    show({ agency: agency({ allowNonLoginFlow: true }) });
    expect((await firstCard()).textContent).toContain('$168');
    expect(screen.queryByRole('link', { name: 'Reveal Price' })).toBeNull();
    cleanup();
    show({ agency: agency({ allowNonLoginFlow: false }) });
    expect((await firstCard()).textContent).not.toContain('$168');
    expect(screen.getByRole('link', { name: 'Reveal Price' })).toBeTruthy();
  });

  it('showPublishedPriceToCustomer.hotels words the saving on hotel cards (AGY-31)', async () => {
    show({ agency: published('hotels', true) });
    expect(await badge()).toBe('Log In to save up to$44');
    cleanup();
    show({ agency: published('hotels', false) });
    expect(await badge()).toBe('Log in to save more');
  });

  it('showPublishedPriceToCustomer.activities words the saving on activity cards (AGY-32)', async () => {
    show({ tab: 'Activities', agency: published('activities', true) });
    expect(await badge()).toBe('Log In to save up to$44');
    cleanup();
    show({ tab: 'Activities', agency: published('activities', false) });
    expect(await badge()).toBe('Log in to save more');
  });

  it('showPublishedPriceToCustomer.cars words the saving on car cards (AGY-33)', async () => {
    show({ tab: 'Car Rentals', agency: published('cars', true) });
    expect(await badge()).toBe('Log In to save up to$44');
    cleanup();
    show({ tab: 'Car Rentals', agency: published('cars', false) });
    expect(await badge()).toBe('Log in to save more');
  });
});
