import type { SessionStore } from '@portolan/core/checkout';
import type { WidgetContext } from '../context.ts';

/**
 * What a visit remembers, one agency apart from another: session storage, so that closing the window forgets names and e-mail
 * addresses. Where the host forbids storage, this page's memory.
 */
export function sessionStore({
  agency,
}: {
  agency: Pick<WidgetContext['agency'], 'subdomain'>;
}): SessionStore {
  const prefix = `travel.${agency.subdomain}.`;
  const attempt = <V>(work: (storage: Storage) => V, fallback: V): V => {
    try {
      return work(sessionStorage);
    } catch {
      return fallback;
    }
  };
  return {
    get: (name) =>
      attempt((storage) => storage.getItem(prefix + name), null) ?? memory.get(prefix + name) ?? null,
    set(name, value) {
      const kept = attempt((storage) => (storage.setItem(prefix + name, value), true), false);
      if (!kept) memory.set(prefix + name, value);
    },
    remove(name) {
      memory.delete(prefix + name);
      attempt((storage) => storage.removeItem(prefix + name), undefined);
    },
  };
}

const memory = new Map<string, string>();
