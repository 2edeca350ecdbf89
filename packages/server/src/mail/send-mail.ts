import { servicePath } from '@portolan/contract';
import { money } from '@portolan/core';
import { dueThereOf } from '@portolan/core/price';
import type { Config } from '../config/index.ts';
import type { Logger } from 'pino';
import { toInstant, type Clock } from '../platform/clock.ts';
import type { Database } from '../db/index.ts';
import {
  bookingById,
  cancelQuoteOf,
  isCancelledBySupplier,
  isPayable,
  isUndecided,
  lapsingOf,
  lastAttempt,
  legsOf,
  payableInstalments,
  paymentsOf,
  returnedLegs,
  takenLegs,
  type BookingRow,
  type CancelQuoteRow,
  type InstalmentRow,
  type PaymentRow,
  accessToken,
} from '../booking/index.ts';
import type { MailKind, MailRow } from './tables.ts';
import {
  type DocumentKind,
  type RenderedDocument,
  travellerTexts,
  type Documents,
} from '../documents/index.ts';
import { TellLaterError, type Deliver, type OutboxMessage } from '../outbox/index.ts';
import { tidy } from '../platform/foreign-text.ts';
import { formatsOf } from '../platform/formats.ts';
import { agreedCancellation, serviceOf, type BookableServices } from '../sales/index.ts';
import { projectAgreedPrice } from '../pricing/index.ts';
import type { AgencyRecord, AgencyDirectory } from '../tenancy/index.ts';
import { createAccountMail, isOfAccount } from './account-mail.ts';
import { brandOf } from './mail-page.ts';
import { createPost } from './post-once.ts';
import { renderMail, type MailData } from './render.ts';
import { createSmtp } from './smtp.ts';

interface Deps {
  config: Config;
  logger: Logger;
  clock: Clock;
  database: Database;
  agencies: AgencyDirectory;
  documents: Documents;
  services: BookableServices;
}

/** How long the supplier may take before we say that we are asking: most answers that got lost are found sooner. */
const patienceMs = 60_000;
/** A refund that follows its cancellation within this time is told with it. */
const soonMs = 10 * 60_000;

/** Documents that go with a mail, as far as the booking has them. */
const enclosed: Partial<Record<MailKind, readonly DocumentKind[]>> = {
  confirmed: ['voucher', 'invoice'],
  cancelled: ['credit-note'],
  refunded: ['credit-note'],
};

/** Tells travellers what became of their booking: one mail of each kind, whatever is told twice, and one of each reminder. */
export function createMail(deps: Deps): Deliver {
  const { config, logger, clock, database, agencies, documents } = deps;
  const smtp = config.smtpUrl ? createSmtp(config.smtpUrl) : null;

  const post = createPost({ config, logger, clock, database }, smtp);
  const sendAccountMail = createAccountMail({ config, database, agencies }, post);

  return async function sendMail(message) {
    if (isOfAccount(message)) return sendAccountMail(message);
    const kind = kindOf(message);
    if (!kind) return;
    const { agencyId, id } = message;
    const bookingId = String(message.payload['bookingId']);
    const record = await agencies.byId(agencyId);
    const found = await database.withAgency(agencyId, async (tx) => {
      const booking = await bookingById(tx, agencyId, bookingId);
      if (!booking) return null;
      const { cancel_quote_id: quoted } = booking;
      const cancelQuote = quoted ? ((await cancelQuoteOf(tx, booking, quoted)) ?? null) : null;
      const instalment = (await payableInstalments(tx, booking)).find(({ n }) => n === message.payload['n']);
      return { booking, cancelQuote, payments: await paymentsOf(tx, booking), instalment };
    });
    if (!record || !found) return;
    const { booking, cancelQuote, payments, instalment } = found;
    if (!(await isNews(kind, booking, instalment, message))) return;
    const lapses = kind === 'confirm-card' ? lapsesOf(payments, message) : null;
    if (kind === 'confirm-card' && !lapses) return;
    const files = await enclose(kind, booking);
    const attached = files.map((file) => file.kind);
    const data = {
      ...dataOf(kind, record, booking, cancelQuote, message),
      credit: creditOf(payments, cancelQuote),
      lapses,
      taken: payments.some(({ captured }) => captured > 0),
      instalment: instalment
        ? { amount: { amount: instalment.amount, currency: instalment.currency }, dueAt: instalment.due_at }
        : null,
      documents: attached,
    };
    const rendered = renderMail(data, travellerTexts(booking.language));
    await post({
      record,
      id,
      table: 'mails',
      letter: {
        to: booking.contact.email,
        subject: rendered.subject,
        html: rendered.html,
        text: rendered.text,
        calendar: rendered.calendar?.content ?? null,
      },
      files: files.map(({ fileName: name, pdf }) => ({ name, pdf })),
      calendarMethod: rendered.calendar?.method ?? null,
      keep: (tx, { created_at, preview }) =>
        tx.db
          .insertInto('mails')
          .values({
            agency_id: agencyId,
            mail_id: id,
            booking_id: bookingId,
            kind,
            language: booking.language,
            created_at,
            sent_at: null,
            refused_at: null,
            documents: attached,
            preview: preview && (JSON.stringify(preview) as unknown as MailRow['preview']),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
    });
  };

  /**
   * Whether there is still something to say when its turn comes.
   * @throws {TellLaterError} when that shows later
   */
  async function isNews(
    kind: MailKind,
    booking: BookingRow,
    instalment: InstalmentRow | undefined,
    message: OutboxMessage,
  ): Promise<boolean> {
    // Paid, cancelled, missed or decided meanwhile: then something else is said, or nothing.
    if (kind === 'instalment-due') return isPayable(booking.status) && instalment?.status === 'due';
    if (kind === 'instalment-missed') return isPayable(booking.status) && instalment?.status === 'missed';
    if (kind === 'verifying') {
      const at = Date.parse(message.createdAt) + patienceMs;
      if (booking.status !== 'pending' && booking.status !== 'unknown') return false;
      if (clock.now() < at) throw new TellLaterError(at);
    }
    if (kind === 'refunded')
      return (
        booking.status === 'cancelled' &&
        booking.cancelled_at !== null &&
        Date.parse(message.createdAt) - Date.parse(booking.cancelled_at) > soonMs
      );
    if (kind === 'confirm-card') return isUndecided(booking);
    if (kind === 'abandoned') return wasAbandoned(booking);
    // Cancelled before its turn came: only that is news, and a confirmation after it would be believed.
    if (kind === 'confirmed') return booking.status !== 'cancelled';
    return true;
  }

  /** The bank's question was left unanswered, and the traveller has not booked the place in another way since. */
  async function wasAbandoned({ agency_id, booking_id, item_id, contact, created_at }: BookingRow) {
    const [found] = await database.withAgency(agency_id, (tx) =>
      tx.query<{ abandoned: boolean; again: boolean }>(
        `select exists (select from payments where agency_id = $1 and booking_id = $2 and status = 'voided'
                         and reason = 'challenge_abandoned') as abandoned,
                exists (select from bookings where agency_id = $1 and booking_id <> $2 and item_id = $3
                         and lower(contact ->> 'email') = lower($4) and created_at >= $5
                         and status not in ('rejected', 'expired', 'released')) as again`,
        [agency_id, booking_id, item_id, contact.email, created_at],
      ),
    );
    return found !== undefined && found.abandoned && !found.again;
  }

  /** A document that cannot be made keeps no mail back: the link in it leads to all of them. */
  async function enclose(kind: MailKind, booking: BookingRow): Promise<RenderedDocument[]> {
    const files: RenderedDocument[] = [];
    for (const wanted of enclosed[kind] ?? []) {
      try {
        const file = await documents.render(booking, wanted, booking.language);
        if (file) files.push(file);
      } catch (error) {
        logger.error(
          { err: error, booking: booking.booking_id, document: wanted },
          'a mail goes without a document',
        );
      }
    }
    return files;
  }

  function dataOf(
    kind: MailKind,
    record: AgencyRecord,
    booking: BookingRow,
    cancelQuote: CancelQuoteRow | null,
    message: OutboxMessage,
  ): Omit<MailData, 'documents' | 'credit' | 'taken' | 'instalment' | 'lapses'> {
    const now = Date.parse(message.createdAt);
    // As a visitor sees what they agreed to, whoever booked: a mail is passed on, and never says what others may not see.
    const view = projectAgreedPrice(booking.price, booking.service);
    const service = serviceOf(deps, booking);
    const t = travellerTexts(booking.language);
    const words = { t, format: formatsOf(t), own: tidy };
    const query = new URLSearchParams({
      token: accessToken(config.keys.links, booking.agency_id, booking.booking_id),
      lng: booking.language,
    });
    return {
      kind,
      brand: { ...brandOf(record), from: config.mailFrom },
      reference: booking.reference,
      link: `${record.siteOrigin}/booking/${booking.reference}?${query.toString()}`,
      title: booking.title,
      rows: service.mailRows(booking, booking.travellers, words),
      events: service.calendar(booking, words),
      zone: booking.zone,
      lead: booking.lead_name,
      wishes: booking.special_requests,
      price: { ...view, dueThere: dueThereOf(view) },
      cancellation: agreedCancellation(deps, booking, now),
      refund: cancelQuote && {
        refund: { amount: cancelQuote.refund, currency: cancelQuote.currency },
        penalty: { amount: cancelQuote.penalty, currency: cancelQuote.currency },
      },
      bySupplier: isCancelledBySupplier(booking),
      searchLink: `${record.siteOrigin}${servicePath(booking.service, record.agency)}?lng=${booking.language}`,
      createdAt: booking.created_at,
      now,
    };
  }
}

/** How the payments that count (those that were captured, else the latest) divide, and a refund of them. */
function creditOf(payments: readonly PaymentRow[], cancelQuote: CancelQuoteRow | null): MailData['credit'] {
  const captured = payments.filter((payment) => payment.captured > 0);
  const last = lastAttempt(payments);
  const counted = captured.length > 0 || !last ? captured : [last];
  const paid = { wallet: 0, card: 0 };
  for (const payment of counted) {
    const legs = payment.captured > 0 ? takenLegs(payment) : legsOf(payment);
    paid.wallet += legs.wallet;
    paid.card += legs.card;
  }
  if (paid.wallet === 0) return null;
  return { paid, back: returnedLegs(counted, cancelQuote?.refund ?? 0) };
}

/** What is still reserved by the payment that a message tells of; `null` once it was captured, replaced or voided. */
function lapsesOf(payments: readonly PaymentRow[], { payload }: OutboxMessage): MailData['lapses'] {
  const payment = payments.find(({ payment_id }) => payment_id === payload['paymentId']);
  const until = payment && lapsingOf(payment)?.until;
  if (!until) return null;
  return { amount: money(legsOf(payment).card, payment.currency), until: toInstant(until) };
}

/** Which mail a message of the outbox asks for. Refusals that the traveller saw at once, in the answer of their call, ask for none. */
function kindOf({ topic, payload }: OutboxMessage): MailKind | null {
  const from = payload['from'];
  if (topic === 'booking.documented' && from === 'confirmed') return 'confirmed';
  if (topic === 'booking.cancelled') return 'cancelled';
  if (topic === 'booking.rejected' && (from === 'pending' || from === 'unknown' || from === 'manual_review'))
    return 'rejected';
  if (topic === 'booking.pending' || topic === 'booking.unknown') return 'verifying';
  if (topic === 'booking.expired') return 'abandoned';
  if (topic === 'instalment.due') return 'instalment-due';
  if (topic === 'instalment.missed') return 'instalment-missed';
  if (topic === 'authorisation.lapses') return 'confirm-card';
  if (topic === 'payment.refunded' || topic === 'payment.part_refunded') return 'refunded';
  return null;
}
