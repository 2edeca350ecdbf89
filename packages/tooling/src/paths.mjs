// Where things are. One place, so that no other file counts dots.

import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The checkout. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');
/** Everything that running leaves behind; may be removed at any time while nothing runs. */
export const dataDir = join(root, '.data');
export const distDir = join(root, 'dist');
export const browserDir = join(distDir, 'browser');
export const serverDir = join(distDir, 'server');
export const logsDir = join(dataDir, 'logs');
