import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new random id, 130 bits, such as `q_3k9…`: unguessable, but never a permission by itself. */
export function newId(prefix: string): string {
  const bytes = randomBytes(26);
  let text = '';
  for (const byte of bytes) text += alphabet[byte & 31];
  return `${prefix}_${text}`;
}
