/**
 * The agency API: tenancy, the modules of the contract, prices by role, documents and assets. It renders nothing itself: pages come
 * from an injected `PageRenderer`, offers from suppliers' adapters, and money moves through a gateway's.
 */
export { createServer } from './app.ts';
export { createConfig, ConfigError, appRole, type Config } from './config/config.ts';
export { readEnv, type Env } from './config/env.ts';
export { createContext, type Context, type Services } from './context.ts';
export { createDatabase, UnsafeRoleError, type Database, type Tx } from './db/database.ts';
export { createJobs, type Jobs } from './jobs/jobs.ts';
export type { Deliver, OutboxMessage } from './outbox/outbox.ts';
export { migrate } from './db/migrate.ts';
export { ApiError } from './platform/errors.ts';
export { importCatalogue } from './seed/import-catalogue.ts';
export { seedDemo } from './seed/seed-demo.ts';
export { demoPartnerSecrets, demoPassword, demoUsers, demoWorld } from './seed/demo-world.ts';
