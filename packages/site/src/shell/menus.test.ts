import { describe, expect, it } from 'vitest';
import { anAgency } from '@portolan/contract/testing';
import site from '@portolan/i18n/catalogues/en/site.json' with { type: 'json' };
import type { UserProfile } from '@portolan/contract';
import { userState } from '../state/site-state.ts';
import { bookNowPath, logoPath, profileMenu } from './menus.ts';

const agency = anAgency();
const menu = (...args: Parameters<typeof profileMenu>) =>
  profileMenu(...args).map(({ text, href }) => [(site as Record<string, string>)[text], href]);

describe('the profile menu', () => {
  it('gives a customer the items in their words and places (CUST-02, CUST-03, CUST-04, CUST-05, CUST-06, CUST-08)', () => {
    expect(menu('customer', { isRewardWalletEnable: false }, agency)).toEqual([
      ['Dashboard', '/mytrip/dashboard'],
      ['Book Now', '/booknow/hotels/v2'],
      ['My Trips', '/mytrip/mytrips'],
      ['Profile Settings', '/mytrip/profile'],
      ['Support', '/mytrip/support'],
      ['Logout', '/logout'],
    ]);
  });
  it('has Wallet for a customer only with a reward wallet (CUST-07)', () => {
    const wallet = ['Wallet', '/mytrip/wallet/'];
    expect(menu('customer', { isRewardWalletEnable: true }, agency)).toContainEqual(wallet);
    expect(menu('customer', { isRewardWalletEnable: false }, agency)).not.toContainEqual(wallet);
    expect(menu('customer', null, agency)).not.toContainEqual(wallet);
  });
  it('gives every agent Command Center, settings, Support and Wallet (AGENT-01, AGENT-02, AGENT-03, AGENT-04)', () => {
    for (const role of ['agent', 'restricted_agent', 'sales_agent', 'admin', 'agency_owner'] as const) {
      const items = menu(role, null, agency);
      expect(items).toContainEqual(['Command Center', '/dashboard']);
      expect(items).toContainEqual(['Profile Settings', '/settings/profile']);
      expect(items).toContainEqual(['Support', '/settings/support']);
      expect(items).toContainEqual(['Wallet', '/wallet/details']);
    }
  });
  const website = ['Website Settings', '/settings/website/'];
  it('has Website Settings for an agency’s owner (AGENT-09)', () => {
    expect(menu('agency_owner', null, agency)).toContainEqual(website);
  });
  it('has Website Settings for an admin (AGENT-10)', () => {
    expect(menu('admin', null, agency)).toContainEqual(website);
  });
  it('has no Website Settings for other agents and for customers', () => {
    for (const role of ['agent', 'restricted_agent', 'sales_agent', 'customer'] as const)
      expect(menu(role, null, agency), role).not.toContainEqual(website);
  });
  it('has no Logout for anybody while profileInformation is set (AGENT-15)', () => {
    const embedded = anAgency({ profileInformation: 'partner' });
    for (const role of ['customer', 'agent'] as const) {
      expect(menu(role, null, embedded).map(([, href]) => href)).not.toContain('/logout');
      expect(menu(role, null, agency).map(([, href]) => href)).toContain('/logout');
    }
  });
  it('is empty for visitors', () => {
    expect(profileMenu('visitor', null, agency)).toEqual([]);
  });
});

it('is another menu for each of the three kinds of users: visitors, travellers, agents (GEN-11)', () => {
  const profile = (userType: string) =>
    ({
      userType,
      isTravelAgent: userType !== 'Customer',
      personal_info: { first_name: 'Ada' },
    }) as UserProfile;
  const kinds = [null, profile('Customer'), profile('TravelAgent')].map(userState);
  expect(kinds.map(({ auth, isTravelAgent }) => [auth, isTravelAgent])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  const menus = kinds.map(({ role, user }) => menu(role, user, agency).map(([text]) => text));
  expect(menus[0]).toEqual([]);
  expect(menus[1]).toContain('My Trips');
  expect(menus[1]).not.toContain('Command Center');
  expect(menus[2]).toContain('Command Center');
  expect(menus[2]).not.toContain('My Trips');
});

describe('Book Now', () => {
  const only = (title: string, changes = {}) =>
    anAgency({ bookingMenuItemOptions: [{ title, active: true }], ...changes });
  it('gets the v2 suffix for hotels by the flag (ROUTE-RED-05)', () => {
    expect(bookNowPath(only('Hotels'))).toBe('/booknow/hotels/v2');
    expect(bookNowPath(only('Hotels', { enableHotelsV2: false }))).toBe('/booknow/hotels');
  });
  it('gets the v2 suffix for flights by the flag (ROUTE-RED-06)', () => {
    expect(bookNowPath(only('Air Travel'))).toBe('/booknow/flights/v2');
    expect(bookNowPath(only('Flights', { enableFlightsV2: false }))).toBe('/booknow/flights');
  });
  it('leads to the first active service in the fixed order, to flights when none is active', () => {
    expect(bookNowPath(anAgency({ bookingMenuItemOptions: [{ title: 'Cruise', active: true }, { title: 'Cars', active: true }] }))).toBe('/booknow/cars'); // prettier-ignore
    expect(bookNowPath(anAgency({ bookingMenuItemOptions: [], enableFlightsV2: false }))).toBe(
      '/booknow/flights',
    );
  });
});

describe('the logo', () => {
  it('leads owner and admin of a non-subscribed agency to the subscription (HDR-12, HDR-13)', () => {
    expect(logoPath('agency_owner', false)).toBe('/subscription');
    expect(logoPath('admin', false)).toBe('/subscription');
  });
  it('leads agents to the dashboard and everybody else home (HDR-14)', () => {
    expect(logoPath('agency_owner', true)).toBe('/dashboard');
    expect(logoPath('sales_agent', false)).toBe('/dashboard');
    expect(logoPath('visitor', false)).toBe('/');
    expect(logoPath('customer', true)).toBe('/');
  });
});
