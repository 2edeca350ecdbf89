/**
 * Asks for the agency from the head of the document, before any other script is there, and shows the page when the answer has come
 * (HOST-01, HOST-09): the server has rendered it already. The build writes this file with all that it imports into each document;
 * `client.tsx` takes the answer from the script element. A failure is left to the client, which asks again and says what is wrong.
 */
import { fetchOwnAgency } from '@portolan/client/own-agency';
import { isDealLink } from '../shell/visibility.ts';
import { readCookie } from '../state/cookies.ts';
import { names } from '../state/names.ts';
import { visitId } from '../state/visit-id.ts';
import type { AgencyScript } from './agency-script.ts';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
// Calls of a session, and those with optional authentication, need headers that only the client knows.
const isPlainVisit =
  readCookie(names.accessToken) === null &&
  readCookie(names.auth) !== 'true' &&
  !isDealLink(location.pathname, query);

if (isPlainVisit)
  (document.currentScript as AgencyScript).agency = fetchOwnAgency({
    base: '',
    language: root.lang,
    sessionId: visitId(query),
  }).then((agency) => {
    // Not "ready": the page can be read, its script is still to come.
    if (agency) root.dataset.agency = 'known';
    return agency;
  });
