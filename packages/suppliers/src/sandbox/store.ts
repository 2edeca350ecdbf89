import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StoredBooking {
  id: string;
  /** The agency's own reference. */
  reference: string;
  propertyId: string;
  /** The quote it was booked with. */
  quoteKey: string;
  total: number;
  currency: string;
  refundable: boolean;
  penalties: { from: string; percent: number }[];
  email: string;
  rooms: { id: string; guest: string }[];
  status: 'confirmed' | 'pending' | 'rejected' | 'cancelled';
  /** What a pending booking becomes, and how often it will still be asked for before. */
  becomes: 'confirmed' | 'rejected' | null;
  asksLeft: number;
  /** How often it will still not be found when asked for, although it exists. */
  hiddenAsks?: number;
  /** How often it will still be asked for before a cancellation that was taken has happened. */
  cancelAsks?: number;
  /** What cancelling cost, minor units. */
  penalty: number;
  createdAt: string;
}

export interface StoredHold {
  id: string;
  /** What is held: house, room, plan, days and guests. */
  subject: string;
  expiresAt: string;
}

type Entry =
  | { type: 'attempt'; reference: string }
  | { type: 'booking'; booking: StoredBooking }
  | { type: 'hold'; hold: StoredHold };

/** All the state that a sandbox has. Every change is appended to a JSON-lines file before it is answered. */
export interface Store {
  attempt(reference: string): void;
  save(booking: StoredBooking): void;
  byReference(reference: string): StoredBooking | undefined;
  byId(id: string): StoredBooking | undefined;
  saveHold(hold: StoredHold): void;
  holdOf(subject: string): StoredHold | undefined;
  /** How often the reference was submitted, and how many bookings exist under it. */
  count(reference: string): { attempts: number; bookings: number };
  all(): StoredBooking[];
}

/** @param dir `null` keeps everything in memory only. */
export function createStore(dir: string | null, name: string): Store {
  const bookings = new Map<string, StoredBooking>();
  const holds = new Map<string, StoredHold>();
  const attempts = new Map<string, number>();
  const references = new Map<string, string[]>();
  const file = dir === null ? null : join(dir, `${name}.jsonl`);

  const apply = (entry: Entry): void => {
    if (entry.type === 'attempt') attempts.set(entry.reference, (attempts.get(entry.reference) ?? 0) + 1);
    else if (entry.type === 'hold') holds.set(entry.hold.subject, entry.hold);
    else {
      const { booking } = entry;
      const ids = references.get(booking.reference) ?? [];
      if (!ids.includes(booking.id)) references.set(booking.reference, [...ids, booking.id]);
      bookings.set(booking.id, booking);
    }
  };
  const write = (entry: Entry): void => {
    if (file) appendFileSync(file, `${JSON.stringify(entry)}\n`);
    apply(entry);
  };

  if (dir !== null) mkdirSync(dir, { recursive: true });
  if (file && existsSync(file)) {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n');
    // a killed process may leave half a line, which nobody was told about; the next entry must not grow on it
    if (lines.at(-1) !== '') appendFileSync(file, '\n');
    for (const line of lines) {
      if (line === '') continue;
      try {
        apply(JSON.parse(line) as Entry);
      } catch {
        continue;
      }
    }
  }

  return {
    attempt: (reference) => write({ type: 'attempt', reference }),
    save: (booking) => write({ type: 'booking', booking }),
    byReference: (reference) => {
      const id = references.get(reference)?.[0];
      return id === undefined ? undefined : bookings.get(id);
    },
    byId: (id) => bookings.get(id),
    saveHold: (hold) => write({ type: 'hold', hold }),
    holdOf: (subject) => holds.get(subject),
    count: (reference) => ({
      attempts: attempts.get(reference) ?? 0,
      bookings: references.get(reference)?.length ?? 0,
    }),
    all: () => [...bookings.values()],
  };
}
