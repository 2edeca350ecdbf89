import { createTestGatewayServer } from './server.ts';

// The test gateway as a process: `--port N --data DIR` (or PORT and DATA_DIR). It prints one JSON line when it listens.
const port = Number(argument('port') ?? process.env['PORT'] ?? 4301);
const dataDir = argument('data') ?? process.env['DATA_DIR'] ?? '.data/test-gateway';
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port must be a port number, not "${argument('port')}".`);
  process.exit(2);
}

let origin = '';
const app = createTestGatewayServer({ dataDir, origin: () => origin });
try {
  origin = await app.listen({ port, host: '127.0.0.1' });
} catch (error) {
  console.error(`The test gateway cannot listen on port ${port}: ${(error as Error).message}`);
  process.exit(1);
}
console.log(JSON.stringify({ ready: true, port: Number(new URL(origin).port) }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  if (at >= 0) return process.argv[at + 1];
  return process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
}
