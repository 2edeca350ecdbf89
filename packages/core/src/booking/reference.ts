/** Crockford's base 32: no I, L, O, U, so that it can be read out over a telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Our own number of a booking, such as `HP-7K3QX9`. `bytes` are random, one per character.
 * @param prefix 1 to 4 letters of the agency.
 */
export function formatReference(prefix: string, bytes: Uint8Array): string {
  return `${prefix}-${[...bytes].map((byte) => alphabet[byte & 31]).join('')}`;
}

/** Two letters of an agency's name, its initials where it has several words: `Harbour & Pine Travel` is `HP`. */
export function referencePrefix(agencyName: string): string {
  const words = agencyName
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .match(/[A-Z]+/g);
  if (!words) return 'BK';
  const letters = words.length > 1 ? words[0]![0]! + words[1]![0]! : words[0]!.slice(0, 2);
  return letters.padEnd(2, 'X');
}

/** A reference as somebody typed it, in our spelling; `null` when it cannot be one. */
export function parseReference(text: string): string | null {
  const tidy = text.toUpperCase().replace(/\s/g, '');
  const match = /^([A-Z]{2,4})-?([0-9A-Z]{6,10})$/.exec(tidy);
  if (!match) return null;
  const body = match[2]!.replaceAll('O', '0').replaceAll('I', '1').replaceAll('L', '1');
  return body.includes('U') ? null : `${match[1]}-${body}`;
}
