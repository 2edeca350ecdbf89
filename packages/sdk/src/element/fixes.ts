import { languageCodes } from '@portolan/i18n';
import type { Misuse, Tagged } from './misuse.ts';
import { dashed } from './settings.ts';

const told = new WeakMap<object, Set<string>>();

/** Says it in the console, once for each element and sentence. */
export function tell(element: Tagged, kind: Misuse, values: readonly string[]): void {
  const known = told.get(element) ?? new Set<string>();
  told.set(element, known);
  const fix = fixOf(kind, values);
  if (!known.has(fix)) console.warn(`<${element.localName}>: ${fix}`);
  known.add(fix);
}

/** The sentence that says how to mend a mistake; always one line, whatever the values are. */
export function fixOf(kind: Misuse, values: readonly string[]): string {
  const [a = '', b = '', ...others] = values.map(clip);
  switch (kind) {
    case 'type':
      return `${a} takes a text, not a ${b}; using its default.`;
    case 'colorScheme':
    case 'mode':
      return `${dashed(kind)}="${a}" is not one of ${[b, ...others].join(', ')}; using ${b}.`;
    case 'lang':
      return `lang="${a}" is not one of ${languageCodes.join(', ')}; using the agency's own.`;
    case 'currency':
      return `currency="${a}" is not an ISO 4217 code such as EUR; using the agency's own.`;
    case 'offered':
      return `currency="${a}" is not offered by this agency; using ${b}.`;
    case 'api':
      return `api="${a}" is not an http(s) address; using the one that served the script.`;
    case 'no-api':
      return 'no API address is known; set the api attribute to the origin of the agency API.';
    case 'agency':
      return /^sk/i.test(a)
        ? 'agency holds a secret key, which must never be in a page: revoke it, and set the publishable key (pk_live_…).'
        : `agency="${a}" is not a publishable key; set it to the one of your agency, such as agency="pk_live_…".`;
    case 'no-agency':
      return 'set the agency attribute to the publishable key of your agency, such as agency="pk_live_…".';
    case 'long':
      return `${a} is longer than ${b} characters; using its default.`;
    case 'version':
      return `${a || 'another script'} drew it first, so ${b} stays out; load one version.`;
    case 'queue':
      return `travelQueue knows "configure", not "${a}".`;
    case 'said':
      return sentences[a] ?? oneLine(values[0] ?? '').slice(0, 300);
  }
}

/** What widgets have said for them by name: a page without the mistake does not load the words. */
const sentences: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  tab: 'tab names no service, such as Hotels, Car Rentals or Activities; using the first one.',
});

function clip(value: string): string {
  const line = oneLine(value);
  return line.length > 160 ? `${line.slice(0, 60)}…` : line;
}

function oneLine(value: string): string {
  // eslint-disable-next-line no-control-regex -- exactly those
  return value.slice(0, 400).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}
