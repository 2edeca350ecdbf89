import type { AddressInfo } from 'node:net';
import { createStripeFake } from './server.ts';

// The fake as a process: SECRET_KEY, and WEBHOOK_URL with WEBHOOK_SECRET. It prints one JSON line when it listens.
const { SECRET_KEY = 'sk_test_fake', WEBHOOK_URL, WEBHOOK_SECRET, PORT = '0' } = process.env;
const server = createStripeFake({
  secretKey: SECRET_KEY,
  webhook: WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : null,
});
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port }));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
