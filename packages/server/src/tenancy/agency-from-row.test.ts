import { describe, expect, it } from 'vitest';
import type { AgencyRow } from '../db/tables.ts';
import { agencyFromRow } from './agency-from-row.ts';

const row = (settings: Record<string, unknown>) =>
  ({
    agency_id: 'ag_x', subdomain: 'x', name: 'X', status: 'Active', primary_color: '#0b63ce', default_language: 'en', languages: ['en'],
    default_country: null, currencies: ['USD'], provider: 'sandbox', settings, markup: { default: 0 }, updated_at: '',
  }) as unknown as AgencyRow; // prettier-ignore
const art = { pictureUrl: () => '', markPath: () => '/m.svg', vendorPath: () => '', open: () => null };
const agency = (settings: Record<string, unknown>) =>
  agencyFromRow(row(settings), [], { siteScheme: 'http', sitePort: 4000 }, art).agency;

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
