import { chooseLanguage } from '@portolan/core';
import { toLanguage } from '@portolan/i18n';
import { rememberLanguage } from './actions.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { keepDeepLink } from './deep-link.ts';
import { names } from './names.ts';
import { localStoragePort, sessionStoragePort } from './storage.ts';

/** What outlives a page: the language of a first visit, what the query says for the visit, and the link it came by. */
export function keepVisit(
  at: { path: string; query: URLSearchParams },
  { defaultLanguage }: { defaultLanguage: string },
): void {
  const { query } = at;
  const chosen = chooseLanguage({
    query: query.get('lng'),
    cookie: readCookie(names.language),
    storage: localStoragePort.get(names.language),
    agencyDefault: defaultLanguage,
    supported: toLanguage,
  });
  if (chosen.save) rememberLanguage(chosen.language);
  for (const name of [names.hideHeader, names.hideFooter])
    if (query.get(name) === 'true') writeCookie(name, 'true');
  keepDeepLink(at, sessionStoragePort);
}
