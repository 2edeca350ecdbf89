#!/usr/bin/env node
// npm run worker: a process that works on jobs and serves nobody, over the database that DATABASE_URL names. Run as many as you like,
// beside servers that run with JOBS=off.

import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { serverDir } from '../src/paths.mjs';

process.env.JOBS = 'only';
await import(pathToFileURL(join(serverDir, 'server.js')).href);
