import type { EmbedProfile } from '@portolan/contract';

/** What a form may be prefilled with, and what was left out of a page's profile and why. */
export interface ReadProfile {
  profile: EmbedProfile;
  ignored: Record<string, string>;
}

type Rule = (text: string) => string | null;

/** Text that a form shows as it stands. Control characters, and marks that turn the direction of what follows, are no name. */
const name: Rule = (text) =>
  /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)
    ? 'holds characters that no name has'
    : [...text].length > 60
      ? 'must have at most 60 characters'
      : null;
const like =
  (pattern: RegExp, problem: string): Rule =>
  (text) =>
    pattern.test(text) ? null : problem;

const rules: Record<keyof EmbedProfile, Rule> = {
  firstName: name,
  lastName: name,
  email: like(
    /^(?=.{3,254}$)[^\s@<>"\p{Cc}]+@[^\s@<>"\p{Cc}]+\.[^\s@<>"\p{Cc}]+$/u,
    'is not an e-mail address',
  ),
  phone: like(/^\+?[0-9 ().-]{5,30}$/, 'is not a phone number'),
  countryCode: like(/^[A-Z]{2}$/, 'is not a country code such as PT'),
};

/**
 * The form fields of a profile. Unknown members and bad values are left out and named, for a typing error in a page must not keep
 * anybody from booking.
 */
export function readProfile(value: object): ReadProfile {
  const profile: EmbedProfile = {};
  const ignored: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [member, given] of Object.entries(value).slice(0, 50)) {
    if (given === null || given === '') continue;
    const rule = Object.hasOwn(rules, member) ? rules[member as keyof EmbedProfile] : undefined;
    const text = typeof given === 'string' ? given.normalize('NFC').trim() : '';
    const problem = !rule
      ? 'is not a field of any form'
      : typeof given !== 'string'
        ? 'must be text'
        : rule(text);
    if (problem) ignored[member.slice(0, 60)] = problem;
    else if (text) profile[member as keyof EmbedProfile] = text;
  }
  return { profile, ignored: { ...ignored } };
}
