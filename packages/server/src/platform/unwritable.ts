/**
 * Where a value holds a text that no database can keep: one with U+0000, or with half of a surrogate pair. `''` is the value itself.
 * @returns the path of the first such text or member name, such as `guests.0.lastName`; `null` when there is none
 */
export function findUnwritable(value: unknown): string | null {
  if (typeof value === 'string') return isWritable(value) ? null : '';
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    if (!isWritable(name)) return '';
    const spot = findUnwritable(member);
    if (spot !== null) return spot === '' ? name : `${name}.${spot}`;
  }
  return null;
}

const unwritable = /[\0\p{Surrogate}]/u;

/** True for text as Unicode and PostgreSQL know it. */
export function isWritable(text: string): boolean {
  return !unwritable.test(text);
}
