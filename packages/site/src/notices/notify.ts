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
export type Saying = 'logged-out' | 'session-ended';

/** Leaves word for the page that comes after this one. The first word stays: it says why the second came. */
export function sayNext(storage: StoragePort, saying: Saying): void {
  storage.set(nextKey, storage.get(nextKey) ?? saying);
}

/** What the page before left to be said, once. */
export function takeLeft(storage: StoragePort): string | null {
  const left = storage.get(nextKey);
  storage.remove(nextKey);
  return left;
}
