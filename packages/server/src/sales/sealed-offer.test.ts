import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from '../platform/seal.ts';
import { openOffer, sealOffer, type SealedOffer } from './sealed-offer.ts';

const seal = createSeal(randomBytes(32));
const now = Date.UTC(2026, 2, 1);
const offer: SealedOffer = {
  service: 'hotels',
  supplier: 'aurora',
  supplierItemId: 'a1',
  itemId: 'p1',
  offerKey: 'k1',
  asked: { checkIn: '2026-04-10', checkOut: '2026-04-12', occupancy: [{ adults: 2, childAges: [7] }] },
  price: {
    currency: 'EUR', net: 10_000, supplierTaxes: [], dueThere: [], agencyMarkup: 1_000, platformFee: 0, sell: 11_000,
    suggestedRetail: null, fxRate: 1, fxAt: '2026-02-28', supplierNet: { amount: 10_000, currency: 'EUR' },
  },
  rates: { USD: 1, EUR: 0.9 },
  terms: {
    refundable: true,
    penalties: [],
    refundTo: 'original',
    alwaysBack: null,
    facts: { board: 'breakfast', roomName: 'Double' },
  },
  expiresAt: now + 1,
}; // prettier-ignore
const code = (work: () => unknown) => {
  try {
    work();
    return 'opened';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a sealed offer', () => {
  const offerId = sealOffer(seal, 'harbour', offer);
  it('opens for its agency until it expires', () => {
    expect(openOffer(seal, 'harbour', offerId, now)).toEqual(offer);
    expect(code(() => openOffer(seal, 'harbour', offerId, now + 1))).toBe('OFFER_EXPIRED');
  });
  it('has expired when the version before sealed it, which named no service', () => {
    const { service: _, ...before } = offer;
    expect(code(() => openOffer(seal, 'harbour', seal.close(before, 'offer:harbour'), now))).toBe(
      'OFFER_EXPIRED',
    );
  });
  it('says nothing to who holds it, and is different each time', () => {
    const bytes = Buffer.from(offerId, 'base64url').toString('latin1');
    for (const secret of ['aurora', '10000', 'harbour']) expect(bytes).not.toContain(secret);
    expect(sealOffer(seal, 'harbour', offer)).not.toBe(offerId);
    expect(offerId).toMatch(/^[\w-]{100,4000}$/);
  });
  it('is refused for another agency, under another key, and with any byte changed', () => {
    expect(code(() => openOffer(seal, 'nordlys', offerId, now))).toBe('OFFER_INVALID');
    expect(code(() => openOffer(createSeal(randomBytes(32)), 'harbour', offerId, now))).toBe('OFFER_INVALID');
    const bytes = Buffer.from(offerId, 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const bent = Buffer.from(bytes);
        bent[at] = bent[at]! ^ flip;
        expect(code(() => openOffer(seal, 'harbour', bent.toString('base64url'), now))).toBe('OFFER_INVALID');
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(code(() => openOffer(seal, 'harbour', text, now))).toBe('OFFER_INVALID');
      }),
    );
  });
});
