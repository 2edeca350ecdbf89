import { describe, expect, it } from 'vitest';
import { saveCheckout, savedCheckoutMs, takeCheckout } from './saved-checkout.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
}
const url = '/booknow/hotels/checkout?token=q1';

describe('a checkout that was left for signing in', () => {
  it('is gone back to for half an hour, to the millisecond (CONST-01)', () => {
    expect(savedCheckoutMs).toBe(1_800_000);
    for (const [age, expected] of [[0, url], [1_799_999, url], [1_800_000, null], [-1, null]] as const) {
      const storage = memory();
      saveCheckout(storage, url, 5_000_000);
      expect(takeCheckout(storage, '/login', 5_000_000 + age)).toBe(expected);
      expect(storage.kept.size).toBe(0);
    } // prettier-ignore
  });
  it('is gone back to once, and not when one is there already', () => {
    const storage = memory();
    saveCheckout(storage, url, 1);
    expect(takeCheckout(storage, url, 2)).toBeNull();
    saveCheckout(storage, url, 1);
    expect(takeCheckout(storage, '/login', 2)).toBe(url);
    expect(takeCheckout(storage, '/login', 2)).toBeNull();
  });
  it('is nothing when its time is nonsense', () => {
    const storage = memory();
    storage.set('checkoutRedirectUrl', url);
    expect(takeCheckout(storage, '/login', 2)).toBeNull();
    storage.set('checkoutRedirectUrl', url);
    storage.set('checkoutTimestamp', 'soon');
    expect(takeCheckout(storage, '/login', 2)).toBeNull();
  });
});
