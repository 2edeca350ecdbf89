import { consentCategories, type ConsentCategory, type Vendor } from './vendors.ts';

/** Name of the first-party cookie that remembers the choice. */
export const consentCookie = 'cookie_consent';
/** After twelve months everybody is asked again. */
export const consentDays = 365;
/** Raised when the words of the question change in what they ask for: then everybody is asked again. */
const version = 1;
const dayMs = 24 * 3600_000;

/** What somebody said, and when. */
export interface ConsentChoice {
  /** Categories that they said yes to; empty: rejected. */
  readonly granted: readonly ConsentCategory[];
  /** Local date of the choice, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The choice as its cookie keeps it, such as `1~2026-11-21~analytics~google`: version, day, yeses, whom it was about. No id of anybody. */
export function writeConsent({ granted, date }: ConsentChoice, vendors: readonly Vendor[]): string {
  return [version, date, granted.join('+') || 'none', namesOf(vendors)].join('~');
}

/**
 * What the cookie says, or `null` when there is nothing that still counts: another version of the question, other vendors, a day
 * that is over twelve months ago or still to come, or nonsense.
 * @param now ms since the epoch
 */
export function readConsent(
  text: string | null,
  vendors: readonly Vendor[],
  now: number,
): ConsentChoice | null {
  const [asked, date = '', said = '', about] = (text ?? '').split('~');
  if (asked !== String(version) || about !== namesOf(vendors) || !/^\d{4}-\d{2}-\d{2}$/.test(date))
    return null;
  const age = now - Date.parse(date);
  // A day of grace on either side: the date is the visitor's own.
  if (!(age >= -dayMs && age <= (consentDays + 1) * dayMs)) return null;
  const words = said === 'none' ? [] : said.split('+');
  const granted = consentCategories.filter((category) => words.includes(category));
  return granted.length === words.length ? { granted, date } : null;
}

/** Categories of these vendors; nobody is asked about what nobody would use. */
export function categoriesOf(vendors: readonly Vendor[]): readonly ConsentCategory[] {
  return consentCategories.filter((category) => vendors.some((vendor) => vendor.category === category));
}

/** True when the browser itself says no for its owner: Global Privacy Control or Do Not Track. It outweighs every choice. */
export function asksNotToBeTracked(browser: object): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as {
    globalPrivacyControl?: unknown;
    doNotTrack?: unknown;
  };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

function namesOf(vendors: readonly Vendor[]): string {
  return vendors.map(({ name, category }) => `${name}.${category}`).join('+');
}
