import type { Booking, CancelQuote, HotelDetails, Quote } from '@portolan/contract';
import type { BookingRow, PaymentRow } from '../booking/tables.ts';
import type { World } from './test-world.ts';
import { sealVoyage } from './voyages.ts';

type Who = { as?: string; agency?: string };
type Answer<T> = { status: number; body: { data: T; code?: string; fields?: Record<string, string> } };

/** What tests do at a checkout, in a line each. */
export function createBookingDesk(world: () => World) {
  let serial = 0;
  const newKey = () => `key-${++serial}-${process.pid}`;

  async function anOffer(who: Who = {}): Promise<string> {
    const { body } = await world().call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
      body: {
        propertyId: 'p1',
        checkIn: '2026-04-10',
        checkOut: '2026-04-12',
        occupancy: [{ adults: 2, childAges: [] }],
        currency: 'USD',
      },
      ...who,
    });
    return body.data.rooms[0]!.offers[0]!.offerId;
  }
  async function aQuote(who: Who = {}): Promise<Quote> {
    const offerId = await anOffer(who);
    return (await world().call<{ data: Quote }>('POST', '/api/quotes', { body: { offerId }, ...who })).body
      .data;
  }
  /** An offer of a voyage, sealed as a search of that service would. */
  function aVoyageOffer(agency = 'harbour', voyageId = 'v1'): string {
    const { context, halyard, now } = world();
    const offer = { agencyId: agency, supplier: halyard.name, currency: 'USD', now };
    return sealVoyage(context.seal, context.rates.current(), halyard.voyages.get(voyageId)!, offer);
  }
  async function aVoyageQuote(who: Who = {}): Promise<Quote> {
    const body = { offerId: aVoyageOffer(who.agency) };
    return (await world().call<{ data: Quote }>('POST', '/api/quotes', { body, ...who })).body.data;
  }
  /** Two guests with all that a voyage asks of them. */
  const onBoard = (['Ada Lovelace', 'Charles Babbage'] as const).map((name, at) => {
    const [firstName, lastName] = name.split(' ') as [string, string];
    return {
      ...{ kind: 'adult', group: 0, firstName, lastName, bornOn: '1990-12-10', nationality: 'GB' },
      document: { type: 'passport', number: `P12345${at}`, issuedBy: 'GB', expiresOn: '2031-01-01' },
    };
  });
  const requestFor = (quote: Quote, more: object = {}) => ({
    quoteId: quote.quoteId,
    acceptedVersion: quote.version,
    travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
    contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
    payment: { method: 'card', token: world().gateway.token() },
    ...more,
  });
  const book = (body: object, options: Who & { key?: string } = {}): Promise<Answer<Booking>> =>
    world().call('POST', '/api/bookings', { key: newKey(), ...options, body });
  /** Books the cheapest offer of p1: 20900, of which 19000 are meridian's. */
  async function booked(who: Who = {}): Promise<Booking> {
    return (await book(requestFor(await aQuote(who)), who)).body.data;
  }
  const at = (path: string, token?: string) =>
    `/api/bookings/${path}${token === undefined ? '' : `?token=${token}`}`;
  const get = (reference: string, options: Who & { token?: string } = {}): Promise<Answer<Booking>> =>
    world().call('GET', at(reference, options.token), options);
  const quoteCancel = (
    reference: string,
    options: Who & { token?: string; key?: string; body?: object } = {},
  ): Promise<Answer<CancelQuote>> =>
    world().call('POST', at(`${reference}/cancel-quote`, options.token), {
      key: newKey(),
      body: {},
      ...options,
    });
  const cancel = (
    reference: string,
    cancelQuoteId: string,
    options: Who & { token?: string; key?: string } = {},
  ): Promise<Answer<Booking>> =>
    world().call('POST', at(`${reference}/cancel`, options.token), {
      key: newKey(),
      ...options,
      body: { cancelQuoteId },
    });
  /** Pays the next instalment, by a card that works unless told. */
  const payInstalment = (
    reference: string,
    { payment, token, ...options }: Who & { token?: string; key?: string; payment?: object } = {},
  ): Promise<Answer<Booking>> =>
    world().call('POST', `/api/bookings/${reference}/pay`, {
      key: newKey(),
      ...options,
      body: {
        ...(token === undefined ? {} : { token }),
        payment: payment ?? { method: 'card', token: world().gateway.token() },
      },
    });
  /** Confirms the card of an undecided booking again, by one that works unless told. */
  const renewAuthorisation = (
    reference: string,
    {
      card,
      token,
      cardToken,
      ...options
    }: Who & { token?: string; key?: string; card?: string; cardToken?: string } = {},
  ): Promise<Answer<Booking>> =>
    world().call('POST', `/api/bookings/${reference}/authorisation`, {
      key: newKey(),
      ...options,
      body: {
        ...(token === undefined ? {} : { token }),
        cardToken: cardToken ?? world().gateway.token(card),
      },
    });
  const bookings = () => world().sql<BookingRow>('select * from bookings order by created_at');
  const payments = () =>
    world().sql<PaymentRow>(
      'select *, amount::int as amount, captured::int as captured, refunded::int as refunded from payments order by created_at, attempt',
    );
  const path = async (track = 'booking') =>
    (
      await world().sql<{ to_state: string }>(
        'select to_state from booking_events where track = $1 order by booking_id, seq',
        [track],
      )
    ).map((row) => row.to_state);
  /** Accounts that are not at zero. */
  /** Credit for one of the test users, as the agency's staff give it. */
  const grant = async (
    userId: string,
    amount: number,
    currency = 'USD',
    agency = 'harbour',
  ): Promise<void> => {
    await world().sql(
      `insert into ledger_entries (agency_id, posting_id, account, party, kind, amount, currency, at)
       select $1, $2, side.account, side.party, 'grant', side.amount, $3, now()
         from (values ('agency_credits', '', -$4::bigint), ('wallet', $5::text, $4::bigint)) side (account, party, amount)`,
      [agency, `grant:${newKey()}`, currency, amount, userId],
    );
  };
  /** What is in the wallet of a test user. */
  const credit = async (userId: string, agency = 'harbour'): Promise<number> =>
    Number(
      (
        await world().sql<{ balance: string }>(
          `select balance from ledger_balances where agency_id = $1 and account = 'wallet' and party = $2`,
          [agency, userId],
        )
      )[0]?.balance ?? 0,
    );
  const balances = async (): Promise<Record<string, number>> => {
    const rows = await world().sql<{ account: string; total: number }>(
      'select account, sum(amount)::int as total from ledger_entries group by 1 having sum(amount) <> 0 order by 1',
    );
    return Object.fromEntries(rows.map(({ account, total }) => [account, total]));
  };
  async function clear(): Promise<void> {
    await world().sql('update bookings set cancel_quote_id = null, status = $1', ['rejected']);
    const tables = [
      'booking_reviews', 'booking_changes', 'supplier_cursors', 'traveller_documents', 'documents', 'document_series', 'instalments', 'cancel_quotes', 'outbox', 'ledger_entries', 'ledger_balances', 'booking_events', 'payments', 'instalments', 'bookings', 'quotes',
      'idempotency_keys',
    ]; // prettier-ignore
    // Past the triggers that keep the ledger and its like for ever, and in one flight: the crash matrix does it thousands of times.
    await world().sql(
      `do $$ begin
         set local session_replication_role = replica;
         ${tables.map((table) => `delete from ${table};`).join('\n')}
       end $$`,
    );
  }
  return {
    newKey, aQuote, aVoyageOffer, aVoyageQuote, onBoard, requestFor, book, booked, get, quoteCancel, cancel, payInstalment, renewAuthorisation, bookings, payments, path, balances, clear, grant, credit,
  }; // prettier-ignore
}
