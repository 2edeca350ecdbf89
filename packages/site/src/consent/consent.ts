import {
  asksNotToBeTracked,
  consentCookie,
  consentDays,
  isMeasured,
  readConsent,
  vendorsOf,
  writeConsent,
  type ConsentCategory,
} from '@portolan/core/consent';
import { readCookie, removeCookie, writeCookie } from '../state/cookies.ts';
import type { Site } from '../shell/page-context.tsx';

type Ports = Pick<Site, 'store' | 'navigate'>;

/** What the visitor has said so far, taken up once a document: who said yes is measured from here on. @returns whether to ask */
export function takeUpConsent({ store, navigate }: Ports, now: number): boolean {
  const vendors = vendorsOf(store.getState().agency);
  if (vendors.length === 0 || asksNotToBeTracked(navigator)) return false;
  const choice = readConsent(readCookie(consentCookie), vendors, now);
  if (!choice) return isMeasured(navigate.current().path);
  grant({ store, navigate }, choice.granted);
  return false;
}

/** The categories that somebody said yes to before, as settings show them; `null`: they were never asked. */
export function chosen({ store }: Pick<Site, 'store'>, now: number): readonly ConsentCategory[] | null {
  return readConsent(readCookie(consentCookie), vendorsOf(store.getState().agency), now)?.granted ?? null;
}

/** Keeps a choice for twelve months and follows it at once. What is taken back is stopped by a new document, which loads none of it. */
export function choose(
  ports: Ports,
  granted: readonly ConsentCategory[],
  now: Date,
  reload = () => location.reload(),
): void {
  const { store } = ports;
  const pad = (number: number) => String(number).padStart(2, '0');
  const date = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  writeCookie(consentCookie, writeConsent({ granted, date }, vendorsOf(store.getState().agency)), {
    maxAge: consentDays * 24 * 3600,
  });
  const withdrawn = store.getState().consent.some((category) => !granted.includes(category));
  if (!withdrawn) return grant(ports, granted);
  forgetVendorCookies();
  reload();
}

function grant({ store, navigate }: Ports, granted: readonly ConsentCategory[]): void {
  store.setState({ consent: granted });
  if (granted.length === 0) return;
  const vendors = vendorsOf(store.getState().agency).filter(({ category }) => granted.includes(category));
  const current = () => navigate.current().path;
  // Nothing of it is in the page before somebody has said yes.
  void import('./measure.ts').then(
    ({ measure }) => measure({ vendors, granted, path: current, subscribe: navigate.subscribe }),
    () => undefined,
  );
}

/** Cookies that the two services' scripts set, on this host or on one above it. */
function forgetVendorCookies(): void {
  const names = document.cookie
    .split(/;\s*/)
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => /^_(?:ga|gid|gat|gcl|gac|fbp|fbc)/.test(name));
  const labels = location.hostname.split('.');
  for (const name of names) {
    removeCookie(name);
    for (let from = 0; from < labels.length - 1; from++)
      document.cookie = `${name}=; Path=/; Domain=${labels.slice(from).join('.')}; Max-Age=0`;
  }
}
