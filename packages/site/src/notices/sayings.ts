import type { SiteStore } from '../state/site-state.ts';
import type { Notify, Saying } from './notify.ts';

const sayings: readonly Saying[] = ['logged-out', 'session-ended'];

/** What the page before left to be said. @param left anything that a script of this origin wrote */
export function sayLeft(left: string | null, store: SiteStore, notify: Notify): void {
  const saying = sayings.find((known) => known === left);
  if (saying) notify(store.getState().t(`site.notice.${saying}`));
}

/** Why amounts are not in the reader's own money (ERR-13, ERR-14); a page without its agency says what is wrong by itself. */
export function sayFailure(store: SiteStore, notify: Notify): void {
  const { status, t, ratesStatus, currencyError } = store.getState();
  if (status !== 'ready' || !currencyError) return;
  notify(ratesStatus === 'rejected' ? t('site.notice.rates') : currencyError, 'caution');
}
