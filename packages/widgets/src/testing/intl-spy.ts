import { vi } from 'vitest';

/**
 * Records what a test uses of `Intl` from here on: constructors, methods of formats made before, and the methods of other objects
 * that format by it. Undone by `vi.restoreAllMocks()`.
 * @returns the names of what was used, in order
 */
export function recordIntlUse(): string[] {
  const used: string[] = [];
  const record = (owner: object, name: string, label: string) => {
    const { value, get } = Object.getOwnPropertyDescriptor(owner, name)!;
    const original = (value ?? get) as unknown;
    if (typeof original !== 'function') return;
    const spy = value
      ? vi.spyOn(owner as Record<string, () => unknown>, name)
      : vi.spyOn(owner as Record<string, unknown>, name, 'get');
    spy.mockImplementation(function (this: unknown, ...args: unknown[]) {
      used.push(label);
      return new.target
        ? (Reflect.construct(original, args) as unknown)
        : (Reflect.apply(original, this, args) as unknown);
    });
  };
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const constructor = (Intl as unknown as Record<string, unknown>)[name];
    if (typeof constructor !== 'function') continue;
    const prototype = constructor.prototype as object | undefined;
    for (const member of prototype ? Object.getOwnPropertyNames(prototype) : [])
      if (member !== 'constructor') record(prototype!, member, `Intl.${name}.${member}`);
    record(Intl, name, `Intl.${name}`);
  }
  for (const owner of [Number, Date, String, Array, BigInt])
    for (const member of Object.getOwnPropertyNames(owner.prototype))
      if (/^(toLocale|localeCompare)/.test(member))
        record(owner.prototype, member, `${owner.name}.${member}`);
  return used;
}
