import { parseArgs } from 'node:util';
import { createSandbox } from './create-sandbox.ts';

/** The sandbox as a process: `--supplier aurora|meridian --port N --data DIR --demo --latency MS`. */
const { values } = parseArgs({
  options: {
    supplier: { type: 'string', default: 'aurora' },
    port: { type: 'string' },
    data: { type: 'string' },
    demo: { type: 'boolean', default: false },
    latency: { type: 'string' },
    hang: { type: 'string' },
  },
});

const { supplier } = values;
if (supplier !== 'aurora' && supplier !== 'meridian')
  fail(`--supplier must be aurora or meridian, not ${supplier}`);
const port = wholeNumber('--port', values.port ?? (supplier === 'aurora' ? '4201' : '4202'), 65_535);
// meridian is the slower of the two
const latencyMs = wholeNumber('--latency', values.latency ?? (supplier === 'aurora' ? '40' : '350'), 120_000);
const hangMs = wholeNumber('--hang', values.hang ?? '8000', 120_000);

const sandbox = createSandbox({
  supplier,
  dataDir: values.data ?? null,
  demo: values.demo,
  latencyMs,
  hangMs,
});
try {
  const listening = await sandbox.listen(port);
  process.stdout.write(`${JSON.stringify({ ready: true, port: listening.port, supplier })}\n`);
} catch (error) {
  fail(`cannot listen on 127.0.0.1:${port}: ${error instanceof Error ? error.message : String(error)}`);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    fail(`${name} must be a whole number from 0 to ${most}, not ${text}`);
  return value;
}

function fail(message: string): never {
  process.stderr.write(`sandbox: ${message}\n`);
  process.exit(1);
}
