import type { IncomingMessage, RequestListener } from 'node:http';
import type { Money } from '@portolan/core';
import { createHttp } from '../adapters/http.ts';
import {
  SupplierError,
  type BookAsk,
  type BookingRef,
  type BookingSupplier,
  type CallOptions,
  type HoldAsk,
  type QuoteAsk,
  type SupplierChange,
} from '../port/index.ts';
import { voyageLimits, type CabinFacts, type VoyageAsked, type VoyageDone } from './fake-voyages.ts';

type Supplier = BookingSupplier<VoyageAsked, CabinFacts, VoyageDone>;

/** A supplier of voyages with every verb of the port. */
export type WholeVoyageSupplier = Required<Omit<Supplier, 'acceptChange'>>;

/** What a call carries; `id` is the same when the network repeats it. */
interface Envelope {
  id: string;
  ask: unknown;
}

/**
 * The supplier of voyages behind {@link answerVoyages} in another process. It holds, takes later payments and tells of changes.
 * @param baseUrl origin, without a trailing slash
 */
export function createRemoteVoyages(name: string, baseUrl: string): WholeVoyageSupplier {
  // Like the sandboxes it booked nothing when it says that it cannot be asked.
  const http = createHttp(name, { baseUrl }, { bookMs: voyageLimits.bookMs, nothingBooked: [503] });
  const call = async <T>(verb: string, ask: unknown, options: CallOptions, how: object = {}): Promise<T> => {
    const body: Envelope = { id: crypto.randomUUID(), ask };
    return (await http.json({ method: 'POST', path: `/${verb}`, body, ...how }, options)).body as T;
  };
  const reads = { repeatable: true };
  const books = { booking: true };
  return {
    name,
    service: 'cruise',
    limits: voyageLimits,
    quote: (ask, options) => call('quote', ask, options, reads),
    hold: (ask, options) => call('hold', ask, options),
    release: (holdId, options) => call('release', holdId, options),
    book: (ask, options) => call('book', ask, options, books),
    retrieve: (ref, options) => call('retrieve', ref, options, reads),
    cancelQuote: (ref, options) => call('cancelQuote', ref, options, reads),
    cancel: (ref, options) => call('cancel', ref, options, books),
    pay: (ref, amount, options) => call('pay', { ref, amount }, options, books),
    async *changes(cursor, options) {
      yield* await call<{ cursor: string; change: SupplierChange }[]>('changes', cursor, options, reads);
    },
  };
}

/** What is asked of a supplier that {@link answerVoyages} serves; `callId` is the same when the network repeats a call. */
export interface VoyageBackend extends Omit<WholeVoyageSupplier, 'pay' | 'changes'> {
  pay(
    ref: BookingRef,
    amount: Money,
    options: CallOptions,
    callId: string,
  ): ReturnType<WholeVoyageSupplier['pay']>;
  changes(cursor: string | null): { cursor: string; change: SupplierChange }[];
}

/** Answers {@link createRemoteVoyages} over HTTP. */
export function answerVoyages(supplier: VoyageBackend): RequestListener {
  const verbs: Record<string, (ask: never, options: CallOptions, id: string) => unknown> = {
    quote: (ask: QuoteAsk<VoyageAsked>, options) => supplier.quote(ask, options),
    hold: (ask: HoldAsk<VoyageAsked>, options) => supplier.hold(ask, options),
    release: (holdId: string, options) => supplier.release(holdId, options),
    book: (ask: BookAsk<VoyageAsked>, options) => supplier.book(ask, options),
    retrieve: (ref: BookingRef, options) => supplier.retrieve(ref, options),
    cancelQuote: (ref: BookingRef, options) => supplier.cancelQuote(ref, options),
    cancel: (ref: BookingRef, options) => supplier.cancel(ref, options),
    pay: ({ ref, amount }: { ref: BookingRef; amount: Money }, options, id) =>
      supplier.pay(ref, amount, options, id),
    changes: (cursor: string | null) => supplier.changes(cursor),
  };
  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const verb = verbs[(request.url ?? '').slice(1)];
    if (!verb) return { status: 404, body: null };
    const { id, ask } = JSON.parse(await textOf(request)) as Envelope;
    const scenario = request.headers['x-scenario'];
    try {
      const body = await verb(ask as never, typeof scenario === 'string' ? { scenario } : {}, id);
      return { status: 200, body: body ?? null };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      return failures[error.reason];
    }
  }
  return (request, reply) => {
    answer(request).then(
      ({ status, body }) =>
        reply
          .writeHead(status, { 'content-type': 'application/json' })
          .end(typeof body === 'string' ? body : JSON.stringify(body)),
      () => request.socket.destroy(),
    );
  };
}

/** How a failure travels, so that it arrives as what it was. */
const failures: Record<SupplierError['reason'], { status: number; body: unknown }> = {
  unavailable: { status: 503, body: null },
  timeout: { status: 504, body: null },
  rejected: { status: 422, body: null },
  bad_response: { status: 200, body: '<p>no JSON</p>' },
  aborted: { status: 504, body: null },
};

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
