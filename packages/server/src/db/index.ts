/** The doors to PostgreSQL: transactions for one agency or for the platform, notifications, errors of the driver. Migrations are beside it; no area's query is. */
export { type Bus, createBus, publishAtCommit } from './bus.ts';
export { isDatabaseAway } from './database-away.ts';
export { createDatabase, type Database, type Tx, UnsafeRoleError } from './database.ts';
export { LostRaceError } from './lost-race.ts';
export { createQueuePool } from './queue-pool.ts';
export type { Tables } from './tables.ts';
