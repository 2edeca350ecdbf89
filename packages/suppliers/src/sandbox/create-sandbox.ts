import Fastify, { type FastifyInstance } from 'fastify';
import { auroraRoutes } from './aurora-app.ts';
import type { SupplierName } from './building.ts';
import { activitiesNear, carsNear } from './deals.ts';
import { createEngine } from './engine.ts';
import { meridianRoutes } from './meridian-app.ts';
import { playScenarios, type DemoOptions } from './scenario.ts';
import { createSuggester } from './suggest.ts';

export interface SandboxOptions {
  supplier: SupplierName;
  /** Where bookings are kept; `null` for memory only. @default null */
  dataDir?: string | null;
  /** Lets callers play failures and count bookings. @default false */
  demo?: boolean;
  /** Added to every search, quote and booking. @default 0 */
  latencyMs?: number;
  /** Milliseconds since the epoch. @default Date.now */
  now?: () => number;
  /** @default 5000 */
  slowMs?: number;
  /** How long a played timeout keeps the caller waiting before a 504. @default 8000 */
  hangMs?: number;
}

export interface Sandbox {
  app: FastifyInstance;
  /** Starts listening on 127.0.0.1; port 0 finds a free one. */
  listen(port: number): Promise<{ url: string; port: number }>;
  close(): Promise<void>;
}

/** One sandbox supplier over HTTP. Everything it sells follows from seeds; only bookings and holds are remembered. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { supplier, dataDir = null, now = Date.now } = options;
  const demo: DemoOptions = {
    supplier,
    demo: options.demo ?? false,
    latencyMs: options.latencyMs ?? 0,
    slowMs: options.slowMs ?? 5000,
    hangMs: options.hangMs ?? 8000,
    now,
  };
  const app = Fastify({ logger: false, forceCloseConnections: true, routerOptions: { maxParamLength: 600 } });
  const engine = createEngine(supplier, { dataDir, now });
  const suggester = createSuggester(supplier);

  playScenarios(app, demo);
  app.get('/health', async () => ({ ok: true, supplier }));
  if (supplier === 'aurora') auroraRoutes(app, engine, suggester, demo);
  else meridianRoutes(app, engine, suggester, demo);

  app.get<{ Querystring: Record<string, string | undefined> }>(
    '/deals/activities',
    async (request, reply) => {
      const at = pointOf(request.query);
      return at
        ? activitiesNear(supplier, at.latitude, at.longitude)
        : reply.code(400).send({ message: 'latitude and longitude are required' });
    },
  );
  app.get<{ Querystring: Record<string, string | undefined> }>('/deals/cars', async (request, reply) => {
    const at = pointOf(request.query);
    const { pickUp = '', dropOff = '', driverAge } = request.query;
    const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
    if (!at || !wallTime.test(pickUp) || !wallTime.test(dropOff) || dropOff <= pickUp)
      return reply
        .code(400)
        .send({ message: 'latitude, longitude, and pickUp before dropOff as local times are required' });
    return carsNear(supplier, { ...at, pickUp, dropOff, driverAge: Number(driverAge ?? 30) });
  });

  if (demo.demo) {
    app.get<{ Querystring: { reference?: string } }>('/control/bookings', async (request) => {
      const { reference } = request.query;
      if (reference === undefined) return engine.store.all();
      return {
        reference,
        ...engine.store.count(reference),
        booking: engine.store.byReference(reference) ?? null,
      };
    });
  }
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .send({ type: 'invalid_input', message: error.message, error: { code: 4000, message: error.message } }),
  );

  return {
    app,
    async listen(port) {
      await app.listen({ port, host: '127.0.0.1' });
      const address = app.server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      return { url: `http://127.0.0.1:${bound}`, port: bound };
    },
    close: () => app.close(),
  };
}

function pointOf({
  latitude,
  longitude,
}: Record<string, string | undefined>): { latitude: number; longitude: number } | null {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}
