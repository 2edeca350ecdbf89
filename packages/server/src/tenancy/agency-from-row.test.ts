import { describe, expect, it } from 'vitest';
import type { AgencyRow } from './tables.ts';
import { agencyFromRow } from './agency-from-row.ts';

const row = (settings: Record<string, unknown>, subdomain = 'x') =>
  ({
    agency_id: 'ag_x', subdomain, name: 'X', status: 'Active', primary_color: '#0b63ce', default_language: 'en', languages: ['en'],
    default_country: null, currencies: ['USD'], provider: 'sandbox', settings, markup: { default: 0 }, updated_at: '',
  }) as unknown as AgencyRow; // prettier-ignore
const art = {
  pictureUrl: () => '',
  markPath: () => '/m.svg',
  vendorPath: () => '',
  sharePath: () => null,
  open: () => null,
};
const agency = (settings: Record<string, unknown>, subdomain?: string, signupHiddenSubdomains = ['demo']) =>
  agencyFromRow(row(settings, subdomain), [], { siteScheme: 'http', sitePort: 4000, signupHiddenSubdomains }, art).agency; // prettier-ignore

describe('what the platform says of an agency', () => {
  it('is that the subdomains of its setting offer no sign-up, whatever the agency wants (VIS-04, BV-04)', () => {
    expect(agency({}, 'demo').brandRules.hideSignup).toBe(true);
    expect(agency({ brandRules: { hideSignup: false } }, 'demo').brandRules.hideSignup).toBe(true);
    expect(agency({}, 'other').brandRules.hideSignup).toBe(false);
    expect(agency({}, 'other', ['other', 'third']).brandRules.hideSignup).toBe(true);
    expect(agency({}, 'demo', []).brandRules.hideSignup).toBe(false);
  });
  it('are five accepted payments, of which an agency may take less (BV-08)', () => {
    expect(agency({}).acceptedPayments).toEqual(['Discover', 'Visa', 'American Express', 'Master Card', 'Bitcoin']);
    expect(agency({ acceptedPayments: ['Visa'] }).acceptedPayments).toEqual(['Visa']);
  }); // prettier-ignore
  it('are the market constants of deals as one object, which an agency changes by member (BV-11)', () => {
    expect(agency({}).dealDefaults).toMatchObject({ nationality: 'IN', destinationCountryCode: 'IN', countryOfResidence: 'US', currency: 'USD' });
    expect(agency({ dealDefaults: { currency: 'EUR' } }).dealDefaults).toMatchObject({ nationality: 'IN', currency: 'EUR' });
  }); // prettier-ignore
  it('is its own name and nothing else where it says nothing (BV-13)', () => {
    const { metaData, privacyPolicy, disclaimer, logo } = agency({});
    expect(metaData).toEqual({ title: 'X', description: '', keywords: [] });
    expect([privacyPolicy, disclaimer]).toEqual([null, null]);
    expect(JSON.stringify(agency({}))).not.toMatch(/portolan/i);
    expect(logo).toContain('/m.svg');
  });
});

describe('the legal texts in the settings of an agency', () => {
  it('are sanitised, since settings are written past every check (ROUTE-LEGAL-07)', () => {
    const hostile = '<p onclick="bad()">Ours</p><script>bad()</script>';
    const { privacyPolicy, cookiesPolicy, disclaimer } = agency({
      privacyPolicy: hostile,
      cookiesPolicy: hostile,
      disclaimer: hostile,
    });
    expect([privacyPolicy, cookiesPolicy, disclaimer]).toEqual(['<p>Ours</p>', '<p>Ours</p>', '<p>Ours</p>']);
  });
});

describe('the payment gateway of an agency', () => {
  it('is known by either name, currentGateway or currentPaymentGateway (AGY-36)', () => {
    expect(agency({ currentGateway: 'first' }).currentPaymentGateway).toBe('first');
    expect(agency({ currentPaymentGateway: 'second' }).currentPaymentGateway).toBe('second');
    expect(agency({ currentGateway: 'first', currentPaymentGateway: 'second' }).currentPaymentGateway).toBe(
      'second',
    );
    expect(agency({}).currentPaymentGateway).toBe('test');
  });
  it('leaves no second name in what is answered', () => {
    expect(agency({ currentGateway: 'first' })).not.toHaveProperty('currentGateway');
  });
});
