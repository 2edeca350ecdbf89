/** What a checkout's address is kept in: session storage, so that it outlives a logout, and dies with the tab. */
export interface CheckoutStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** How long a saved checkout is worth going back to (CONST-01). */
export const savedCheckoutMs = 1_800_000;

const names = { url: 'checkoutRedirectUrl', at: 'checkoutTimestamp', flag: 'checkoutFlag' } as const;

/** Keeps a checkout that has to be left for signing in (STORE-04 to STORE-06). @param now ms since the epoch */
export function saveCheckout(storage: CheckoutStorage, url: string, now: number): void {
  storage.set(names.url, url);
  storage.set(names.at, String(now));
  storage.set(names.flag, 'true');
}

/** What is saved; it is forgotten with the answer. */
function take(storage: CheckoutStorage, now: number): { url: string; fresh: boolean } | null {
  const url = storage.get(names.url);
  const age = now - Number(storage.get(names.at) ?? NaN);
  for (const name of Object.values(names)) storage.remove(name);
  // A clock that was put back makes no checkout fresh for ever.
  return url ? { url, fresh: age >= 0 && age < savedCheckoutMs } : null;
}

/**
 * The checkout to go back to after signing in, once: it is forgotten with the answer. `null` when there is none, when it is half an hour
 * old, or when it is where one is already.
 * @param current path and query of now
 */
export function takeCheckout(storage: CheckoutStorage, current: string, now: number): string | null {
  const saved = take(storage, now);
  return saved?.fresh && saved.url !== current ? saved.url : null;
}

/**
 * Where a sign-up leads (AUTH-13 to AUTH-16, A-19): to a saved checkout under half an hour old; to the start page when that time has
 * passed, whatever else was asked for; else where the page was asked to lead, else to the start page.
 * @param current path and query of now
 * @param redirect the page's own `redirect`, already checked
 */
export function afterSignUp(
  storage: CheckoutStorage,
  current: string,
  redirect: string | null,
  now: number,
): string {
  const saved = take(storage, now);
  if (saved && !saved.fresh) return '/';
  if (saved && saved.url !== current) return saved.url;
  const pathOf = (address: string) => address.split(/[?#]/)[0];
  return redirect && pathOf(redirect) !== pathOf(current) ? redirect : '/';
}
