import type { StoragePort } from '@portolan/widgets';

/**
 * This visit's storage under a prefix. Silent where the page forbids storage.
 * @param prefix keeps two agencies on one page apart
 */
export function sessionStoragePort(prefix: string): StoragePort {
  const quiet = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => quiet(() => sessionStorage.getItem(prefix + key), null),
    set: (key, value) => quiet(() => sessionStorage.setItem(prefix + key, value), undefined),
    remove: (key) => quiet(() => sessionStorage.removeItem(prefix + key), undefined),
  };
}
