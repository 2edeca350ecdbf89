import { isTravelAgent, type BookingEvent } from '@portolan/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { BookingRow } from './tables.ts';
import { type Call, answered, type Answered } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { loadBooking } from './get-booking.ts';

const heartbeatMs = 15_000;
/** Then the caller asks again, and whether it still may is looked at again. */
const lifeMs = 10 * 60_000;
/** Streams that one process keeps open, over all bookings and for one. */
const mostStreams = 2_000;
const mostOfOne = 20;
/** The last one is for the agency's staff. */
const tracks = ['booking', 'payment', 'review'] as const;

/**
 * What happened to a booking: a list, or with `Accept: text/event-stream` one server-sent event each, as it happens. `Last-Event-ID`
 * (or `after`) resumes. Every event is in the database first, so a stream that broke misses nothing.
 */
export function createBookingEvents(app: FastifyInstance, context: Context) {
  const { bus, logger } = context;
  /** Who waits for news, by agency and booking. */
  const waiting = new Map<string, Set<() => void>>();
  const open = new Set<() => void>();
  bus.on('booking', (id) => waiting.get(id)?.forEach((wake) => wake()));
  bus.onGap(() => waiting.forEach((all) => all.forEach((wake) => wake())));
  // Streams would keep a stopping server waiting.
  app.addHook('preClose', (done) => {
    for (const end of [...open]) end();
    done();
  });

  return async function getBookingEvents(
    call: Call<'getBookingEvents'>,
  ): Promise<{ data: BookingEvent[] } | Answered> {
    const booking = await loadBooking(context, call, call.query.token);
    const resume = call.request.headers['last-event-id'];
    const after = Number(
      typeof resume === 'string' && /^\d{1,9}$/.test(resume) ? resume : (call.query.after ?? '0'),
    );
    if (!String(call.request.headers.accept ?? '').includes('text/event-stream'))
      return { data: await eventsAfter(context, call, booking, after) };
    stream(call, booking, after);
    return answered;
  };

  function stream(call: Call<'getBookingEvents'>, booking: BookingRow, after: number): void {
    const key = `${booking.agency_id} ${booking.booking_id}`;
    const others = waiting.get(key) ?? new Set();
    if (open.size >= mostStreams || others.size >= mostOfOne) throw new ApiError('RATE_LIMITED');
    const { reply } = call;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 3000\n\n');

    let last = after;
    let again = false;
    let busy = false;
    const send = async () => {
      again = true;
      if (busy) return;
      busy = true;
      try {
        while (again) {
          again = false;
          for (const event of await eventsAfter(context, call, booking, last)) {
            raw.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
            last = event.seq;
          }
        }
      } catch (error) {
        logger.warn({ err: error, booking: booking.booking_id }, 'a stream of events broke');
        end();
      } finally {
        busy = false;
      }
    };
    const wake = () => void send();
    const beat = setInterval(() => {
      raw.write(': still here\n\n');
      // News may get lost between processes; the database never loses any.
      wake();
    }, heartbeatMs);
    const life = setTimeout(() => end(), lifeMs);
    const end = () => {
      clearInterval(beat);
      clearTimeout(life);
      open.delete(end);
      others.delete(wake);
      if (others.size === 0) waiting.delete(key);
      raw.end();
    };
    raw.on('error', end);
    raw.once('close', end);
    open.add(end);
    others.add(wake);
    waiting.set(key, others);
    wake();
  }
}

async function eventsAfter(
  context: Context,
  call: Pick<Call<'getBookingEvents'>, 'role'>,
  booking: BookingRow,
  after: number,
): Promise<BookingEvent[]> {
  const rows = await context.database.withAgency(booking.agency_id, (tx) =>
    tx.db
      .selectFrom('booking_events as e')
      .leftJoin('users as u', (on) =>
        on.onRef('u.agency_id', '=', 'e.agency_id').onRef('u.user_id', '=', 'e.moved_by'),
      )
      .select(['seq', 'at', 'track', 'from_state', 'to_state', 'reason', 'u.first_name', 'u.last_name'])
      .where('e.agency_id', '=', booking.agency_id)
      .where('booking_id', '=', booking.booking_id)
      .where('seq', '>', after)
      .where('track', 'in', isTravelAgent(call.role) ? tracks : tracks.slice(0, 2))
      .orderBy('seq')
      .limit(500)
      .execute(),
  );
  return rows.map(({ seq, at, track, from_state, to_state, reason, first_name, last_name }) => ({
    seq,
    at,
    track,
    from: from_state,
    to: to_state,
    ...(isTravelAgent(call.role)
      ? { reason, ...(first_name === null ? {} : { by: `${first_name} ${last_name ?? ''}`.trim() }) }
      : {}),
  }));
}
