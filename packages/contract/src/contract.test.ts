import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  activeServices,
  confirmationPath,
  errorCatalogue,
  isErrorCode,
  isTravelAgent,
  listOperations,
  operations,
  may,
  permissions,
  roleOf,
  roles,
  seesNetPrices,
  seesPrices,
  seesRetailPrices,
  fillPath,
  hotelPaths,
  isAtOrBelow,
  isCheckout,
  isOfService,
  serviceBlocks,
  serviceFromAlias,
  serviceKeys,
  serviceLabels,
  servicePath,
  servicePaths,
  type ServicePaths,
} from './index.ts';

/** Names of all members that hold text or an object, at any depth. */
function textMembersOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  const names = Object.entries(properties).filter(([, { type }]) => type !== 'boolean' && type !== 'number');
  return [...names.map(([name]) => name), ...Object.values(schema).flatMap(textMembersOf)];
}

describe('operations', () => {
  it('gives every operation its own method and path', () => {
    const addresses = listOperations().map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('names every path parameter in its schema, and no other', () => {
    for (const { id, path, params } of listOperations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
      const inSchema = params instanceof z.ZodObject ? Object.keys(params.shape).sort() : [];
      expect(inSchema, id).toEqual(inPath);
    }
  });

  it('is complete as JSON Schema: nothing in a request depends on code that a validator would ignore', () => {
    const refusing = (schema: z.ZodType | undefined) => {
      if (schema)
        z.toJSONSchema(schema, {
          unrepresentable: 'throw',
          override: ({ zodSchema }) => {
            const checks = zodSchema._zod.def.checks ?? [];
            const custom = checks.filter((check) => check._zod.def.check === 'custom');
            if (custom.length) throw new Error('a custom check does not reach the server');
          },
        });
    };
    for (const operation of listOperations())
      for (const part of [operation.params, operation.query, operation.body])
        expect(() => refusing(part), operation.id).not.toThrow();
    expect(() => refusing(z.string().refine((text) => text !== 'x'))).toThrow();
  });

  it('closes every body, so that a misspelt or hostile member is refused', () => {
    for (const { id, body } of listOperations()) {
      if (!body) continue;
      const schema = z.toJSONSchema(body) as { additionalProperties?: unknown };
      expect(schema.additionalProperties, id).toBe(false);
    }
  });

  it('marks every answer with a token in it as secret', () => {
    const opensSomething = /token$|secret$|^(?:session|quoteId|cancelQuoteId|signUpId|proposalId)$/i;
    for (const { id, tag, response, secret } of listOperations()) {
      const names = textMembersOf(z.toJSONSchema(response, { unrepresentable: 'any' }));
      // A code is one of a country or a currency, except where people log in.
      const found = names.filter(
        (name) => opensSomething.test(name) || (name === 'code' && ['Account', 'Embedding'].includes(tag)),
      );
      if (id === 'getWidgetExtras') expect(found, 'codes of countries').toEqual(['code']);
      else if (found.length > 0) expect(secret, `${id} answers ${found.join(', ')}`).toBe(true);
    }
    // Links that open something without a log-in are secret too.
    expect(operations.listDocuments.secret && operations.startExternal.secret).toBe(true);
    expect(operations.searchHotels).not.toHaveProperty('secret');
  });

  it('lists only codes of the catalogue as errors', () => {
    for (const { id, errors } of listOperations())
      for (const code of errors ?? []) expect(isErrorCode(code), `${id}: ${code}`).toBe(true);
  });
});

describe('the paths of the specification', () => {
  it.each([
    ['getAgency', 'GET', '/api/agency'],
    ['getAboutUs', 'GET', '/api/agency/about-us'],
    ['getFaqs', 'GET', '/api/agency/faqs'],
    ['getPaymentGateway', 'GET', '/api/getCurrentPaymentGateway'],
    ['getLanguages', 'GET', '/api/agency/languages'],
    ['getNavigations', 'GET', '/api/agency/navigations'],
    ['changeLanguage', 'GET', '/api/user/changeLanguage/{language}'],
    ['getCountryCodes', 'GET', '/api/code'],
    ['getEnabledCountries', 'GET', '/api/admin/country/enable'],
    ['getEnabledCurrencies', 'GET', '/api/admin/country/enableCurrencies'],
    ['getExchangeRates', 'GET', '/api/multi-currency/exchange'],
    ['searchHotelDeals', 'POST', '/api/{provider}/deals/hotel-search'],
    ['searchActivityDeals', 'POST', '/api/{provider}/deals/activity-search'],
    ['searchCarDeals', 'POST', '/api/{provider}/deals/car-search'],
    ['suggestHotels', 'POST', '/api/v2/hotel/auto-suggest'],
  ])('%s is %s %s', (id, method, path) => {
    const operation = listOperations().find((candidate) => candidate.id === id);
    expect(operation).toMatchObject({ method, path });
  });
});

describe('errors', () => {
  it('gives every code a status of the 4xx or 5xx range and a sentence', () => {
    for (const [code, { status, message }] of Object.entries(errorCatalogue)) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(status, code).toBeLessThan(600);
      expect(message.length, code).toBeGreaterThan(5);
    }
  });
  it('does not take an inherited name for a code', () => {
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode('__proto__')).toBe(false);
    expect(isErrorCode('SOLD_OUT')).toBe(true);
  });
});

describe('services', () => {
  it('stand in the specified order (CONST-34)', () => {
    expect(serviceKeys.map((key) => serviceLabels[key])).toEqual([
      'Hotels',
      'Air Travel',
      'Resorts',
      'Cars',
      'Activities',
      'Cruise',
    ]);
  });
  it('keep that order however the agency lists its menu', () => {
    const shuffled = ['Cruise', 'Hotels', 'Car Rentals', 'Flights'].map((title) => ({ title, active: true }));
    expect(activeServices(shuffled)).toEqual(['hotels', 'flights', 'cars', 'cruise']);
    expect(activeServices([{ title: 'Hotels', active: false }])).toEqual([]);
    expect(activeServices(null)).toEqual([]);
  });
  it.each([
    ['Car Rentals', 'cars'],
    ['cars', 'cars'],
    ['AIR TRAVEL', 'flights'],
    ['Cruises', 'cruise'],
    [' hotels ', 'hotels'],
    ['nonsense', null],
    ['', null],
    ['__proto__', null],
  ])('%s means %s', (alias, key) => expect(serviceFromAlias(alias)).toBe(key));
  it('have their addresses as the specification spells them (ROUTE-HTL-11, ROUTE-CAR-05, ROUTE-ACT-03)', () => {
    const addressesOf = ({ v2, ...first }: ServicePaths): string[] => [
      ...Object.values(first).flat(),
      ...Object.values(v2 ?? {}).flat(),
    ];
    expect(serviceKeys.flatMap((key) => addressesOf(servicePaths[key])).sort()).toEqual(
      [
        '/booknow/hotels', '/booknow/hotels/search', '/booknow/hotels/search-details', '/booknow/hotels/v2/search',
        '/booknow/hotels/v2/search-details', '/booknow/hotels/checkout', '/booknow/hotels/confirm-payment', '/hotel-details',
        '/booknow/hotels/v2', '/booknow/hotels/v2/details', '/booknow/hotels/deal/{proposalId}',
        '/booknow/cars', '/booknow/cars/search', '/booknow/cars/result-details', '/booknow/cars/reservation-details',
        '/booknow/Cars/checkout', '/booknow/Cars/confirm-payment',
        '/booknow/activities', '/booknow/activities/search', '/booknow/activities/result-details/{productCode}',
        '/booknow/activities/bookings/checkout', '/booknow/activities/confirmation/{referenceNumber}',
        '/booknow/cruise', '/booknow/cruise/search', '/booknow/cruise/search-details', '/booknow/cruise/checkout',
        '/booknow/cruise/confirmation/{referenceNumber}',
        '/booknow/flights', '/booknow/flights/search', '/booknow/flights/search-details', '/booknow/flights/v2/search',
        '/booknow/flights/v2/search-details', '/booknow/flights/reservation-details', '/booknow/flights/checkout',
        '/booknow/flights/confirmation', '/flight-details', '/booknow/flights/v2',
        '/booknow/resort', '/booknow/resort/search', '/booknow/resort/details', '/booknow/resort/checkout',
      ].sort(),
    ); // prettier-ignore
  });
  it('begin at v2 where the agency has it (ROUTE-RED-05, ROUTE-RED-06)', () => {
    const flags = { enableHotelsV2: true, enableFlightsV2: false };
    expect(serviceKeys.map((key) => servicePath(key, flags))).toEqual([
      ...['/booknow/hotels/v2', '/booknow/flights', '/booknow/resort', '/booknow/cars'],
      ...['/booknow/activities', '/booknow/cruise'],
    ]);
  });
  it('are listed for widgets, sold or not', () => {
    const blocks = serviceBlocks([{ title: 'Car Rentals', active: true }]);
    expect(Object.keys(blocks)).toEqual(serviceKeys);
    expect(blocks['cars']).toEqual({ enabled: true, path: '/booknow/cars' });
    expect(blocks['resorts']).toEqual({ enabled: false, path: '/booknow/resort' });
  });
  it('find a path at or below an address in any case', () => {
    const { proposal, confirmation } = hotelPaths;
    expect(isAtOrBelow('/BookNow/Hotels/Deal/p1', proposal)).toBe(true);
    expect(isAtOrBelow('/booknow/hotels/confirm-payment/', confirmation)).toBe(true);
    expect(isAtOrBelow('/booknow/hotels/confirm-payments', confirmation)).toBe(false);
    expect(isAtOrBelow('/booknow/hotels', confirmation)).toBe(false);
  });
  it('find a path whatever is asked behind it', () => {
    expect(isAtOrBelow('/booknow/hotels/checkout?token=q_1', hotelPaths.checkout)).toBe(true);
    expect(isAtOrBelow('/login?redirect=/booknow/hotels/checkout', hotelPaths.checkout)).toBe(false);
  });
  it.each(serviceKeys)('know their own pages, and which of them take details and payment: %s', (key) => {
    const paths = servicePaths[key];
    const browsing = [paths, paths.v2].flatMap((family) =>
      family ? [family.search, family.results, family.details, ...(family.otherDetails ?? [])] : [],
    );
    const paying = [paths.checkout, confirmationPath(paths, 'R-1')].filter((path) => path !== '/booking/R-1');
    for (const path of [...browsing, ...paying]) {
      expect(isOfService(paths, path), path).toBe(true);
      expect(isCheckout(paths, `${path}/`), path).toBe(paying.includes(path));
      const others = serviceKeys.filter((other) => other !== key);
      expect(others.filter((other) => isOfService(servicePaths[other], path))).toEqual([]);
    }
    for (const path of ['/', '/mytrip/profile', `/x${paths.search}`, `${paths.search}x`])
      expect(isOfService(paths, path), path).toBe(false);
  });
  it('show what was booked under its reference', () => {
    expect(serviceKeys.map((key) => confirmationPath(servicePaths[key], 'R-1'))).toEqual([
      '/booknow/hotels/confirm-payment?reference=R-1',
      '/booknow/flights/confirmation?reference=R-1',
      '/booking/R-1',
      '/booknow/Cars/confirm-payment?reference=R-1',
      '/booknow/activities/confirmation/R-1',
      '/booknow/cruise/confirmation/R-1',
    ]);
  });
  it('fill what an address leaves open, as text', () => {
    expect(fillPath(hotelPaths.proposal, { proposalId: 'p/1?' })).toBe('/booknow/hotels/deal/p%2F1%3F');
  });
});

describe('roles', () => {
  it('follow from userType, and an unknown type is a customer', () => {
    expect(roleOf(null)).toBe('visitor');
    expect(roleOf({ userType: 'AgencyOwner' })).toBe('agency_owner');
    expect(roleOf({ userType: 'Admin' })).toBe('admin');
    expect(roleOf({ userType: 'SalesAgent' })).toBe('sales_agent');
    expect(roleOf({ userType: 'TravelAgent' })).toBe('agent');
    expect(roleOf({ userType: 'TravelAgent', isRestrictedAgent: true })).toBe('restricted_agent');
    expect(roleOf({ userType: 'Customer' })).toBe('customer');
    expect(roleOf({ userType: 'something new' })).toBe('customer');
  });
  it('have their permissions in one table, which the functions for pages only repeat', () => {
    for (const role of roles) {
      expect(may(role, 'command-center.open'), role).toBe(isTravelAgent(role));
      expect(may(role, 'prices.net'), role).toBe(seesNetPrices(role));
      expect(may(role, 'prices.retail'), role).toBe(seesRetailPrices(role));
    }
  });
  it('give a visitor nothing, an owner everything, and each permission to somebody', () => {
    for (const [permission, holders] of Object.entries(permissions)) {
      expect(holders, permission).not.toContain('visitor');
      expect(holders, permission).toContain('agency_owner');
      expect(new Set(holders).size, permission).toBe(holders.length);
    }
  });
  it('show what prices are made with to nobody who may not see net prices', () => {
    for (const role of permissions['settings.markup']) expect(may(role, 'prices.net'), role).toBe(true);
    for (const role of permissions['settings.markup.change']) expect(may(role, 'settings.markup'), role).toBe(true);
  }); // prettier-ignore
  it('let net prices go to non-restricted agents only', () => {
    expect(roles.filter(seesNetPrices)).toEqual(['agent', 'sales_agent', 'admin', 'agency_owner']);
  });
  it('let retail prices go to everybody who is logged in', () => {
    expect(roles.filter((role) => !seesRetailPrices(role))).toEqual(['visitor']);
  });
  it('hide all prices from visitors where the agency says so', () => {
    expect(seesPrices('visitor', { allowNonLoginFlow: false })).toBe(false);
    expect(seesPrices('visitor', { allowNonLoginFlow: true })).toBe(true);
    expect(seesPrices('customer', { allowNonLoginFlow: false })).toBe(true);
  });
});
