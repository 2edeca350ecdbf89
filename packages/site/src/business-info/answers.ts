import type { BusinessInfo, BusinessInfoRequest } from '@portolan/contract';
import { isEmail } from '@portolan/core';
import type { TextKey } from '@portolan/i18n';

/** What is sent, in English whatever the reader's language, and the text that is shown for it. */
export interface Choice {
  readonly value: string;
  readonly text: TextKey;
}

/** BIZ-19. */
export const engines: readonly Choice[] = [
  { value: 'Resorts', text: 'business.engine.resorts' },
  { value: 'Hotels', text: 'business.engine.hotels' },
  { value: 'Flights', text: 'business.engine.flights' },
  { value: 'Cars', text: 'business.engine.cars' },
  { value: 'Activities', text: 'business.engine.activities' },
  { value: 'Cruises', text: 'business.engine.cruises' },
];
/** BIZ-27. */
export const volumes: readonly Choice[] = [
  { value: '$0 just getting started', text: 'business.volume.start' },
  { value: 'Under $100k', text: 'business.volume.under-100k' },
  { value: '$100k - $500k', text: 'business.volume.100k-500k' },
  { value: '$500k - $1M', text: 'business.volume.500k-1m' },
  { value: '$1M+', text: 'business.volume.over-1m' },
];
/** BIZ-28. */
export const usages: readonly Choice[] = [
  { value: 'B2C website', text: 'business.usage.b2c' },
  { value: 'B2B on behalf of clients', text: 'business.usage.b2b' },
  { value: 'API integration', text: 'business.usage.api' },
];

/** What a way of hearing needs besides (BIZ-21 to BIZ-26). */
export type Detail = 'network' | 'text' | 'manager' | null;
export const ways: readonly (Choice & { readonly detail: Detail; readonly asks: TextKey | null })[] = [
  { value: 'Google', text: 'business.hear.google', detail: null, asks: null },
  { value: 'Social Media', text: 'business.hear.social', detail: 'network', asks: 'business.network' },
  { value: 'Peer referral', text: 'business.hear.peer', detail: 'text', asks: 'business.peer' },
  { value: 'Customer Support Manager', text: 'business.hear.manager', detail: 'manager', asks: 'business.manager' },
  { value: 'Other', text: 'business.hear.other', detail: 'text', asks: 'business.other' },
]; // prettier-ignore
export const networks = ['LinkedIn', 'Instagram', 'Facebook', 'TikTok', 'Twitter'] as const;

/** The form as it stands. */
export interface Answers {
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly engines: readonly string[];
  readonly volume: string;
  readonly usage: string;
  readonly hearBy: string;
  readonly hearByName: string;
}

/** What was told before is filled in. */
export function answersFrom(info: BusinessInfo): Answers {
  return {
    email: info.contactEmailId ?? '',
    phone: info.contactPhoneNumber ?? '',
    country: info.hqCountry ?? '',
    engines: (info.productInterested ?? '').split(',').filter(Boolean),
    volume: info.bookingVolume ?? '',
    usage: info.useForBusiness ?? '',
    hearBy: info.hearBy ?? '',
    hearByName: info.hearByName ?? '',
  };
}

/** What is wrong with the e-mail, as a text; `null` when nothing (BIZ-08, BIZ-09). */
export function emailProblem(email: string): TextKey | null {
  const text = email.trim();
  if (!text) return 'business.email.required';
  return isEmail(text) ? null : 'business.email.invalid';
}

/** All that is required is there (BIZ-05); the phone is not. */
export function isComplete(answers: Answers): boolean {
  const way = ways.find(({ value }) => value === answers.hearBy);
  return (
    emailProblem(answers.email) === null &&
    answers.country !== '' &&
    answers.engines.length > 0 &&
    answers.volume !== '' &&
    answers.usage !== '' &&
    way !== undefined &&
    (way.detail === null || answers.hearByName.trim() !== '')
  );
}

/** The agency has told all that is asked for; its phone may be missing. */
export function isTold(info: BusinessInfo): boolean {
  return isComplete(answersFrom(info));
}

/** The body of the call (BIZ-01, BIZ-02, BIZ-29). */
export function toRequest(answers: Answers): BusinessInfoRequest {
  const way = ways.find(({ value }) => value === answers.hearBy);
  return {
    contactEmailId: answers.email.trim(),
    contactPhoneNumber: answers.phone.trim(),
    hearBy: answers.hearBy,
    hearByName: way?.detail ? answers.hearByName.trim() : '',
    hqCountry: answers.country,
    bookingVolume: answers.volume,
    useForBusiness: answers.usage,
    productInterested: engines
      .map(({ value }) => value)
      .filter((value) => answers.engines.includes(value))
      .join(','),
  };
}
