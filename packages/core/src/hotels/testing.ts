/** Builders for the tests of the hotel flow, here and in the widget. Not part of any bundle. */
import type {
  Alternative,
  Booking,
  CancelQuote,
  HotelDetails,
  HotelItem,
  HotelSearchEvent,
  HotelSummary,
  Offer,
  OfferSummary,
  Part,
  Place,
  PriceView,
  Quote,
  TravellerNeeds,
} from '@portolan/contract';

export const lisbon: Place = {
  id: 'city:lisbon', type: 'city', name: 'Lisbon', context: 'Portugal', countryCode: 'PT', latitude: 38.7223, longitude: -9.1393,
}; // prettier-ignore

/** $240.00 for two nights: 200 rooms, 28 VAT now, 12 city tax there. */
export function aPrice(totalMinor = 24_000, part: Partial<PriceView> = {}, currency = 'USD'): PriceView {
  const of = (amount: number) => ({ amount, currency });
  const there = Math.round(totalMinor * 0.05);
  const vat = Math.round(totalMinor * 0.1);
  return {
    total: of(totalMinor),
    unit: { amount: of(Math.round(totalMinor / 2)), per: 'night' },
    dueNow: of(totalMinor - there),
    dueThere: [{ code: 'city_tax', amount: of(there), asked: of(there), collectedBy: 'property' }],
    taxes: [{ code: 'vat', amount: of(vat) }],
    ...part,
  };
}

export function anOffer(part: Partial<Offer> = {}): Offer {
  return {
    offerId: 'offer-1',
    roomName: 'Double room',
    bedGroups: [[{ type: 'queen', count: 1 }], [{ type: 'twin', count: 2 }]],
    board: 'breakfast',
    cancellation: {
      refundable: true,
      freeUntil: '2027-03-09T23:00:00Z',
      steps: [
        { from: '2027-03-09T23:00:00Z', amount: { amount: 12_000, currency: 'USD' }, percent: 50 },
        { from: '2027-03-11T23:00:00Z', amount: { amount: 24_000, currency: 'USD' }, percent: 100 },
      ],
    },
    roomsLeft: null,
    price: aPrice(),
    expiresAt: '2026-11-21T13:30:00Z',
    ...part,
  };
}

/** Breakfast, free to cancel until three days before. */
export function anOfferSummary(part: Partial<OfferSummary> = {}): OfferSummary {
  const { board, cancellation, roomsLeft, price } = anOffer();
  const { refundable, freeUntil } = cancellation;
  return { board, cancellation: { refundable, freeUntil }, roomsLeft, price, ...part };
}

/** The terms of a rate that is not given back. */
export const nonRefundable = { refundable: false, freeUntil: null } as const;

/** @param part `total`: of its only offer, `null` for a hidden price */
export function aHotel({
  total = 24_000,
  ...part
}: Partial<HotelSummary> & { total?: number | null } = {}): HotelSummary {
  return {
    propertyId: 'p1',
    name: 'Casa do Miradouro',
    propertyType: 'hotel',
    address: { line1: 'Rua das Flores 12', city: 'Lisbon', state: '', countryCode: 'PT' },
    latitude: 38.7139,
    longitude: -9.1334,
    stars: 4,
    review: { score: 4.4, count: 812 },
    amenities: ['wifi', 'breakfast', 'bar'],
    image: '/art/v1/city/card/x/p1.svg',
    distanceKm: 1.2,
    offers: [anOfferSummary({ price: total === null ? null : aPrice(total) })],
    ...part,
  };
}

export function someDetails(part: Partial<HotelDetails> = {}): HotelDetails {
  const { offers: _offers, ...summary } = aHotel();
  return {
    ...summary,
    description: 'A town house above the river, with a terrace.',
    gallery: ['city', 'room', 'pool', 'market'].map((kind) => ({ url: `/art/v1/${kind}/hero/x/p1.svg`, kind })),
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    timeZone: 'Europe/Lisbon',
    phone: '+351 21 000 0000',
    rooms: [
      {
        roomId: 'r1',
        name: 'Double room',
        size: 22,
        sleeps: 2,
        image: '/art/v1/room/card/x/r1.svg',
        amenities: ['wifi', 'air_conditioning'],
        offers: [
          anOffer(),
          anOffer({
            offerId: 'offer-2', board: 'room_only', price: aPrice(21_000),
            cancellation: { refundable: false, freeUntil: null, steps: [] },
          }),
        ],
      },
    ],
    partial: false,
    ...part,
  }; // prettier-ignore
}

/** Two nights in the Casa do Miradouro, from 12 March 2027. */
export function aStay(part: Partial<HotelItem> = {}): HotelItem {
  const { propertyId, name, image, address, stars } = aHotel();
  return {
    service: 'hotels',
    title: name,
    line: 'Lisbon',
    image,
    starts: { local: '2027-03-12T15:00', zone: 'Europe/Lisbon', at: '2027-03-12T15:00:00Z' },
    ends: { local: '2027-03-14T11:00', zone: 'Europe/Lisbon', at: '2027-03-14T11:00:00Z' },
    travellers: 2,
    property: { propertyId, name, image, address, stars, checkInFrom: '15:00', checkOutUntil: '11:00', timeZone: 'Europe/Lisbon' },
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
    nights: 2,
    occupancy: [{ adults: 2, childAges: [] }],
    roomName: 'Double room',
    board: 'breakfast',
    ...part,
  }; // prettier-ignore
}

/** What hotels ask of travellers. */
export const stayNeeds: TravellerNeeds = {
  names: 'one_a_group', title: 'no', gender: 'no', bornOn: 'no', nationality: 'no', document: 'no', loyalty: [],
  spelling: 'any', maxName: 60, documentUntil: null, questions: [],
}; // prettier-ignore

function theStay(price: PriceView | null): Part[] {
  return [{ kind: 'stay', label: 'Double room', price, cancellation: anOffer().cancellation }];
}

export function aQuote(part: Partial<Quote> = {}): Quote {
  const price = part.price === undefined ? aPrice() : part.price;
  return {
    quoteId: 'q1',
    status: 'available',
    version: 1,
    item: aStay(),
    parts: theStay(price),
    needs: stayNeeds,
    cancellation: anOffer().cancellation,
    price,
    previous: null,
    alternatives: [],
    expiresAt: '2026-11-21T13:15:00Z',
    ...part,
  };
}

/** Another room in place of one that is gone. */
export function anAlternative(part: Partial<Alternative> = {}): Alternative {
  return {
    offerId: 'offer-1',
    title: 'Double room',
    item: aStay(),
    price: aPrice(),
    cancellation: anOffer().cancellation,
    left: null,
    ...part,
  };
}

export function aBooking(part: Partial<Booking> = {}): Booking {
  const price = part.price ?? aPrice();
  return {
    reference: 'HP-7K2M9Q',
    status: 'confirmed',
    paymentStatus: 'captured',
    item: aStay(),
    parts: theStay(price),
    supplierReference: 'AUR-991',
    cancellation: anOffer().cancellation,
    price,
    travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
    contact: { email: 'ada@example.org', phone: '+44 20 7946 0000' },
    wishes: null,
    createdAt: '2026-11-21T13:01:00Z',
    accessToken: 'secret',
    ...part,
  };
}

/** $228.00 paid, all of it back. */
export function aCancelQuote(part: Partial<CancelQuote> = {}): CancelQuote {
  const of = (amount: number) => ({ amount, currency: 'USD' });
  return {
    cancelQuoteId: 'cq1',
    reference: 'HP-7K2M9Q',
    expiresAt: '2026-11-21T12:10:00Z',
    paid: of(22_800),
    refund: of(22_800),
    penalty: of(0),
    parts: [{ kind: 'stay', paid: of(22_800), refund: of(22_800), penalty: of(0), percent: 0 }],
    dueThere: [{ code: 'city_tax', amount: of(1200), asked: of(1200), collectedBy: 'property' }],
    timeZone: 'Europe/Lisbon',
    nextPenaltyAt: '2027-03-09T23:00:00Z',
    ...part,
  };
}

/** The lines of a search that two suppliers answer with the given batches. */
export function aSearch(...batches: HotelSummary[][]): HotelSearchEvent[] {
  const suppliers = batches.map((_, i) => `s${i + 1}`);
  return [
    {
      type: 'started',
      searchId: 'x',
      place: lisbon,
      nights: 2,
      suppliers,
      expiresAt: '2026-11-21T13:30:00Z',
    },
    ...batches.flatMap((results, i): HotelSearchEvent[] => [
      { type: 'offers', supplier: suppliers[i]!, results },
      { type: 'supplier', supplier: suppliers[i]!, status: 'done', count: results.length },
    ]),
    { type: 'done', total: new Set(batches.flat().map((hotel) => hotel.propertyId)).size },
  ];
}

/** An answer with an error code, as the client throws it. */
export function apiError(code: string, message = 'Something went wrong', data?: unknown): Error {
  return Object.assign(new Error(message), { code, data, fields: {} });
}
