import type { BookingDocument } from '@portolan/contract';
import { parseReference } from '@portolan/core';
import { toLanguage } from '@portolan/i18n';
import type { Context } from '../context.ts';
import { type BookingRow, documentLink, isDocumentLink, loadBooking } from '../booking/index.ts';
import { TypesetterBusyError } from './typesetter.ts';
import { type Call, requestLanguage, answered } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';

/** How long an address of the list opens its document. */
const linkLifeMs = 24 * 3_600_000;

/** The documents of a booking, for whoever may see the booking, each with an address that a plain link can open. */
export async function listDocuments(
  context: Context,
  call: Call<'listDocuments'>,
): Promise<{ data: BookingDocument[] }> {
  const booking = await loadBooking(context, call, call.query.token);
  const language = languageOf(call, booking);
  const expires = context.clock.now() + linkLifeMs;
  const { agency_id, booking_id, reference } = booking;
  return {
    data: (await context.documents.list(booking)).map((info) => {
      const link = documentLink(context.config.keys.links, agency_id, booking_id, info.kind, expires);
      const query = new URLSearchParams({ link, language });
      return {
        ...info,
        url: `${call.tenant.siteOrigin}/api/bookings/${reference}/documents/${info.kind}?${query.toString()}`,
        expiresAt: toInstant(expires),
      };
    }),
  };
}

/**
 * One document, for whoever may see the booking or has an address of the list.
 * @throws {ApiError} `BOOKING_NOT_FOUND`, `DOCUMENT_NOT_READY`, `RATE_LIMITED` when too many wait for theirs
 */
export async function getDocument(context: Context, call: Call<'getDocument'>): Promise<typeof answered> {
  const { kind } = call.params;
  const booking =
    (await linkedBooking(context, call)) ?? (await loadBooking(context, call, call.query.token));
  const document = await context.documents
    .render(booking, kind, languageOf(call, booking))
    .catch((error: unknown) => {
      throw error instanceof TypesetterBusyError ? new ApiError('RATE_LIMITED') : error;
    });
  if (!document) throw new ApiError('DOCUMENT_NOT_READY');
  const { reply, request } = call;
  const tag = `"${document.tag}"`;
  reply.headers({
    'content-language': document.language,
    'cache-control': 'private, no-cache',
    etag: tag,
    vary: 'accept-language, x-access-token',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === tag) {
    void reply.code(304).send();
    return answered;
  }
  void reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${document.fileName}"`)
    .send(document.pdf);
  return answered;
}

/** The booking whose document a link opens; `null` without a link, or with one that opens nothing. */
async function linkedBooking(context: Context, call: Call<'getDocument'>): Promise<BookingRow | null> {
  const { link } = call.query;
  const reference = parseReference(call.params.reference);
  if (!link || !reference) return null;
  const booking = await context.database.withAgency(call.tenant.id, (tx) =>
    tx.db
      .selectFrom('bookings')
      .selectAll()
      .where('agency_id', '=', call.tenant.id)
      .where('reference', '=', reference)
      .executeTakeFirst(),
  );
  if (!booking) return null;
  const { links } = context.config.keys;
  const now = context.clock.now();
  return isDocumentLink(links, call.tenant.id, booking.booking_id, call.params.kind, link, now)
    ? booking
    : null;
}

/** What the address asks for, else what the caller's browser reads, else what the booking was made in. */
function languageOf(
  { query, request }: Pick<Call<'getDocument'>, 'request'> & { query: { language?: string | undefined } },
  booking: BookingRow,
): string {
  return toLanguage(query.language) ?? requestLanguage(request.headers['accept-language'], booking.language);
}
