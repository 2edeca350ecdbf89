import { activityPaths, carPaths, flightPaths } from '@portolan/contract/services';
import { describe, expect, it } from 'vitest';
import { fakeNavigation } from '../testing/fake-context.ts';
import {
  addressOf,
  createNavigation,
  createRedirectNavigation,
  pathOf,
  type ServiceAddresses,
  type ServiceView,
} from './navigation.ts';

const views = ['search', 'results', 'details', 'review', 'checkout', 'confirmation'] as const;
const flights = (v2: boolean): ServiceAddresses<ServiceView> => ({ views, paths: flightPaths, v2, params: { depart: {}, sort: {} } }); // prettier-ignore
const viewAt = (path: string, addresses = flights(false)) =>
  createNavigation(fakeNavigation(path), addresses).current().view;

describe('the addresses of a service', () => {
  it('are of the family that the agency has, and of the first where the second has none', () => {
    expect(pathOf(flights(true), 'results')).toBe('/booknow/flights/v2/search');
    expect(pathOf(flights(false), 'results')).toBe('/booknow/flights/search');
    expect(pathOf(flights(true), 'review')).toBe('/booknow/flights/reservation-details');
    expect(addressOf(flights(true), 'details', { depart: '2027-01-02' })).toBe(
      '/booknow/flights/v2/search-details?depart=2027-01-02',
    );
  });

  it('are read in both families, in any case, with or without a slash at the end (A-07)', () => {
    expect(viewAt('/booknow/Flights/V2/search/')).toBe('results');
    expect(viewAt('/booknow/flights/search-details?depart=2027-01-02')).toBe('details');
    expect(viewAt('/flight-details')).toBe('details');
    const cars = { views, paths: carPaths, v2: false, params: {} };
    expect(viewAt('/booknow/cars/checkout', cars)).toBe('checkout');
  });

  it('of other pages show the form', () => {
    expect(viewAt('/')).toBe('search');
    expect(viewAt('/booknow/hotels/search')).toBe('search');
    expect(viewAt('/booknow/flights/unknown')).toBe('search');
    const activities = { views, paths: activityPaths, v2: false, params: {} };
    expect(viewAt('/booknow/flights/search', activities)).toBe('search');
  });
});

describe('moving', () => {
  it('changes the state of a view in its address, and leaves the parameters of others alone', () => {
    const host = fakeNavigation('/booknow/flights/search?depart=2027-01-02&sort=price&lng=de');
    createNavigation(host, flights(false)).go('results', { depart: '2027-01-03' });
    expect(Object.fromEntries(host.current().query)).toEqual({ depart: '2027-01-03', lng: 'de' });
    expect(host.went).toEqual([]);
  });

  it('goes to another view by its address', () => {
    const host = fakeNavigation('/booknow/flights/search?depart=2027-01-02');
    createNavigation(host, flights(false)).go('checkout', { token: 'q1' });
    expect(host.went).toEqual(['/booknow/flights/checkout?token=q1']);
  });

  it('gives the same place until it changes', () => {
    const navigation = createNavigation(fakeNavigation('/booknow/flights'), flights(false));
    expect(navigation.current()).toBe(navigation.current());
  });

  it('with mode="redirect" leads from the details on to the agency’s own site, by the host’s address', () => {
    const host = {
      ...fakeNavigation('/booknow/flights'),
      href: (path: string) => `https://book.example${path}`,
    };
    const navigation = createRedirectNavigation(host, flights(false));
    navigation.go('results', {});
    navigation.go('details', { id: 'x' });
    expect(host.went).toEqual([
      '/booknow/flights/search',
      'https://book.example/booknow/flights/search-details?id=x',
    ]);
  });
});
