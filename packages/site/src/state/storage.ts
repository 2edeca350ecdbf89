import type { StoragePort } from '@portolan/widgets';

/** A browser storage that is silent where the visitor forbids it. */
function portOf(storage: () => Storage): StoragePort & { clear(): void } {
  const quiet = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => quiet(() => storage().getItem(key), null),
    set: (key, value) => quiet(() => storage().setItem(key, value), undefined),
    remove: (key) => quiet(() => storage().removeItem(key), undefined),
    clear: () => quiet(() => storage().clear(), undefined),
  };
}

export const localStoragePort = portOf(() => localStorage);
export const sessionStoragePort = portOf(() => sessionStorage);
