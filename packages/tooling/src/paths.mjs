// Where things are. One place, so that no other file counts dots.

import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';

/** The checkout. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');
/** Everything that running leaves behind; may be removed at any time while nothing runs. */
export const dataDir = join(root, '.data');
export const distDir = join(root, 'dist');
export const browserDir = join(distDir, 'browser');
export const serverDir = join(distDir, 'server');
/** State of one running product: database, run file, logs. Another folder lets two run from one checkout. */
export const runDir = resolve(process.env.PORTOLAN_DATA_DIR || dataDir);
export const logsDir = join(runDir, 'logs');
