import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SupplierName } from './building.ts';

export const scenarios = [
  'price_changed', 'price_dropped', 'sold_out', 'rooms_unavailable', 'terms_changed', 'timeout_but_booked', 'timeout_not_booked',
  'late_visibility', 'duplicate_reference', 'book_bad_response', 'pending_then_confirm', 'pending_then_reject', 'service_unavailable', 'bad_response', 'slow',
  'cancel_later', 'cancel_never', 'cancel_timeout', 'cancel_refused', 'cancel_dearer',
] as const; // prettier-ignore
export type Scenario = (typeof scenarios)[number];

export interface DemoOptions {
  supplier: SupplierName;
  /** Without it the header is ignored and `/control` does not exist. */
  demo: boolean;
  latencyMs: number;
  /** How long `slow` takes. @default 5000 */
  slowMs: number;
  now: () => number;
  /** How long a played timeout keeps the caller waiting before a 504. @default 8000 */
  hangMs: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The failure to play, meant for this supplier; `null` for none. */
    scenario: Scenario | null;
  }
}

/** Static content and suggestions come from elsewhere than prices and are never slow by nature. */
const unhurried = /availability|rates|itineraries|bookings|^\/deals/;

/** Delays, failures that hit every call, and the dial for both. */
export function playScenarios(app: FastifyInstance, options: DemoOptions): { latencyMs(): number } {
  let { latencyMs } = options;
  app.decorateRequest('scenario', null);

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/control') || request.url === '/health') return;
    request.scenario = options.demo ? readScenario(request.headers['x-scenario'], options.supplier) : null;
    const { scenario } = request;
    const wait = (unhurried.test(request.url) ? latencyMs : 0) + (scenario === 'slow' ? options.slowMs : 0);
    if (wait > 0) await pause(wait, request);
    if (scenario === 'service_unavailable')
      return reply
        .code(503)
        .send({ type: 'service_unavailable', message: 'A temporary error. Please retry.' });
    if (scenario === 'bad_response')
      return reply.type('text/html').send('<!doctype html><title>502</title><h1>Bad gateway</h1>');
  });

  if (options.demo) {
    app.put<{ Body: { ms?: unknown } }>('/control/latency', async (request, reply) => {
      const ms = request.body?.ms;
      if (typeof ms !== 'number' || !(ms >= 0 && ms <= 120_000))
        return reply.code(400).send({ message: 'ms must be 0 to 120000' });
      latencyMs = ms;
      return { latencyMs };
    });
    app.get('/control/latency', async () => ({ latencyMs }));
  }
  return { latencyMs: () => latencyMs };
}

/** `sold_out`, or `meridian:sold_out` for one of the two; `null` when unknown or meant for the other. */
export function readScenario(header: unknown, supplier: SupplierName): Scenario | null {
  if (typeof header !== 'string') return null;
  const [first = '', second] = header.trim().split(':');
  const name = second ?? first;
  if (second !== undefined && first !== supplier) return null;
  return scenarios.includes(name as Scenario) ? (name as Scenario) : null;
}

/** Scenarios in which the answer to a booking never comes, whatever became of it. */
export function losesBooking(scenario: Scenario | null): boolean {
  return (
    scenario === 'timeout_but_booked' || scenario === 'timeout_not_booked' || scenario === 'late_visibility'
  );
}

/** Keeps the caller waiting, then gives up like a gateway does. The caller may well be gone by then. */
export async function hang(
  request: FastifyRequest,
  reply: FastifyReply,
  hangMs: number,
): Promise<FastifyReply> {
  await pause(hangMs, request);
  return reply
    .code(504)
    .send({ type: 'gateway_timeout', message: 'The property system did not answer in time.' });
}

/** Ends early when the caller hangs up. */
function pause(ms: number, request: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      request.raw.socket.off('close', done);
      resolve();
    }
    request.raw.socket.once('close', done);
  });
}
