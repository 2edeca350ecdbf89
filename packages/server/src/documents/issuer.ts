import { createPalette } from '@portolan/core';
import { colorName } from '@portolan/core/color-names';
import type { AgencyRecord } from '../tenancy/index.ts';
import { tidy } from '../platform/foreign-text.ts';

/** Who stands behind a document: what of an agency is printed. Kept with an invoice as it was when that was issued. */
export interface Issuer {
  name: string;
  fill: string;
  on: string;
  address: string[];
  phone: string | null;
  email: string | null;
  site: string;
  /** ISO code of the agency's country, where it is known: some print on other paper. */
  country: string | null;
}

export function issuerOf({ agency, siteOrigin }: AgencyRecord): Issuer {
  const { fill, on } = createPalette(agency.primaryColor, colorName);
  const line = (...parts: (string | null)[]) => tidy(parts.filter(Boolean).join(' '));
  return {
    name: tidy(agency.agencyName),
    fill,
    on,
    address: [
      line(agency.addressLine1),
      line(agency.zipCode, agency.city),
      [agency.state, agency.country]
        .filter(Boolean)
        .map((part) => tidy(part ?? ''))
        .join(', '),
    ].filter(Boolean),
    phone: agency.contactPhoneNumber || null,
    email: agency.contactEmailId || null,
    site: new URL(siteOrigin).host,
    country: agency.defaultCountry,
  };
}
