import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createStore, type StoredBooking } from './store.ts';

const dirs: string[] = [];
const newDir = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  dirs.push(dir);
  return dir;
};
afterEach(() => dirs.splice(0).forEach((dir) => rmSync(dir, { recursive: true })));

const booking: StoredBooking = {
  id: 'b1', reference: 'R1', propertyId: 'p', quoteKey: 'q', total: 100, currency: 'USD', refundable: true, penalties: [], email: 'a@example.com',
  rooms: [{ id: 'b1-1', guest: 'Ada Lovelace' }], status: 'confirmed', becomes: null, asksLeft: 0, penalty: 0, createdAt: '2026-11-21T09:00:00.000Z',
}; // prettier-ignore

describe('the memory of a sandbox', () => {
  it('keeps bookings, their latest state and the number of attempts over a restart', () => {
    const dir = newDir();
    const before = createStore(dir, 'aurora');
    before.attempt('R1');
    before.attempt('R1');
    before.save(booking);
    before.save({ ...booking, status: 'cancelled', penalty: 20 });
    const after = createStore(dir, 'aurora');
    expect(after.byReference('R1')).toMatchObject({ id: 'b1', status: 'cancelled', penalty: 20 });
    expect(after.count('R1')).toEqual({ attempts: 2, bookings: 1 });
    expect(createStore(dir, 'meridian').count('R1')).toEqual({ attempts: 0, bookings: 0 });
  });

  it('forgets half a line that a killed process left, and writes on', () => {
    const dir = newDir();
    createStore(dir, 'aurora').save(booking);
    appendFileSync(join(dir, 'aurora.jsonl'), '{"type":"booking","booking":{"id":"b2"');
    createStore(dir, 'aurora').save({ ...booking, id: 'b3', reference: 'R3' });
    const after = createStore(dir, 'aurora');
    expect(after.all().map(({ id }) => id)).toEqual(['b1', 'b3']);
  });

  it('counts a second booking under a reference, if there ever were one', () => {
    const store = createStore(null, 'aurora');
    store.save(booking);
    store.save({ ...booking, id: 'b2' });
    expect(store.count('R1').bookings).toBe(2);
    expect(store.byReference('R1')?.id).toBe('b1');
  });
});
