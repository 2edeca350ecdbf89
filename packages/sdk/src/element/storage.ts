import type { StoragePort } from '@portolan/widgets';

/**
 * The session storage under a prefix. Does nothing where the page forbids storage.
 * @param prefix separates two agencies on one page
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
