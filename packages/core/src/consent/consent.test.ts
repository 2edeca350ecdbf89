import { describe, expect, it } from 'vitest';
import type { Agency } from '@portolan/contract';
import {
  allowedVendorScript,
  asksNotToBeTracked,
  consentDays,
  isMeasured,
  readConsent,
  trackDetail,
  vendorScript,
  vendorsOf,
  writeConsent,
  type Vendor,
} from './index.ts';

const agency = (google: string | null, facebook: string | null, isEnabled = true): Pick<Agency, 'analytics'> => ({
  analytics: { isEnabled, googleAnalyticsId: google, facebookAnalyticsId: facebook },
}); // prettier-ignore
const both = vendorsOf(agency('G-ABC123XY', '1234567890'));

describe('the vendors of an agency', () => {
  it('are none while analytics is switched off, whatever ids it has (AGY-53)', () => {
    expect(vendorsOf(agency('G-ABC123XY', '1234567890', false))).toEqual([]);
  });
  it('are Google with googleAnalyticsId; ids of advertising are marketing (AGY-54)', () => {
    expect(vendorsOf(agency(' g-abc123xy ', null))).toEqual([{ name: 'google', id: 'G-ABC123XY', category: 'analytics' }]);
    expect(vendorsOf(agency('AW-123456', null))[0]?.category).toBe('marketing');
    expect(vendorScript(both[0]!)).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123XY');
  }); // prettier-ignore
  it('are Facebook with facebookAnalyticsId (AGY-55)', () => {
    expect(vendorsOf(agency(null, '1234567890'))).toEqual([{ name: 'facebook', id: '1234567890', category: 'marketing' }]);
    expect(vendorScript(both[1]!)).toBe('https://connect.facebook.net/en_US/fbevents.js');
  }); // prettier-ignore
  it.each([
    '', 'G-1', 'G-ABC123XY"', "G-1');alert(1)//", 'javascript:alert(1)', '<script>', 'G-ABC123XY&x=1', '../G-ABC123', 'G-ABC\n123XY', '１２３４５６',
  ])('are never what is no id: %j', (id) => {
    expect(vendorsOf(agency(id, id))).toEqual([]);
  }); // prettier-ignore
});

describe('what may become a script', () => {
  it('is what these vendors serve, for these ids', () => {
    for (const address of [
      ...both.map(vendorScript),
      'https://www.googletagmanager.com/gtag/destination?id=G-ABC123XY&cx=c',
      'https://connect.facebook.net/signals/config/1234567890?v=2.9&r=stable',
    ])
      expect(allowedVendorScript(address, both), address).toBe(address);
  });
  it.each([
    'https://www.googletagmanager.com/gtag/js?id=G-SOMEONE', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD', 'http://www.googletagmanager.com/gtag/js?id=G-ABC123XY',
    'https://www.googletagmanager.com.evil.example/gtag/js?id=G-ABC123XY', 'https://evil@www.googletagmanager.com/gtag/js?id=G-ABC123XY', 'https://www.googletagmanager.com:8443/gtag/js?id=G-ABC123XY',
    '//www.googletagmanager.com/gtag/js', '/gtag/js?id=G-ABC123XY', 'javascript:alert(1)', 'data:text/javascript,alert(1)', 'blob:https://www.googletagmanager.com/1',
    'https://connect.facebook.net/en_US/sdk.js', 'https://connect.facebook.net/signals/config/999999', 'https://connect.facebook.net/signals/plugins/identity.js', 'https://connect.facebook.net/en_US/fbevents.js/../sdk.js', '',
  ])('is not %s', (address) => {
    expect(allowedVendorScript(address, both)).toBeNull();
  }); // prettier-ignore
  it('is nothing of a vendor that the visitor did not say yes to', () => {
    const [google, facebook] = both as [Vendor, Vendor];
    expect(allowedVendorScript(vendorScript(facebook), [google])).toBeNull();
    expect(allowedVendorScript(vendorScript(google), [facebook])).toBeNull();
  });
});

describe('a choice in its cookie', () => {
  const now = Date.parse('2026-11-21T22:00:00Z');
  const choice = { granted: ['analytics'] as const, date: '2026-11-21' };
  const text = writeConsent(choice, both);
  it('is read as it was written, and names nobody', () => {
    expect(text).toBe('1~2026-11-21~analytics~google.analytics+facebook.marketing');
    expect(readConsent(text, both, now)).toEqual(choice);
    expect(readConsent(writeConsent({ ...choice, granted: [] }, both), both, now)?.granted).toEqual([]);
  });
  it('counts for twelve months', () => {
    const day = 24 * 3600_000;
    expect(readConsent(text, both, now + (consentDays - 1) * day)).not.toBeNull();
    expect(readConsent(text, both, now + (consentDays + 2) * day)).toBeNull();
    expect(readConsent(text, both, now - 3 * day)).toBeNull();
  });
  it('no longer counts when the vendors change', () => {
    expect(readConsent(text, vendorsOf(agency('G-ABC123XY', null)), now)).toBeNull();
    expect(readConsent(text, vendorsOf(agency('AW-ABC123XY', '1234567890')), now)).toBeNull();
    // Another id of the same service is the same vendor.
    expect(readConsent(text, vendorsOf(agency('G-OTHER123', '99999999')), now)).not.toBeNull();
  });
  it.each([null, '', 'yes', '2~2026-11-21~analytics~google.analytics+facebook.marketing', text.replace('analytics~', 'all~'), text.replace('2026-11-21', 'today'), text.replace('11-21', '13-45')])(
    'is none in %j',
    (bad) => expect(readConsent(bad, both, now)).toBeNull(),
  ); // prettier-ignore
});

it('takes Global Privacy Control and Do Not Track as a no', () => {
  expect(asksNotToBeTracked({ globalPrivacyControl: true })).toBe(true);
  expect(asksNotToBeTracked({ doNotTrack: '1' })).toBe(true);
  for (const browser of [{}, { globalPrivacyControl: false, doNotTrack: '0' }, { doNotTrack: null }, { doNotTrack: 'unspecified' }])
    expect(asksNotToBeTracked(browser)).toBe(false);
}); // prettier-ignore

it('measures no page that is about one person or whose address holds a secret', () => {
  for (const path of ['/booking/HP-7K2M9Q', '/BOOKING/x', '//booking/x', '/booknow/hotels/confirm-payment', '/login', '/newPassword', '/verify', '/url/abc', '/mytrip/mytrips', '/settings/agency', '/allowAgentProposal/x', '/booknow/cars/confirm-payment', '/booknow/activities/confirmation/x'])
    expect(isMeasured(path), path).toBe(false);
  for (const path of ['/', '/about', '/booknow/hotels', '/booknow/hotels/v2/search', '/booknow/hotels/checkout', '/blog'])
    expect(isMeasured(path), path).toBe(true);
}); // prettier-ignore

describe('what an event tells', () => {
  it('is a search by its numbers, not by its words', () => {
    expect(trackDetail('travel-search', { service: 'hotels', destination: 'my.name@mail.example', placeId: 'x', startDate: '2027-03-01', endDate: '2027-03-04', occupancy: [{ adults: 2, childAges: [4, 9] }, { adults: 1, childAges: [] }] }))
      .toEqual({ name: 'search', service: 'hotels', nights: 3, adults: 3, children: 2, rooms: 2 });
  }); // prettier-ignore
  it('is an opened property, a checkout without its quote, and a purchase without its reference', () => {
    expect(trackDetail('travel-select', { service: 'hotels', id: 'p_1', href: '/x?token=1' })).toEqual({ name: 'view_item', service: 'hotels', itemId: 'p_1' });
    expect(trackDetail('travel-checkout', { quoteId: 'q_1' })).toEqual({ name: 'begin_checkout', service: 'hotels' });
    expect(trackDetail('travel-booked', { reference: 'HP-7K2M9Q', total: { amount: 25_950, currency: 'USD' } })).toEqual({ name: 'purchase', service: 'hotels', value: 259.5, currency: 'USD' });
    expect(trackDetail('travel-booked', { reference: 'x', total: { amount: 25_950, currency: 'JPY' } })?.value).toBe(25_950);
  }); // prettier-ignore
  it('is nothing for other events and for what no widget says', () => {
    for (const [name, detail] of [['travel-ready', {}], ['travel-error', { message: 'x' }], ['travel-navigate', { path: '/x' }], ['travel-track', { name: 'search' }], ['travel-booked', null], ['travel-booked', { total: { amount: 'x', currency: 'USD' } }], ['travel-select', { id: null }]] as const)
      expect(trackDetail(name, detail), name).toBeNull();
  }); // prettier-ignore
});
