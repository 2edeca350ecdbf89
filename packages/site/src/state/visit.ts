import { chooseLanguage } from '@portolan/core';
import { toLanguage } from '@portolan/i18n';
import { rememberLanguage } from './actions.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { keepDeepLink } from './deep-link.ts';
import { names } from './names.ts';
import { localStoragePort, sessionStoragePort } from './storage.ts';

/** Keeps what later pages of the visit need: the language of a first visit, settings of the query, and the link that the visit began with. */
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
