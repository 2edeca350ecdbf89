import { createHash } from 'node:crypto';
import { fallbackLanguage, toLanguage } from '@portolan/i18n';
import type { AgencyDirectory } from '../tenancy/index.ts';
import { cancelQuoteOf, paymentsOf, type BookingRow } from '../booking/index.ts';
import type { Tx, Database } from '../db/index.ts';
import type { DocumentRow } from './tables.ts';
import type { BookableServices } from '../sales/index.ts';
import { toInstant, type Clock } from '../platform/clock.ts';
import { createCache } from '../platform/cache.ts';
import { creditNoteOf, documentNumber, invoiceOf, voucherOf, type Facts } from './build.ts';
import { issuerOf } from './issuer.ts';
import { numberedOf, takeNumber } from './numbers.ts';
import type { Paper } from './paper.ts';
import { travellerTexts } from './texts.ts';
import type { Typesetter } from './typesetter.ts';

export type DocumentKind = 'voucher' | 'invoice' | 'credit-note';

/** A document that a booking has. */
export interface DocumentInfo {
  kind: DocumentKind;
  number: string | null;
  issuedAt: string | null;
  fileName: string;
}

export interface RenderedDocument extends DocumentInfo {
  language: string;
  pdf: Buffer;
  /** Of the bytes: the same document has the same tag. */
  tag: string;
}

/** The papers of bookings, as PDF. Nothing is stored but numbers: the same booking makes the same bytes at every time. */
export interface Documents {
  /** Which documents a booking has now; gives invoices and credit notes their numbers. */
  list(booking: BookingRow): Promise<DocumentInfo[]>;
  /**
   * One of them; `null` when the booking does not have it now.
   * @param language English where it is none of ours
   * @throws {TypesetterBusyError}, {TypesettingError}
   */
  render(booking: BookingRow, kind: DocumentKind, language: string): Promise<RenderedDocument | null>;
}

interface Deps {
  database: Database;
  clock: Clock;
  agencies: AgencyDirectory;
  typesetter: Typesetter;
  services: BookableServices;
}

/** Statuses in which the provider expects the travellers. */
const stands = new Set<BookingRow['status']>(['confirmed', 'documented', 'completed', 'cancel_quoted']);
/** Statuses that follow `documented`. */
const paidFor = new Set<BookingRow['status']>([
  'documented', 'completed', 'cancel_quoted', 'cancelling', 'cancel_unknown', 'cancelled',
]); // prettier-ignore

export function createDocuments({ database, clock, agencies, typesetter, services }: Deps): Documents {
  const rendered = createCache<{ pdf: Buffer; tag: string }>({ max: 100, ttlMs: 10 * 60_000 });

  /** What the documents are made from; `null` for an agency that is gone. */
  async function read(booking: BookingRow): Promise<Facts | null> {
    const record = await agencies.byId(booking.agency_id);
    if (!record) return null;
    const issuer = issuerOf(record);
    try {
      return await database.withAgency(booking.agency_id, (tx) => gather(tx, booking, issuer));
    } catch (error) {
      // Somebody else has just given it its number.
      if ((error as { code?: string }).code !== '23505') throw error;
      return database.withAgency(booking.agency_id, (tx) => gather(tx, booking, issuer));
    }
  }

  async function gather(tx: Tx, booking: BookingRow, issuer: Facts['issuer']): Promise<Facts> {
    const { agency_id, booking_id } = booking;
    const payments = await paymentsOf(tx, booking);
    const cancelQuote =
      booking.status === 'cancelled' && booking.cancel_quote_id
        ? ((await cancelQuoteOf(tx, booking, booking.cancel_quote_id)) ?? null)
        : null;
    const known = await numberedOf(tx, agency_id, booking_id);
    const captured = payments.reduce((sum, payment) => sum + payment.captured, 0);
    let invoice = known.find(({ kind }) => kind === 'invoice') ?? null;
    let creditNote = known.find(({ kind }) => kind === 'credit-note') ?? null;
    const base = { agency_id, booking_id, issuer, issued_at: toInstant(clock.now()) };
    if (!invoice && captured > 0 && paidFor.has(booking.status))
      invoice = await takeNumber(tx, {
        ...base,
        kind: 'invoice',
        currency: booking.price.currency,
        amount: booking.price.sell,
      });
    // All of the invoice but the penalty, also what of it was never paid.
    const credited = invoice && cancelQuote ? invoice.amount - cancelQuote.penalty : 0;
    if (cancelQuote && !creditNote && credited > 0)
      creditNote = await takeNumber(tx, {
        ...base,
        kind: 'credit-note',
        currency: cancelQuote.currency,
        amount: credited,
      });
    return { services, booking, issuer, payments, cancelQuote, invoice, creditNote };
  }

  return {
    async list(booking) {
      const facts = await read(booking);
      return facts ? kinds.flatMap((kind) => infoOf(facts, kind) ?? []) : [];
    },

    async render(booking, kind, wanted) {
      const facts = await read(booking);
      const info = facts && infoOf(facts, kind);
      if (!facts || !info) return null;
      const language = toLanguage(wanted) ?? fallbackLanguage;
      const paper = build(facts, kind, language);
      const key = createHash('sha256').update(JSON.stringify(paper)).digest('base64url');
      const { pdf, tag } = await rendered.get(key, async () => {
        const bytes = await typesetter.set(paper);
        return { pdf: bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27) };
      });
      return { ...info, language, pdf, tag };
    },
  };
}

const kinds = ['voucher', 'invoice', 'credit-note'] as const;

function build(facts: Facts, kind: DocumentKind, language: string): Paper {
  const t = travellerTexts(language);
  if (kind === 'voucher') return voucherOf(facts, t);
  const row = kind === 'invoice' ? facts.invoice : facts.creditNote;
  // As the agency called itself when it was issued.
  const then = { ...facts, issuer: row?.issuer ?? facts.issuer };
  return kind === 'invoice' ? invoiceOf(then, t) : creditNoteOf(then, t);
}

function infoOf({ booking, invoice, creditNote }: Facts, kind: DocumentKind): DocumentInfo | null {
  const numbered = (row: DocumentRow | null): DocumentInfo | null =>
    row && {
      kind,
      number: documentNumber(row),
      issuedAt: row.issued_at,
      fileName: `${kind}-${documentNumber(row)}.pdf`,
    };
  if (kind === 'invoice') return numbered(invoice);
  if (kind === 'credit-note') return numbered(creditNote);
  return stands.has(booking.status)
    ? { kind, number: null, issuedAt: null, fileName: `voucher-${booking.reference}.pdf` }
    : null;
}
