import autocannon from 'autocannon';
import Fastify, { type FastifyReply } from 'fastify';
import { pino } from 'pino';
import type { RunningProduct } from '../src/product.ts';
import { atLeast, reported, type Figure } from './table.ts';

/** Requests a second over some seconds with 20 connections; throws when an answer was not 2xx. */
async function load(url: string, options: Partial<autocannon.Options> = {}): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: 4, ...options });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

/** A server under load. */
export interface Served {
  url: string;
  stop(): Promise<void>;
}

/**
 * What stands beside us: Fastify with the same hooks (an id on the answer, one line of log for it), a body of the same size, and nothing
 * to do. It runs in a process of its own, as our server does.
 */
export async function serveBare(port: number, body: string): Promise<void> {
  const logger = pino({ base: null }, pino.destination({ dest: 2, sync: false, minLength: 8_192 }));
  let count = 0;
  const app = Fastify({ logger: false, genReqId: () => `bare-${(++count).toString(36)}` });
  const bytes = Buffer.from(body);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', "frame-ancestors 'none'");
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    logger.info(
      { requestId, method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  const answer = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-type', 'application/json; charset=utf-8')
      .send(bytes);
  app.get('/bare', (_request, reply) => answer(reply));
  app.post(
    '/bare',
    {
      schema: {
        body: { type: 'object', properties: { latitude: { type: 'number' } }, required: ['latitude'] },
      },
    },
    (_request, reply) => answer(reply),
  );
  await app.listen({ port, host: '127.0.0.1' });
  process.stdout.write(`{"ready":true,"port":${port}}\n`);
}

/** Cached `GET /api/agency` and cached deals beside the bare framework, measured in turns. */
export async function benchRequests(
  product: RunningProduct,
  bareAt: (body: string) => Promise<Served>,
): Promise<Figure[]> {
  const agencyBody = await (await fetch(`${product.api}/api/agency`)).text();
  const deal = {
    latitude: 38.7223,
    longitude: -9.1393,
    isOTA: true,
    isHome: true,
    isFromDestination: false,
  };
  const provider = (JSON.parse(agencyBody) as { data: { provider: string } }).data.provider;
  const dealsUrl = `${product.api}/api/${provider}/deals/activity-search`;
  const post = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(deal),
  };
  const dealsBody = await (await fetch(dealsUrl, post)).text();

  const figures: Figure[] = [];
  for (const [what, goal, ours, body, options] of [
    ['cached GET /api/agency', 0.8, `${product.api}/api/agency`, agencyBody, {}],
    ['cached deals (POST)', 0.6, dealsUrl, dealsBody, post],
  ] as const) {
    const bare = await bareAt(body);
    try {
      const ratios: number[] = [];
      let rate = 0;
      for (let round = 0; round < 3; round++) {
        const theirs = await load(`${bare.url}/bare`, options);
        rate = await load(ours, options);
        ratios.push(rate / theirs);
      }
      ratios.sort((a, b) => a - b);
      figures.push(atLeast(`${what}, share of a bare Fastify route's requests/s`, ratios[1] ?? 0, goal));
      figures.push(reported(`${what}, requests/s`, rate.toFixed(0)));
    } finally {
      await bare.stop();
    }
  }
  return figures;
}
