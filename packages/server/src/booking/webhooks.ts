import type { FastifyInstance } from 'fastify';
import type { WebhookEvent } from '@portolan/payments';
import type { Context } from './context.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import type { Resume } from './booking-steps.ts';

/** Gateways' events are some kilobytes; whoever sends more is not one. */
const bodyLimitBytes = 256 * 1024;
/** Gateways give up soon and come again: what takes longer goes on behind the answer, and a job would find it. */
const answerWithinMs = 4_000;

/**
 * `POST /api/webhooks/{gateway}/{agencyId}`: who sent it is checked on the raw bytes, each event is taken once, and what it says is only
 * a reason to ask the gateway. 404 for what we have no account with, 400 for what is not signed as it should be, else 200, also for
 * copies and for events about nothing of ours: a gateway would send those again for days.
 */
export function webhookRoute(app: FastifyInstance, context: Context, resume: Resume): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { gateway: string; agencyId: string }; Body: Buffer | undefined }>(
      '/api/webhooks/:gateway/:agencyId',
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        const { gateway: name, agencyId } = request.params;
        // Ids of ours are short and plain; anything else must not reach a query's tenant.
        const plain = /^[\w-]{1,64}$/.test(agencyId) && /^[a-z][a-z0-9-]{0,30}$/.test(name);
        const agency = plain ? await context.agencies.byId(agencyId) : null;
        const open = agency && (await context.gateways.named(agency.id, name));
        if (!agency || !open) throw new ApiError('NOT_FOUND');
        const reading = open.gateway.readWebhook({
          rawBody: request.body ?? Buffer.alloc(0),
          headers: request.headers,
          now: context.clock.now(),
        });
        if (reading.status === 'refused') {
          const { reason } = reading;
          request.log.warn(
            { requestId: request.id, agency: agency.id, gateway: name, reason },
            'a webhook was refused',
          );
          if (reason === 'not_configured') throw new ApiError('NOT_FOUND');
          throw new ApiError('WEBHOOK_REFUSED');
        }
        const taken = await takeEvent(context, agency.id, open.gateway.name, reading.event);
        if (taken.bookingId) await within(answerWithinMs, follow(agency.id, taken.bookingId));
        return reply.code(200).header('cache-control', 'no-store').send({ received: true });
      },
    );
  });

  /** The truth is fetched and acted upon; whatever goes wrong is left to the payment's next moment. */
  async function follow(agencyId: string, bookingId: string): Promise<void> {
    try {
      await resume(agencyId, bookingId);
    } catch (error) {
      // A decline, a price that changed: there is nobody to tell here, and the rows say it.
      if (!(error instanceof ApiError && error.status < 500))
        context.logger.warn({ err: error, booking: bookingId }, 'a webhook was not followed to its end yet');
    }
  }
}

/**
 * Writes an event down, once, and in the same transaction that its payment must be looked at: a process that dies right after its answer
 * leaves a moment behind. Answers whose booking to look at; nothing for a copy, for what is not ours, and for what already went its way.
 */
async function takeEvent(
  { database, clock }: Context,
  agencyId: string,
  gateway: string,
  event: WebhookEvent,
): Promise<{ bookingId: string | null }> {
  return database.withAgency(agencyId, async (tx) => {
    const now = toInstant(clock.now());
    const payment = await tx.db
      .selectFrom('payments')
      .select(['payment_id', 'booking_id', 'status'])
      .where('agency_id', '=', agencyId)
      .where('gateway', '=', gateway)
      .where((eb) =>
        eb.or([
          eb('gateway_payment_id', '=', event.paymentId ?? ''),
          // It overtook the answer to our own call: the id is not known here yet, our key is.
          eb('gateway_key', '=', event.key ?? ''),
        ]),
      )
      .executeTakeFirst();
    const inserted = await tx.db
      .insertInto('webhook_events')
      .values({
        agency_id: agencyId,
        gateway,
        event_id: event.id,
        type: event.type,
        payment_id: payment?.payment_id ?? null,
        received_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!inserted || !payment || !['none', 'requires_action'].includes(payment.status)) {
      return { bookingId: null };
    }
    await tx.db
      .updateTable('payments')
      .set({ next_action: 'retrieve', next_action_at: now })
      .where('agency_id', '=', agencyId)
      .where('payment_id', '=', payment.payment_id)
      .where('status', '=', payment.status)
      .execute();
    return { bookingId: payment.booking_id };
  });
}

/** Waits for `work`, but no longer than that; it goes on. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
