import type { T, TextParams } from './t.ts';

/** The part of an i18next instance that {@link overI18next} uses. */
export interface I18nextLike {
  // Loose on purpose: i18next's own types depend on how a host has augmented them.
  t: (...args: never[]) => unknown;
  exists: (...args: never[]) => boolean;
}

/** A `T` over an i18next instance: its text wins where it has the key, else that of `t`, whose language it speaks. */
export function overI18next(instance: I18nextLike, t: T): T {
  const host = instance as {
    t(key: string, options: object): unknown;
    exists(key: string, options?: object): boolean;
  };
  const text = (key: Parameters<T>[0], params: TextParams = {}) =>
    host.exists(key, params)
      ? String(host.t(key, { ...params, interpolation: { escapeValue: false } }))
      : t(key, params);
  return Object.assign(text, {
    language: t.language,
    direction: t.direction,
    own: t.own,
    has: (key: string) => host.exists(key) || t.has(key),
  }) as T;
}
