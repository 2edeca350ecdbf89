import { request as httpRequest } from 'node:http';

/** What came back; `body` is `null` when it was no JSON. */
export interface Answer {
  status: number;
  text: string;
  // Read freely, as any client's code would.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

let sent = 0;
/** How many calls were sent so far: time as traffic knows it, on machines that are quick or busy. */
export const callsSent = () => sent;

/** One call to a site on one server; `null` when no answer came: the connection broke, or it took too long. */
export function send(
  port: number,
  site: string,
  path: string,
  options: {
    method?: 'GET' | 'POST';
    body?: object | string | undefined;
    headers?: Record<string, string>;
    key?: string | undefined;
    token?: string | undefined;
    /** @default 12000 */
    timeoutMs?: number;
  } = {},
): Promise<Answer | null> {
  const { body, headers, key, token, timeoutMs = 12_000 } = options;
  sent++;
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method: options.method ?? (text === undefined ? 'GET' : 'POST'),
        // Node does not know `*.localhost`: the site goes into the header.
        headers: {
          host: `${site}.localhost:${port}`,
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(token === undefined ? {} : { 'x-access-token': token }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(null));
        response.on('end', () => {
          const whole = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, text: whole, body: parse(whole) });
        });
      },
    );
    request.setTimeout(timeoutMs, () => request.destroy());
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
    request.end(text);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
