import type { Logger } from 'pino';
import type { Database, Tx } from './database.ts';

/** What can change under a running server. */
export interface News {
  /** An agency's settings, hosts, keys or content: its id. */
  agency: string;
  /** A session ended or its user's rights changed: the session's id. */
  session: string;
  /** Something happened to a booking: agency and booking id, with a space between. Told by the database at commit. */
  booking: string;
}

/** Carries news between server processes over PostgreSQL's `NOTIFY`; the one that publishes hears it too. */
export interface Bus {
  on<K extends keyof News>(kind: K, listener: (id: string) => void): void;
  /** Called when news may have been missed: forget everything. */
  onGap(listener: () => void): void;
  /** At once for this process, within milliseconds for the others. */
  publish<K extends keyof News>(kind: K, id: string): Promise<void>;
  close(): Promise<void>;
}

const channel = 'agency_api';

export async function createBus(database: Database, logger: Logger): Promise<Bus> {
  const listeners = new Map<string, ((id: string) => void)[]>();
  const gapListeners: (() => void)[] = [];
  const tell = (kind: string, id: string) => {
    for (const listener of listeners.get(kind) ?? []) listener(id);
  };
  const stop = await database.listen(
    channel,
    (payload) => {
      const at = payload.indexOf(' ');
      tell(payload.slice(0, at), payload.slice(at + 1));
    },
    () => {
      logger.warn('the bus was interrupted; caches are emptied');
      for (const listener of gapListeners) listener();
    },
  );
  return {
    on(kind, listener) {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener]);
    },
    onGap(listener) {
      gapListeners.push(listener);
    },
    async publish(kind, id) {
      tell(kind, id);
      await database.notify(channel, `${kind} ${id}`);
    },
    close: stop,
  };
}

/** Publishes with a transaction: every process hears of it when it commits, this one no sooner than the others. */
export async function publishAtCommit<K extends keyof News>(tx: Tx, kind: K, id: string): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [channel, `${kind} ${id}`], 'publish');
}
