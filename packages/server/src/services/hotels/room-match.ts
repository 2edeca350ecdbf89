import type { RoomFacts, SupplierDetails } from '@portolan/suppliers';

type Beds = RoomFacts['bedGroups'];

/** A room as one supplier names it. */
export interface NamedRoom extends Pick<SupplierDetails['rooms'][number], 'name' | 'sleeps'> {
  /** Choices of beds, as its offers state them; `null` when none does. */
  beds: Beds | null;
}

/**
 * Whether two suppliers mean the same room of one house: the same name, or as many people in the same beds and nothing in one name that
 * the other does not say ("Attic Suite" and "Suite ATTIC"). A sea view in one name alone makes another room of it: to sell somebody less
 * than they chose is worse than to list a room twice.
 */
export function sameRoom(a: NamedRoom, b: NamedRoom): boolean {
  if (roomKey(a.name) === roomKey(b.name)) return true;
  if (!a.beds || !b.beds || a.sleeps !== b.sleeps || bedsKey(a.beds) !== bedsKey(b.beds)) return false;
  const [left, right] = [tellingWords(a.name), tellingWords(b.name)];
  return left !== '' && left === right;
}

/** `Deluxe Double Room` → `deluxe-double-room`. */
export function roomKey(name: string): string {
  return wordsOf(name).join('-') || 'room';
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Tell nothing about which room it is. */
const fillers = 'room with or and a the of in on to view access';
/** The beds are compared as data, which suppliers' words for them are not. */
const bedWords = 'bed single double twin triple quadruple king queen sofa';
const silent = new Set(`${fillers} ${bedWords}`.split(' '));
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The words that tell rooms apart, in one spelling and order. */
function tellingWords(name: string): string {
  const words = wordsOf(name)
    .map((word) => {
      const number = numbers.indexOf(word);
      return number >= 0 ? String(number) : word.replace(/(?<=\p{L}{3})s$/u, '');
    })
    .filter((word) => !silent.has(word));
  return [...new Set(words)].sort().join(' ');
}

/** Neither the order of the choices nor that of the beds in one tells rooms apart. */
function bedsKey(groups: Beds): string {
  return groups
    .map((group) =>
      group
        .map(({ type, count }) => `${count} ${type}`)
        .sort()
        .join('+'),
    )
    .sort()
    .join('/');
}
