import { areas, type OwnTexts } from './catalogue.ts';

/** Texts that its agents alone read; all others an agency may say in its own words. */
const staffAreas: readonly string[] = ['agent', 'business'];

/** The files whose texts an agency may say in its own words. */
export const ownAreas = /* @__PURE__ */ areas.filter((area) => !staffAreas.includes(area));

/** Files that widgets on a partner's page read. */
const widgetAreas = [
  'common', 'fields', 'deals', 'hotels', 'stays', 'map', 'checkout', 'booking', 'errors', 'pages', 'frame', 'prompt',
]; // prettier-ignore

/** Of an agency's own words those that a widget may say; `undefined` when there is none. */
export function widgetTexts(texts: OwnTexts | undefined): OwnTexts | undefined {
  const kept = Object.entries(texts ?? {}).flatMap(([language, catalogue]) => {
    const own = Object.entries(catalogue).filter(([key]) => widgetAreas.includes(key.split('.')[0]!));
    return own.length > 0 ? [[language, Object.fromEntries(own)] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const holes = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;
const holesOf = (text: string) =>
  new Set([...text.matchAll(holes)].map(([, name, format]) => `{{${name}${format ? `, ${format}` : ''}}}`));

/** Line ends, control characters and what turns the direction of all that follows. */
const unfit = /[\p{Cc}\u2028\u2029\u202A-\u202E]/u;
/** Room that a screen made for `original` certainly has. */
const mostOf = (original: string) => Math.max(60, 2 * original.length);

/**
 * Why `text` cannot stand where `original` stands: `null` when it can. It must say something in one line of plain text, of at most twice
 * the length (60 characters where the original is short), and have exactly the original's `{{holes}}`.
 */
export function ownTextProblem(original: string, text: string): string | null {
  if (!/\S/.test(text)) return 'must say something';
  const most = mostOf(original);
  if ([...text].length > most) return `must have at most ${most} characters`;
  if (unfit.test(text)) return 'must be one line without control characters';
  if (/[<>]/.test(text)) return 'must be plain text, without markup';
  // i18next, which partners may read our files with, would look another text up.
  if (text.includes('$t(')) return 'must not look up other texts';
  if (/\{\{|\}\}/.test(text.replace(holes, ''))) return 'has a hole that cannot be filled';
  const [wanted, given] = [holesOf(original), holesOf(text)];
  for (const hole of wanted) if (!given.has(hole)) return `must keep ${hole}`;
  for (const hole of given) if (!wanted.has(hole)) return `must not have ${hole}`;
  return null;
}
