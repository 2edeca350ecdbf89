import { prepareAnswer, type CachedAnswer } from '../http/index.ts';
import { localeTexts, type AgencyRecord } from '../tenancy/index.ts';

/** Keyed by the record itself: a changed agency is a new record, so its files are made anew. */
const files = new WeakMap<AgencyRecord, Map<string, Promise<CachedAnswer>>>();

/** A language's file of texts as one agency says them; `null` when it says none of them its own way: then the built file serves. */
export function ownLocaleFile(tenant: AgencyRecord, language: string): Promise<CachedAnswer> | null {
  const { texts = {} } = tenant.agency;
  const own = Object.hasOwn(texts, language) ? texts[language] : undefined;
  if (!own) return null;
  let known = files.get(tenant);
  if (!known) files.set(tenant, (known = new Map()));
  let file = known.get(language);
  if (!file) {
    file = localeTexts(language).then((all) => prepareAnswer({ ...all, ...own }));
    known.set(language, file);
  }
  return file;
}
