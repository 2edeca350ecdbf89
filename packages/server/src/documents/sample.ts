import type { BookingRow, CancelQuoteRow, PaymentRow } from '../booking/index.ts';
import type { BookableService } from '../sales/index.ts';
import { createHotels } from '../services/hotels/index.ts';
import type { DocumentRow } from './tables.ts';
import type { Facts } from './build.ts';

/** A booking in Lisbon with everything in it, for tests of what documents say. The net price is an odd one, to look for. */
export function aBooking(more: Partial<BookingRow> = {}): BookingRow {
  return {
    agency_id: 'harbour',
    booking_id: 'b_1',
    reference: 'K7Q2M9',
    status: 'documented',
    supplier_reference: 'AUR-558213',
    service: 'hotels',
    asked: {
      checkIn: '2026-04-10',
      checkOut: '2026-04-12',
      occupancy: [
        { adults: 2, childAges: [7] },
        { adults: 1, childAges: [] },
      ],
    },
    zone: 'Europe/Lisbon',
    terms: {
      refundTo: 'original',
      alwaysBack: null,
      facts: { roomId: 'double', roomName: 'Double Room, sea view', bedGroups: [], board: 'breakfast' },
      refundable: true,
      penalties: [
        { from: '2026-04-05T17:00:00Z', percent: 50 },
        { from: '2026-04-08T17:00:00Z', percent: 100 },
      ],
    },
    price: {
      currency: 'EUR', net: 91337, supplierTaxes: [{ code: 'vat', amount: 5170 }],
      dueThere: [{ code: 'city_tax', amount: 1200, collectedBy: 'property' }, { code: 'resort_fee', amount: 2500, collectedBy: 'property' }],
      agencyMarkup: 8220, platformFee: 913, sell: 100470, suggestedRetail: 120000, fxRate: 1, fxAt: '2026-03-01',
      supplierNet: { amount: 91337, currency: 'EUR' },
    }, // prettier-ignore
    subject: {
      propertyId: 'p1', name: 'Hotel Luz & Sol', picture: { kind: 'hotel', seed: 'p1' }, stars: 4,
      address: { line1: 'Rua Augusta 112', city: 'Lisbon', state: 'Lisboa', countryCode: 'PT' },
      checkInFrom: '15:00', checkOutUntil: '11:00', timeZone: 'Europe/Lisbon',
    }, // prettier-ignore
    travellers: [
      { firstName: 'Ada', lastName: 'Lovelace', kind: 'adult', group: 0 },
      { firstName: 'Ralph', lastName: 'King', kind: 'child', group: 0, age: 7 },
      { firstName: 'فاطمة', lastName: 'الفهري', kind: 'adult', group: 1 },
    ],
    contact: { email: 'ada@example.test', phone: '+351 210 000 000', countryCode: 'PT' },
    special_requests: 'A quiet room, please. #strong[*not* markup] $x$ @ref <label> \\ "quoted" // and so on',
    language: 'en',
    cancel_quote_id: null,
    cancelled_at: null,
    created_at: '2026-03-01T12:00:00.000Z',
    ...more,
  } as BookingRow;
}

/** Its facts: paid by card, not cancelled. */
export function factsOf(booking: BookingRow = aBooking(), more: Partial<Facts> = {}): Facts {
  const numbered = (kind: DocumentRow['kind'], number: number, amount: number): DocumentRow => ({
    agency_id: booking.agency_id,
    booking_id: booking.booking_id,
    kind,
    number,
    currency: 'EUR',
    amount,
    issuer,
    issued_at: '2026-03-01T12:01:00.000Z',
  });
  const cancelled = booking.status === 'cancelled';
  return {
    services: new Map([['hotels', hotels]]),
    booking,
    issuer,
    payments: [
      {
        captured: 100470,
        refunded: cancelled ? 50235 : 0,
        card: { brand: 'visa', last4: '4242' },
      } as PaymentRow,
    ],
    cancelQuote: cancelled
      ? ({ paid: 100470, refund: 50235, penalty: 50235, currency: 'EUR' } as CancelQuoteRow)
      : null,
    invoice: numbered('invoice', 42, 100470),
    creditNote: cancelled ? numbered('credit-note', 3, 50235) : null,
    ...more,
  };
}

/** Hotels that sell nothing, and know what a stay is. */
const hotels: BookableService = createHotels({
  suppliers: new Map(),
  properties: { byId: async () => null, bySupplierIds: async () => new Map() },
});

const issuer: Facts['issuer'] = {
  name: 'Harbour & Pine Travel',
  fill: '#0b63ce',
  on: '#ffffff',
  address: ['14 Custom House Wharf', '04101 Portland', 'Maine, United States'],
  phone: '+1 207 555 0142',
  email: 'hello@harbour.example',
  site: 'harbour.example',
  country: 'PT',
};
