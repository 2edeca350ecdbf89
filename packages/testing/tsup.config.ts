import { join } from 'node:path';
import { nodeBundle } from '@portolan/tooling/node-bundle';
import { dataDir, root } from '@portolan/tooling/paths';
import { defineConfig } from 'tsup';

const entry = { 'voyage-server': join(root, 'packages/testing/src/torture/voyage-server.ts') };

// What torture starts in place of the server that ships.
export default defineConfig({ ...nodeBundle(entry, join(dataDir, 'torture')), clean: true });
