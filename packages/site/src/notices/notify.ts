import type { Toast } from '@portolan/ui';
import type { StoragePort } from '@portolan/widgets';
import type { SiteStore } from '../state/site-state.ts';

/** Says something in passing, for five seconds (CONST-31). What must not be missed stands in the page besides. @default tone 'info' */
export type Notify = (text: string, tone?: Toast['tone']) => void;

/** Notices whose code comes with the first one; without it nothing is said, and the page goes on. */
export function createNotify(store: SiteStore): Notify {
  let toaster: Promise<Notify> | undefined;
  return (text, tone) => {
    toaster ??= import('./toaster.tsx').then(({ createToaster }) => createToaster(store));
    toaster.then(
      (say) => say(text, tone),
      () => (toaster = undefined),
    );
  };
}

/** In session storage: what the next page says first. */
const nextKey = 'notice';
const sayings = ['logged-out', 'session-ended'] as const;

/** Leaves word for the page that comes after this one. The first word stays: it says why the second came. */
export function sayNext(storage: StoragePort, saying: (typeof sayings)[number]): void {
  storage.set(nextKey, storage.get(nextKey) ?? saying);
}

/** What the page before left to be said, once. */
export function sayLeft(storage: StoragePort, store: SiteStore, notify: Notify): void {
  const left = sayings.find((saying) => saying === storage.get(nextKey));
  storage.remove(nextKey);
  if (left) notify(store.getState().t(`site.notice.${left}`));
}

/** Why amounts are not in the reader's own money (ERR-13, ERR-14); a page without its agency says what is wrong by itself. */
export function sayFailure(store: SiteStore, notify: Notify): void {
  const { status, t, ratesStatus, currencyError } = store.getState();
  if (status !== 'ready' || !currencyError) return;
  notify(ratesStatus === 'rejected' ? t('site.notice.rates') : currencyError, 'caution');
}
