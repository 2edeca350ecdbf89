// A door between one server process and one neighbour. What passes it can be lost, answered by somebody else, doubled, or be the last
// thing that the process does: every call to a neighbour is a step boundary, and this is where a real process is killed at one.

import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

export type Neighbour = 'aurora' | 'meridian' | 'halyard' | 'gateway';

/** What is done with one call. `after`: the neighbour did its work, and the caller does not hear of it. */
export type CallFault =
  | 'drop before'
  | 'drop after'
  | '500 before'
  | '500 after'
  | 'html after'
  | '503 before'
  | 'twice'
  | 'slow'
  | 'kill before'
  | 'kill after';

export interface Door {
  readonly port: number;
  close(): Promise<void>;
}

/** What a call is about, in the words of the ports; `null` for what is none of booking's business. */
export function verbOf(neighbour: Neighbour, method: string, url: string): string | null {
  const path = url.split('?')[0] ?? '';
  if (neighbour === 'gateway') {
    if (path === '/v1/payments') return 'authorise';
    if (/\/capture$/.test(path)) return 'capture';
    if (/\/void$/.test(path)) return 'void';
    if (/\/refunds$/.test(path)) return 'refund';
    return method === 'GET' ? 'retrieve' : null;
  }
  // Its paths are the verbs themselves.
  if (neighbour === 'halyard') return path.slice(1);
  if (neighbour === 'aurora') {
    if (/\/rates\//.test(path)) return 'quote';
    if (path === '/v3/itineraries') return method === 'POST' ? 'book' : 'retrieve';
    if (/\/cancellation$/.test(path)) return 'cancelQuote';
    if (/^\/v3\/itineraries\//.test(path)) return method === 'DELETE' ? 'cancel' : 'retrieve';
    return null;
  }
  if (path === '/v3.0/rates/prebook') return 'quote';
  if (path === '/v3.0/rates/hold') return 'hold';
  if (path === '/v3.0/rates/book') return 'book';
  if (/^\/v3\.0\/bookings/.test(path)) return method === 'PUT' ? 'cancel' : 'retrieve';
  return null;
}

/** Opens a door on 127.0.0.1. `decide` says what happens to a call; `kill` ends the process that this door belongs to. */
export async function openDoor(options: {
  neighbour: Neighbour;
  /** Where the neighbour listens. */
  port: number;
  decide(verb: string): CallFault | null;
  kill(): void;
}): Promise<Door> {
  const { neighbour, decide, kill } = options;

  const forward = (incoming: IncomingMessage, body: Buffer) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const { method, url, headers } = incoming;
      const outgoing = httpRequest(
        {
          host: '127.0.0.1',
          port: options.port,
          method,
          path: url,
          headers: { ...headers, host: `127.0.0.1:${options.port}`, connection: 'close' },
          agent: false,
        },
        (answer) => {
          collect(answer).then(
            (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
            reject,
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  async function pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await collect(incoming);
    const verb = verbOf(neighbour, incoming.method ?? 'GET', incoming.url ?? '/');
    const fault = verb === null ? null : decide(verb);
    const hangUp = () => void incoming.socket.destroy();
    switch (fault) {
      case 'drop before':
        return hangUp();
      case 'kill before':
        kill();
        return hangUp();
      case '500 before':
        return answer(reply, 500, 'application/json', '{"message":"Something broke."}');
      case '503 before':
        return answer(reply, 503, 'application/json', '{"message":"Come back later."}');
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, 400));
        break;
      case 'twice':
        await forward(incoming, body).catch(() => undefined);
        break;
      default:
    }
    const given = await forward(incoming, body).catch(() => null);
    if (!given) return hangUp();
    switch (fault) {
      case 'drop after':
        return hangUp();
      case 'kill after':
        kill();
        return hangUp();
      case '500 after':
        return answer(reply, 500, 'application/json', '{"message":"Something broke."}');
      case 'html after':
        return answer(reply, 200, 'text/html', '<!doctype html><h1>Bad gateway</h1>');
      default:
    }
    const { 'transfer-encoding': _, connection: __, ...headers } = given.headers;
    reply.writeHead(given.status, { ...headers, 'content-length': given.body.length });
    reply.end(given.body);
  }

  const server = createServer((incoming, reply) => {
    pass(incoming, reply).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(reply: ServerResponse, status: number, type: string, body: string): void {
  reply.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
}

async function collect(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
