import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createAurora, createMeridian, mayHaveBooked, SupplierError } from '../index.ts';
import { createHttp, type AdapterOptions } from './http.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stay = { checkIn: '2027-03-10', checkOut: '2027-03-12', occupancy: [{ adults: 2, childAges: [] }] };
const booking = {
  reference: 'R-1', quoteKey: 'q', holdId: null, asked: { ...stay, propertyId: 'p' },
  travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }] as const,
  contact: { email: 'ada@example.com', phone: '1' }, wishes: null,
}; // prettier-ignore
const around = { ...stay, latitude: 1, longitude: 1, radiusKm: 5, limit: 5 };
const adapters = [
  ['aurora', createAurora],
  ['meridian', createMeridian],
] as const;

describe.each(adapters)('%s over a bad line', (name, create) => {
  const at = (baseUrl: string, options: Partial<AdapterOptions> = {}) => create({ baseUrl, ...options });
  const failure = async (work: Promise<unknown>): Promise<SupplierError> => {
    const error = await work.then(() => null, (reason: unknown) => reason); // prettier-ignore
    if (!(error instanceof SupplierError)) throw new Error(`Expected a SupplierError, got ${String(error)}`);
    expect(error.supplier).toBe(name);
    return error;
  };
  const searched = async (baseUrl: string, options: Partial<AdapterOptions> = {}) => {
    const found = [];
    for await (const batch of at(baseUrl, options).search(around, {})) found.push(...batch);
    return found;
  };

  it('calls a server that nobody runs unavailable, and knows that nothing was booked', async () => {
    const url = await serve(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const error = await failure(at(url).book(booking, {}));
    expect(error.reason).toBe('unavailable');
    expect(mayHaveBooked(error)).toBe(false);
  });

  it.each([
    [500, '{"error":"no room for Ada Lovelace"}'],
    [400, 'ada@example.com is not valid'],
    [200, '<p>Ada Lovelace</p>'],
  ])('never repeats what a supplier echoed of a guest: HTTP %i %s', async (status, body) => {
    const url = await serve((_request, response) => response.writeHead(status).end(body));
    const error = await failure(at(url).book(booking, {}));
    const told = [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ');
    expect(told).not.toMatch(/ada|lovelace/i);
  });

  it('gives up after its own timeout, and a booking may then exist', async () => {
    const url = await serve(() => undefined);
    expect((await failure(searched(url, { searchTimeoutMs: 30 }))).reason).toBe('timeout');
    const error = await failure(at(url, { bookTimeoutMs: 30 }).book(booking, {}));
    expect(error.reason).toBe('timeout');
    expect(mayHaveBooked(error)).toBe(true);
  });

  it('never repeats a booking when the line breaks, and takes the outcome for unknown', async () => {
    let asked = 0;
    const url = await serve((request) => {
      asked += 1;
      request.socket.destroy();
    });
    const error = await failure(at(url).book(booking, {}));
    expect([asked, error.reason, mayHaveBooked(error)]).toEqual([1, 'timeout', true]);
  });

  it('repeats a reading call once when the line breaks', async () => {
    let asked = 0;
    const url = await serve((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else
        response.setHeader('content-type', 'application/json').end(name === 'aurora' ? '[]' : '{"data":[]}');
    });
    expect(await at(url).suggest('lis', { limit: 5 })).toEqual([]);
    expect(asked).toBe(2);
  });

  it.each([
    [500, 'unavailable'],
    [503, 'unavailable'],
    [429, 'unavailable'],
    [504, 'timeout'],
    [401, 'rejected'],
    [302, 'bad_response'],
  ])('translates %i while reading into %s', async (status, reason) => {
    const url = await serve((_, response) => response.writeHead(status).end('no'));
    expect((await failure(at(url).details('p', stay, {}))).reason).toBe(reason);
  });

  it('takes a broken gateway while booking for an unknown outcome', async () => {
    const url = await serve((_, response) => response.writeHead(502).end('no'));
    expect(mayHaveBooked(await failure(at(url).book(booking, {})))).toBe(true);
  });

  it.each([429, 503])('knows that nothing was booked when %i answers a booking', async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end('no'));
    const error = await failure(at(url).book(booking, {}));
    expect([error.reason, mayHaveBooked(error)]).toEqual(['unavailable', false]);
  });

  it.each([
    '<html>hello</html>',
    '{"half":',
    '[]',
    '{}',
    '{"data":[{"hotelId":5}]}',
    'null',
    '[{"property_id":"1","rooms":[{}]}]',
  ])('calls %s a bad response', async (text) => {
    const url = await serve((_, response) => {
      response.setHeader('content-type', name === 'aurora' ? 'application/x-ndjson' : 'application/json');
      response.end(text);
    });
    expect((await failure(searched(url))).reason).toBe('bad_response');
  });

  it('hangs up on the supplier when the caller stops listening', async () => {
    const closed = new Promise<void>((resolve) => {
      void serve((request, response) => {
        request.socket.once('close', resolve);
        response.setHeader('content-type', 'application/x-ndjson');
        response.write('{"property_id":"1","rooms":[]}\n');
      }).then((url) => {
        const abort = new AbortController();
        const run = async (): Promise<void> => {
          for await (const batch of at(url).search(around, { signal: abort.signal }))
            if (batch.length > 0) break;
        };
        if (name === 'meridian') setTimeout(() => abort.abort(), 20);
        run().catch(() => undefined);
      });
    });
    await closed;
  });
});

describe('an adapter that states nothing about refusals, as an aggregator', () => {
  it.each([429, 500, 503])(
    'takes %i to a booking for an unknown outcome, and to a reading call for none',
    async (status) => {
      const baseUrl = await serve((_, response) => response.writeHead(status).end('no'));
      const http = createHttp('aggregator', { baseUrl });
      const failed = (booking: boolean) =>
        http.json({ path: '/', booking }, {}).then(
          () => null,
          (error: unknown) => mayHaveBooked(error),
        );
      expect(await failed(true)).toBe(true);
      expect(await failed(false)).toBe(false);
    },
  );
});
