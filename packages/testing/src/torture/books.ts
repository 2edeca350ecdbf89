// What the neighbours have in their own books: the files that sandbox suppliers and test gateway write before they answer, and the maps of
// the supplier of voyages. Read there, not asked for, so that nothing that is broken between us and them can lie about it.

import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayTruth, SupplierTruth } from '@portolan/server/testing/invariants';
import { halyardName, type HalyardBooks } from './halyard.ts';

export interface Books {
  supplier(name: string, reference: string): SupplierTruth;
  gateway(reference: string): GatewayTruth[];
  /** How often a supplier was asked to book under a reference. */
  attempts(reference: string): number;
  /** Takes in what was written since the last time. */
  refresh(): void;
  /** Bookings that stand at the suppliers, by our reference. */
  references(): string[];
  /** What the supplier of voyages has beside bookings: holds and later payments. */
  readonly halyard: HalyardBooks;
}

interface SupplierLine {
  type: string;
  booking?: { id: string; reference: string; status: SupplierTruth['status'] };
  /** Of an attempt. */
  reference?: string;
}
interface GatewayLine {
  payment?: { id: string; reference: string; state: string; held: number; taken: number; returned: number };
}

export function openBooks(files: { suppliers: string; gateway: string }, halyard: HalyardBooks): Books {
  const bookings = new Map<string, Map<string, SupplierTruth['status']>>();
  const payments = new Map<string, Map<string, GatewayTruth>>();
  const attempts = new Map<string, number>();
  const journals = [
    ...['aurora', 'meridian'].map((name) => ({
      tail: createTail(join(files.suppliers, `${name}.jsonl`)),
      take(line: unknown) {
        const { type, booking, reference } = line as SupplierLine;
        if (type === 'attempt' && reference) attempts.set(reference, (attempts.get(reference) ?? 0) + 1);
        if (booking) under(bookings, `${name} ${booking.reference}`).set(booking.id, booking.status);
      },
    })),
    {
      tail: createTail(join(files.gateway, 'journal.ndjson')),
      take(line: unknown) {
        const { payment } = line as GatewayLine;
        if (!payment) return;
        under(payments, payment.reference).set(payment.id, {
          reserved: payment.state === 'held' ? payment.held : 0,
          captured: payment.taken,
          refunded: payment.returned,
        });
      },
    },
  ];
  return {
    refresh() {
      for (const { tail, take } of journals) for (const line of tail()) take(line);
    },
    halyard,
    supplier(name, reference) {
      if (name === halyardName) {
        const voyage = halyard.booked.get(reference);
        return { bookings: voyage ? 1 : 0, status: voyage ? (voyage.status ?? 'confirmed') : 'none' };
      }
      const found = bookings.get(`${name} ${reference}`);
      return { bookings: found?.size ?? 0, status: [...(found?.values() ?? [])][0] ?? 'none' };
    },
    gateway: (reference) => [...(payments.get(reference)?.values() ?? [])],
    attempts: (reference) => attempts.get(reference) ?? 0,
    references: () => [
      ...[...bookings.keys()].map((name) => name.split(' ')[1] ?? ''),
      ...halyard.booked.keys(),
    ],
  };
}

function under<V>(maps: Map<string, Map<string, V>>, name: string): Map<string, V> {
  let map = maps.get(name);
  if (!map) maps.set(name, (map = new Map<string, V>()));
  return map;
}

/** Answers the whole lines that a file grew by since the last call; half a line that a kill left is passed over. */
function createTail(path: string): () => unknown[] {
  let at = 0;
  return () => {
    if (!existsSync(path)) return [];
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - at));
      readSync(file, bytes, 0, bytes.length, at);
      const end = bytes.lastIndexOf(10) + 1;
      at += end;
      return bytes
        .subarray(0, end)
        .toString('utf8')
        .split('\n')
        .flatMap((line) => {
          try {
            return line === '' ? [] : [JSON.parse(line) as unknown];
          } catch {
            return [];
          }
        });
    } finally {
      closeSync(file);
    }
  };
}
