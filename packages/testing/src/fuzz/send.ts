import { Agent, request as httpRequest } from 'node:http';
import type { FuzzRequest } from './cast.ts';

export interface FuzzAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends requests to a server that listens; `close` when done. */
export function createSender(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    close: () => agent.destroy(),
    /** @throws when the server answered nothing within a minute. */
    send(request: FuzzRequest): Promise<FuzzAnswer> {
      return once(request).catch((error: NodeJS.ErrnoException & { reused?: boolean }) => {
        // The server had just closed this connection: every client asks again on another.
        if (error.reused) return once(request);
        throw error;
      });
    },
  };

  function once(request: FuzzRequest): Promise<FuzzAnswer> {
    return new Promise((resolve, reject) => {
      const { method, path, body } = request;
      // Node sends the body of a DELETE without saying how long it is.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const headers = { ...request.headers, ...length };
      const sent = httpRequest(
        { host: '127.0.0.1', port, agent, method, path, headers, timeout: 60_000, setHost: false },
        (answer) => {
          const chunks: Buffer[] = [];
          const done = () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            });
          const stream = String(answer.headers['content-type']).startsWith('text/event-stream');
          answer.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            if (!stream) return;
            // A stream of news has no end: what it begins with is enough.
            done();
            sent.destroy();
          });
          answer.on('end', done);
          answer.on('error', done);
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer within a minute')));
      sent.on('error', (error) => reject(Object.assign(error, { reused: sent.reusedSocket })));
      sent.end(body);
    });
  }
}
