/**
 * The agency API: tenancy, the operations of the contract, prices by role, documents and assets. It renders nothing itself: pages come
 * from an injected `PageRenderer`, offers from suppliers' adapters, and money moves through a gateway's.
 */
export { createServer } from './app.ts';
export { createConfig, ConfigError, appRole, readEnv, type Config, type Env } from './config/index.ts';
export { createContext, type Context, type Services } from './context.ts';
export { createDatabase, UnsafeRoleError, type Database, type Tx } from './db/index.ts';
export { migrate } from './db/migrate.ts';
export { createJobs, type Jobs } from './jobs/index.ts';
export type { Deliver, OutboxMessage } from './outbox/index.ts';
export { ApiError } from './platform/errors.ts';
export {
  demoPartnerSecrets,
  demoPassword,
  demoUsers,
  demoWorld,
  foundDemoAgency,
  importCatalogue,
  seedDemo,
} from './seed/index.ts';
