/** What is tried first by whoever guesses. */
const common =
  /^(?:pass\s?word|qwert|letmein|welcome|abc|iloveyou|admin|monkey|dragon|hello|travel|holiday)/i;

/**
 * How hard a password is to guess, roughly: 0 easy, 1 fair, 2 good, 3 strong. Length counts most; a hint, never a condition.
 * @param personal what the person also typed (name, e-mail): a password made of it is easy
 */
export function passwordStrength(password: string, personal: readonly string[] = []): 0 | 1 | 2 | 3 {
  const lower = password.toLowerCase();
  const known = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 3);
  const rest = known.reduce((text, part) => text.replaceAll(part, ''), lower);
  const distinct = new Set(rest).size;
  if (rest.length < 8 || distinct < 5 || (common.test(rest) && rest.length < 14) || /^\d+$/.test(rest))
    return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const bits = rest.length * (distinct < 8 ? 2 : 2.6) + kinds * 4;
  return bits >= 58 ? 3 : bits >= 42 ? 2 : 1;
}
