import { request, type Agent, type IncomingMessage } from 'node:http';

/** An answer as it came. */
export interface Got {
  status: number;
  text: string;
}

export interface Ask {
  method?: string;
  path: string;
  /** Whose site: Node does not know `*.localhost`, so the name goes into a header. */
  host: string;
  body?: object;
  headers?: Record<string, string>;
  agent?: Agent;
}

/** One request, read to its end. @throws {Error} when the answer breaks off */
export function ask(port: number, { method, path, host, body, headers, agent }: Ask): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method: method ?? (body ? 'POST' : 'GET'),
        path,
        agent,
        headers: { host, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (answer: IncomingMessage) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        );
        answer.on('error', reject);
        answer.on('aborted', () => reject(new Error('broke off')));
      },
    );
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}
