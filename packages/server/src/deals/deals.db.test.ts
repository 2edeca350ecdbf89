import { operations, type HotelDealV2, type OperationId } from '@portolan/contract';
import type { FakeHotelSupplier } from '@portolan/suppliers/testing';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let aurora: FakeHotelSupplier;
let meridian: FakeHotelSupplier;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aTestServer();
  aurora = server.suppliers.get('aurora') as FakeHotelSupplier;
  meridian = server.suppliers.get('meridian') as FakeHotelSupplier;
  for (const user of ['traveller', 'agent', 'restricted', 'owner'] as const)
    tokens[user] = await server.logIn(user);
});
afterAll(() => server?.close());

const hotelSearch = {
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
  stayPeriod: { start: '2026-12-04', end: '2026-12-06' },
  latitude: 38.7223,
  longitude: -9.1393,
  nationality: 'IN',
  destinationCountryCode: 'IN',
  currency: 'USD',
  radius: 15,
  searchString: 'Lisbon',
  isOTA: true,
  isHome: true,
  isFromDestination: false,
};
const activitySearch = {
  latitude: 38.72,
  longitude: -9.13,
  isOTA: true,
  isHome: true,
  isFromDestination: false,
};
const carSearch = {
  age: 25,
  countryOfResidence: 'US',
  pickUpDateTime: '2026-12-04T10:00',
  pickupLatitude: 38.72,
  pickupLongitude: -9.13,
  returnDateTime: '2026-12-06T10:00',
  returnLatitude: 38.72,
  returnLongitude: -9.13,
  searchString: 'Lisbon',
  isOTA: true,
  isHome: true,
  isFromDestination: false,
};
type Who = 'visitor' | 'traveller' | 'agent' | 'restricted' | 'owner';
const as = (who: Who) => (who === 'visitor' ? {} : { token: tokens[who] as string });

const hotels = (who: Who = 'visitor', change: object = {}, site = 'harbour') =>
  server.call('/api/sandbox/deals/hotel-search', { site, body: { ...hotelSearch, ...change }, ...as(who) });
const activities = (who: Who = 'visitor') =>
  server.call('/api/sandbox/deals/activity-search', { body: activitySearch, ...as(who) });
const cars = (who: Who = 'visitor') =>
  server.call('/api/sandbox/deals/car-search', { body: carSearch, ...as(who) });
const citiesOf = (answer: Awaited<ReturnType<typeof hotelsV2>>): string[] =>
  answer.json.data.hotels.map((hotel: HotelDealV2) => hotel.contact.address.city);
const hotelsV2 = (who: Who = 'visitor', query = 'lat=38.72&long=-9.14&currency=USD', site = 'harbour') =>
  server.call(`/api/hotel/v2/deals?${query}`, { site, ...as(who) });

function inShape(id: OperationId, body: unknown): void {
  expect(operations[id].response.parse(body)).toEqual(body);
}

describe('hotel deals v1', () => {
  it('take the specification’s body and answer a list of whole cards (API-13, API-14, API-15, API-16, API-17, API-18, API-19, API-20, API-21, API-22, DEAL-01, DEAL-02, DEAL-04)', async () => {
    const { status, json } = await hotels();
    expect(status).toBe(200);
    inShape('searchHotelDeals', json);
    expect(json.data.length).toBe(12);
    const [deal] = json.data;
    expect(deal.hotel.hotelDetails).toEqual({
      heroImage: expect.stringMatching(/^http:\/\/harbour\.localhost:\d+\/art\/v1\/room\/card\/.+\.svg$/),
      name: expect.stringMatching(/^Hotel Número \d+$/),
      distance: expect.any(Number),
      distanceFrom: 'Lisbon',
    });
    expect(deal.rating).toBeGreaterThanOrEqual(3);
    expect(deal.link).toMatch(/^\/booknow\/hotels\/search-details\?propertyId=p_m\d+&startDate=2026-12-04&endDate=2026-12-06&occupancy=/);
    for (const { hotel } of json.data) expect(hotel.hotelDetails.distance).toBeLessThanOrEqual(15);
  }); // prettier-ignore

  it('take the cheapest of both suppliers', async () => {
    const { json } = await hotels('agent');
    for (const { rates } of json.data) {
      const odd = Math.round(rates.baseRate * 100 - 20_037) % 1_009;
      expect(odd, 'aurora’s net, never meridian’s').toBe(0);
    }
  });

  it('are only of the asked radius, and none is an empty list', async () => {
    expect((await hotels('visitor', { radius: 1 })).json.data).toHaveLength(3);
    expect((await hotels('visitor', { latitude: 0, longitude: 0 })).json).toEqual({ data: [] });
    expect((await hotels('visitor', { latitude: 90, longitude: 180, radius: 200 })).json).toEqual({
      data: [],
    });
  });

  it('know no provider but the agency’s', async () => {
    for (const provider of ['nobody', '__proto__', '..%2f'])
      expect(
        (await server.call(`/api/${provider}/deals/hotel-search`, { body: hotelSearch })).status,
        provider,
      ).toBe(404);
  });

  it('convert to the currency asked for', async () => {
    const usd = (await hotels()).json.data[0].rates;
    const jpy = (await hotels('visitor', { currency: 'JPY' })).json.data[0].rates;
    expect(jpy.currency).toBe('JPY');
    expect(Number.isInteger(jpy.totalRate)).toBe(true);
    expect(jpy.totalRate / usd.totalRate).toBeCloseTo(155.5, 0);
  });
});

describe('the place of hotel deals v1', () => {
  const placeOf = async (change: object) =>
    (await hotels('visitor', change)).json.data[0].hotel.hotelDetails.distanceFrom;

  it('is that of the coordinates where the text names a city elsewhere, or nothing (API-20, DEALS-20)', async () => {
    // A city that the catalogue knows somewhere else.
    await server.sql(
      `update properties set city = 'Palma', search_text = 'palma', latitude = 39.57, longitude = 2.65
        where property_id = (select max(property_id) from properties where city = 'Lisbon')`,
    );
    expect(await placeOf({ searchString: 'Palma' })).toBe('Lisbon');
    expect(await placeOf({ searchString: '' })).toBe('Lisbon');
  });
  it('is called as the request calls it where that is the city, or no city at all', async () => {
    expect(await placeOf({ searchString: 'LISBON' })).toBe('LISBON');
    expect(await placeOf({ searchString: 'The old harbour' })).toBe('The old harbour');
  });
});

describe('hotel deals v2', () => {
  it('take top_destination, lat, long and currency and answer data.hotels with whole cards (API-23, API-24, DEAL-05, DEAL-06)', async () => {
    const { json } = await hotelsV2('visitor', 'top_destination=true&lat=38.72&long=-9.14&currency=EUR');
    inShape('getHotelDealsV2', json);
    const [hotel] = json.data.hotels;
    expect(hotel).toMatchObject({
      property_id: expect.stringMatching(/^p_m\d+$/),
      name: expect.any(String),
      image: { large: expect.stringMatching(/\.svg$/) },
      contact: { address: { line_1: expect.stringMatching(/^Rua/), city: 'Lisbon', state: 'Lisboa' } },
      ratings: { star_rating: expect.any(Number) },
    });
    expect(hotel.rate.currency).toBe('EUR');
  });

  it('are for 2 nights from the first of the month two months ahead, for 2 adults and no child (CONST-04, CONST-05, CONST-06)', async () => {
    const asked: unknown[] = [];
    const { search } = aurora;
    aurora.search = (request, options) => {
      asked.push(request);
      return search(request, options);
    };
    await hotelsV2('visitor', 'lat=38.73&long=-9.15');
    aurora.search = search;
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      checkIn: '2027-01-01',
      checkOut: '2027-01-03',
      occupancy: [{ adults: 2, childAges: [] }],
    });
  });

  it('are of the city that is named, also where its name has an accent, and of that alone', async () => {
    const named = await hotelsV2('visitor', 'top_destination=lisbon', 'solazul');
    expect(new Set(citiesOf(named))).toEqual(new Set(['Lisbon']));
    expect(citiesOf(await hotelsV2('visitor', 'lat=0&long=0'))).toEqual([]);
    await server.sql(`update properties set city = 'Lisbôn' where city = 'Lisbon'`);
    try {
      expect(citiesOf(await hotelsV2('visitor', 'top_destination=Lisb%C3%B4n&currency=SEK', 'solazul'))).toHaveLength(12);
    } finally {
      await server.sql(`update properties set city = 'Lisbon' where city = 'Lisbôn'`);
    }
  }); // prettier-ignore

  it('come from the best known places too where nobody names one, or the agency’s own is named', async () => {
    // The fake catalogue has nothing near Dubai; Lisbon is its top destination.
    for (const query of ['', 'top_destination=Dubai&lat=25.2048&long=55.2708'])
      expect(citiesOf(await hotelsV2('visitor', query, 'safar')), query).toContain('Lisbon');
    expect(citiesOf(await hotelsV2('visitor', 'lat=25.1&long=55.2', 'safar'))).toEqual([]);
  });
});

describe('activity and car deals', () => {
  it('answer activities with title, picture, rating, duration, free cancellation, rates and link (API-25, API-26, DEAL-08)', async () => {
    const { json } = await activities();
    inShape('searchActivityDeals', json);
    expect(json.data).toMatchObject([
      {
        title: 'Old town on foot',
        imageUrl: expect.stringContaining('/art/v1/old-town/'),
        rating: 4.6,
        duration: 150,
        isFreeCancellation: true,
        link: '/booknow/activities/result-details/walk%2F1',
      },
    ]);
  });
  it('answer cars with name, picture, logo, seats, bags, doors, both places, rates and link (API-27, API-28, API-29, API-30, API-31, API-32, DEAL-09, DEAL-10)', async () => {
    const { json } = await cars();
    inShape('searchCarDeals', json);
    expect(json.data).toMatchObject([
      {
        name: 'Fiat Panda',
        vehiclePicture: expect.stringContaining('/art/v1/road.hatch/'),
        logo: expect.stringContaining('/art/v1/vendor/'),
        passangerCapacity: 4,
        bagCapacity: 1,
        noOfDoors: 5,
        pickupLocation: 'Lisbon Airport',
        dropOffLocation: 'Lisbon Airport',
        link: expect.stringMatching(/^\/booknow\/cars\/result-details\?/),
      },
    ]);
  });
  it.each([
    [{ pickUpDateTime: '2026-12-04' }, 'pickUpDateTime'],
    [{ pickUpDateTime: '2026-12-04T25:00' }, 'pickUpDateTime'],
    [{ returnDateTime: '2026-12-04T09:00' }, 'returnDateTime'],
    [{ returnDateTime: '2027-12-04T09:00' }, 'returnDateTime'],
    [{ age: 17 }, 'age'],
    [{ countryOfResidence: 'USA' }, 'countryOfResidence'],
  ])('name what is wrong in %j', async (change, field) => {
    const answer = await server.call('/api/sandbox/deals/car-search', { body: { ...carSearch, ...change } });
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([400, [field]]);
  });
});

describe('who sees what of a price', () => {
  const ratesOf = async (who: Who) => [
    (await hotels(who)).json.data[0].rates,
    (await activities(who)).json.data[0].rates,
    (await cars(who)).json.data[0].rates,
  ];

  it('visitors: total and, where the agency publishes it, what they would save; no retail, discount or net', async () => {
    for (const rates of await ratesOf('visitor'))
      expect(Object.keys(rates).sort()).toEqual(['currency', 'savedPrice', 'totalRate']);
    expect(Object.keys((await hotelsV2()).json.data.hotels[0].rate).sort()).toEqual([
      'currency',
      'saved_price',
      'total_rate',
    ]);
  });

  it('visitors of an agency that hides prices: none at all, in either version, unlike those of one that shows them (VIS-07, PRICE-02)', async () => {
    expect((await hotels('visitor', {}, 'nordlys')).json.data.map((deal: { rates: unknown }) => deal.rates)).toEqual(Array(12).fill(null));
    const v2 = await hotelsV2('visitor', 'lat=38.72&long=-9.14&currency=DKK', 'nordlys');
    expect(v2.json.data.hotels.map((hotel: { rate: unknown }) => hotel.rate)).toEqual(Array(12).fill(null));
    expect(v2.text).not.toMatch(/total_rate|saved/);
    expect((await hotels('visitor', {}, 'harbour')).json.data[0].rates.totalRate).toBeGreaterThan(0);
    expect((await hotelsV2('visitor')).json.data.hotels[0].rate.total_rate).toBeGreaterThan(0);
  }); // prettier-ignore

  it('visitors whom the amounts are kept from: whether there is a saving, as the customer then sees it (PRICE-01)', async () => {
    const site = 'nordlys';
    const customer = { site, token: await server.logIn('traveller', site) };
    const seen = (amount: number) => Math.round(amount) > 0;

    const v2 = async (who: object) =>
      (await server.call('/api/hotel/v2/deals?lat=38.72&long=-9.14&currency=DKK', { site, ...who })).json.data.hotels;
    type V2 = { has_saving: boolean; rate: { saved_price: number } };
    const shown = (await v2(customer)).map(({ rate }: V2) => seen(rate.saved_price));
    expect((await v2({})).map(({ has_saving }: V2) => has_saving)).toEqual(shown);

    for (const [path, body] of [['/api/sandbox/deals/hotel-search', hotelSearch], ['/api/sandbox/deals/activity-search', activitySearch]] as const) {
      const v1 = async (who: object) => (await server.call(path, { site, body, ...who })).json.data;
      type V1 = { hasSaving: boolean; rates: { savedPrice: number } };
      const deals = (await v1(customer)).map(({ rates }: V1) => seen(rates.savedPrice));
      expect(deals.length).toBeGreaterThan(0);
      expect((await v1({})).map(({ hasSaving }: V1) => hasSaving)).toEqual(deals);
    }
  }); // prettier-ignore

  it('customers: also retail, discount and saved, which add up', async () => {
    for (const rates of await ratesOf('traveller')) {
      expect(Object.keys(rates).sort()).toEqual(['currency', 'discountPercentage', 'publishedRate', 'savedPrice', 'totalRate']);
      expect(rates.publishedRate).toBeCloseTo(rates.totalRate + rates.savedPrice, 5);
      expect(rates.discountPercentage).toBe(Math.round((rates.savedPrice / rates.publishedRate) * 100));
    }
  }); // prettier-ignore

  it('restricted agents: what customers see and nothing more (AGENT-07, AGENT-08)', async () => {
    expect(await ratesOf('restricted')).toEqual(await ratesOf('traveller'));
  });

  it('other agents: also the wholesale rate and the markup, which make the total (AGENT-05, AGENT-06, DEAL-03, DEAL-07)', async () => {
    for (const who of ['agent', 'owner'] as const) {
      for (const rates of await ratesOf(who)) {
        expect(Object.keys(rates).sort()).toEqual([
          'baseRate', 'currency', 'discountPercentage', 'publishedRate', 'savedPrice', 'taxAndFee', 'totalRate',
        ]); // prettier-ignore
        expect(rates.baseRate + rates.taxAndFee).toBeCloseTo(rates.totalRate, 5);
      }
      const { rate } = (await hotelsV2(who)).json.data.hotels[0];
      expect(rate.base_rate + rate.tax_and_fees).toBeCloseTo(rate.total_rate, 5);
      expect(rate.recommended_selling_price).toBeCloseTo(rate.total_rate + rate.saved_price, 5);
    }
  });

  it('applies each agency’s own markup', async () => {
    const harbour = (await hotels()).json.data[0].rates.totalRate;
    const safar = (await hotels('visitor', {}, 'safar')).json.data[0].rates.totalRate;
    // 13.5 % and 11 % on the same net.
    expect(harbour / safar).toBeCloseTo(1.135 / 1.11, 3);
  });

  it('applies a rule for one vendor of cars and one for an activity, to these alone and at this agency alone', async () => {
    const totals = async () => [
      (await cars()).json.data[0].rates.totalRate,
      (await activities()).json.data[0].rates.totalRate,
    ];
    const carAtSafar = async () =>
      (await server.call('/api/sandbox/deals/car-search', { site: 'safar', body: carSearch })).json.data[0].rates.totalRate;
    const addRule = async (service: string, itemId: string) => {
      const answer = await server.call('/api/agency/markup-rules', {
        body: {
          layer: 'agency', agentId: null, where: { kind: 'item', itemId }, service,
          value: { kind: 'fixed', amount: { amount: 0, currency: 'USD' } },
        },
        headers: { 'idempotency-key': `rule-of-${service}-${Buffer.from(itemId).toString('hex')}` },
        ...as('owner'),
      }); // prettier-ignore
      expect(answer.status, answer.text).toBe(200);
      return answer.json.data.ruleId as string;
    };
    const [car, activity] = await totals();
    const before = await carAtSafar();
    const rules = [await addRule('cars', 'Another vendor'), await addRule('activities', 'Blue & Co.')];
    try {
      expect(await totals()).toEqual([car, activity]);
      rules.push(await addRule('cars', 'Blue & Co.'));
      const { rates } = (await cars('agent')).json.data[0];
      expect([rates.totalRate, rates.taxAndFee]).toEqual([rates.baseRate, 0]);
      expect(await totals()).toEqual([rates.baseRate, activity]);
      rules.push(await addRule('activities', 'walk/1'));
      expect((await totals())[1]).toBeLessThan(activity);
      expect(await carAtSafar()).toBe(before);
    } finally {
      for (const ruleId of rules)
        await server.call(`/api/agency/markup-rules/${ruleId}`, { method: 'DELETE', ...as('owner') });
    }
    expect(await totals()).toEqual([car, activity]);
  }); // prettier-ignore

  it('no net amount of a supplier is anywhere in an answer to who may not see it', async () => {
    const nets = [...aurora.offers.values(), ...meridian.offers.values()].flat().map(({ price }) => price.net.amount);
    const texts = [7_039, ...nets].flatMap((net) => [String(net), (net / 100).toFixed(2), String(net / 100)]);
    for (const who of ['visitor', 'traveller', 'restricted'] as const) {
      for (const answer of [await hotels(who), await hotelsV2(who), await activities(who), await cars(who)]) {
        for (const text of texts) expect(answer.text, `${who} must not read ${text}`).not.toMatch(new RegExp(`\\b${text.replace('.', '\\.')}\\b`));
        expect(answer.text).not.toMatch(/baseRate|base_rate|taxAndFee|tax_and_fees|"net"|markup|supplier/i);
      }
    }
    // The canary sings: an agent's answer does hold them.
    expect((await hotels('agent')).text).toContain('"baseRate":210.46');
  }); // prettier-ignore
});

describe('deals under load', () => {
  it('ask each supplier once for what many ask at the same moment, whatever their role and agency', async () => {
    const before = aurora.calls.search;
    const change = { latitude: 38.75 };
    await Promise.all([
      hotels('visitor', change),
      hotels('visitor', change),
      hotels('traveller', change),
      hotels('agent', change),
      hotels('visitor', change, 'safar'),
      hotels('visitor', { ...change, currency: 'EUR' }),
    ]);
    expect(aurora.calls.search - before).toBe(1);
  });
  it('answer 304 to who has them', async () => {
    const first = await hotelsV2();
    const again = await server.call('/api/hotel/v2/deals?lat=38.72&long=-9.14&currency=USD', {
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.status).toBe(304);
    const agents = await server.call('/api/hotel/v2/deals?lat=38.72&long=-9.14&currency=USD', {
      headers: { 'if-none-match': String(first.headers['etag']) },
      ...as('agent'),
    });
    expect(agents.status).toBe(200);
  });
  it('show what one supplier has while the other is down, and say so when both are', async () => {
    aurora.down = true;
    const partial = await hotels('agent', { latitude: 38.76 });
    expect(partial.json.data.length).toBeGreaterThan(0);
    aurora.down = false;
    const whole = await hotels('agent', { latitude: 38.76 });
    expect(whole.json.data[0].rates.baseRate, 'what was partial is not kept').toBeLessThan(
      partial.json.data[0].rates.baseRate,
    );
    aurora.down = meridian.down = true;
    const answer = await hotels('visitor', { latitude: 38.77 });
    expect([answer.status, answer.json.code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
    aurora.down = meridian.down = false;
    expect((await hotels('visitor', { latitude: 38.77 })).status).toBe(200);
  });
});
