import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createSandboxOpenId } from './server.ts';

// The demo's OpenID providers as a process: `--port N --site-port N`. It prints one JSON line when it listens.
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4401' }, 'site-port': { type: 'string', default: '4000' } },
});
let origin = '';
const server = createSandboxOpenId({ origin: () => origin, sitePort: Number(values['site-port']) });
server.once('error', (error) => {
  console.error(`The sandbox for signing in cannot listen on port ${values.port}: ${error.message}`);
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  console.log(JSON.stringify({ ready: true, port }));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
