import { serviceTags, type WidgetHtmlRequest } from '@portolan/contract';
import { parseLocalDate, parseOccupancy } from '@portolan/core';
import { toLanguage } from '@portolan/i18n';
import type { Context } from '../context.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { keyIsLive } from '../tenancy/index.ts';
import { chooseCurrency } from '../reference/index.ts';

const maxLength = 1_000;
// eslint-disable-next-line no-control-regex -- exactly those
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

type Check = (value: string) => string | null;
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value) ? null : `is not one of ${values.join(', ')}`;
const isDate: Check = (value) => (parseLocalDate(value) ? null : 'is not a date such as 2027-03-12');
const anyText: Check = () => null;

/** Attributes that every element has, with what is wrong with a value. */
const sharedAttributes: Readonly<Record<string, Check>> = {
  lang: (value) => (toLanguage(value) ? null : 'is not a language of this API'),
  currency: (value) => (/^[A-Za-z]{3}$/.test(value) ? null : 'is not an ISO 4217 code such as EUR'),
  'color-scheme': oneOf('inherit', 'light', 'dark', 'auto'),
  mode: oneOf('inline', 'redirect', 'frame'),
  'sync-query': (value) => (/^[\w-]{1,40}$/.test(value) ? null : 'is not the name of a query parameter'),
  consent: oneOf('analytics'),
};

/** Attributes of one element. */
const ownAttributes: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  [serviceTags.hotels]: {
    destination: (value) => (value.length <= 200 ? null : 'is longer than 200 characters'),
    'check-in': isDate,
    'check-out': isDate,
    occupancy: (value) =>
      parseOccupancy(value) ? null : 'is not rooms as JSON, such as [{"adults":2,"childAges":[7]}]',
  },
  'travel-deals': { tab: anyText },
};

/** Base64 or base64url, as a Content-Security-Policy takes it. */
const nonceText = /^[A-Za-z0-9+/_-]{8,200}={0,2}$/;

/**
 * Checks a request for a widget's HTML: `GET /sdk/v1/html/<tag>?key=…&<attribute>=…`. It comes from a partner's server, so no origin is
 * asked for; the answer holds what the agency shows to everybody.
 * @throws {ApiError} `KEY_UNKNOWN`, `VALIDATION_FAILED` with one sentence for each parameter
 */
export async function describeWidgetHtml(
  { agencies, clock, rates }: Pick<Context, 'agencies' | 'clock' | 'rates'>,
  tag: string,
  query: Readonly<Record<string, string>>,
): Promise<WidgetHtmlRequest> {
  const { key = '', nonce, ...attributes } = query;
  const found = await agencies.byKey(key);
  if (!found || !keyIsLive(found.key, clock.now()) || found.record.agency.status !== 'Active')
    throw new ApiError('KEY_UNKNOWN', {
      data: { fix: 'set key to the publishable key of the agency, such as key=pk_live_…' },
    });
  if (nonce !== undefined && !nonceText.test(nonce))
    throw invalid('nonce', 'is not a nonce of a Content-Security-Policy: 8 to 200 characters of base64');
  const fields = problemsOf(attributes, { ...sharedAttributes, ...ownAttributes[tag] });
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION_FAILED', { fields });

  const { record } = found;
  const { currency = '' } = attributes;
  // As the widget reads it, so that the browser's first render gives the same.
  const destination = attributes['destination']?.replace(/\s+/g, ' ').trim();
  return {
    tag,
    agency: record.agency,
    siteOrigin: record.siteOrigin,
    language: toLanguage(attributes['lang']) ?? record.agency.defaultLanguage,
    currency: chooseCurrency({ currency }, new Map(), record, rates.current().values),
    attributes: { agency: key, ...attributes, ...(destination !== undefined && { destination }) },
    nonce,
  };
}

function problemsOf(
  attributes: Readonly<Record<string, string>>,
  checks: Readonly<Record<string, Check>>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    const problem = !check
      ? `is no parameter of this address; it takes key, nonce, ${Object.keys(checks).join(', ')}`
      : value.length > maxLength
        ? `is longer than ${maxLength} characters`
        : controlCharacters.test(value)
          ? 'holds control characters'
          : check(value);
    if (problem) problems[/^[\w-]{1,40}$/.test(name) ? name : 'query'] = problem;
  }
  return problems;
}
