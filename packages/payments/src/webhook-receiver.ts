import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes webhooks in tests, as a server of ours would, and keeps them as they came. */
export interface WebhookReceiver {
  url: string;
  /** Resolves when so many have come whose body names `what`, in the order of their arrival. */
  about(what: string, count: number): Promise<{ body: string; headers: Record<string, string> }[]>;
  close(): Promise<void>;
}

/** Listens on a free port of the loopback address. */
export async function createWebhookReceiver(): Promise<WebhookReceiver> {
  const received: { body: string; headers: Record<string, string> }[] = [];
  let wake: (() => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        body: Buffer.concat(parts).toString('utf8'),
        headers: request.headers as Record<string, string>,
      });
      response.end('{}');
      for (const resume of wake.splice(0)) resume();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    async about(what, count) {
      for (;;) {
        const found = received.filter(({ body }) => body.includes(what));
        if (found.length >= count) return found;
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    },
    close: () =>
      new Promise((resolve) => {
        wake = [];
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
