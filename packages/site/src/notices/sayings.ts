import type { SiteStore } from '../state/site-state.ts';
import type { Notify, Saying } from './notify.ts';

const sayings: readonly Saying[] = ['logged-out', 'session-ended'];

/** Shows the message that the previous page left. @param left anything that a script of this origin wrote */
export function sayLeft(left: string | null, store: SiteStore, notify: Notify): void {
  const saying = sayings.find((known) => known === left);
  if (saying) notify(store.getState().t(`site.notice.${saying}`));
}

/** Says that amounts are not in the reader's own money (ERR-14); a page without its agency says what is wrong by itself. */
export function sayFailure(store: SiteStore, notify: Notify): void {
  const { status, t, ratesStatus } = store.getState();
  if (status === 'ready' && ratesStatus === 'rejected') notify(t('site.notice.rates'), 'caution');
}
