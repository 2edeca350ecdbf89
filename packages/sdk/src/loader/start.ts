import './page-script.ts';
import { takeStartedRequests } from '../element/config.ts';
import { TravelAgency } from '../element/travel-agency.ts';
import { register } from '../define/register.ts';

/**
 * Registers the widgets of a file of the script tag, and `<travel-agency>` with it.
 * @param requests that `embed.js` has started beside this code, by address
 */
export function start(
  elements: readonly Parameters<typeof register>[0][],
  requests: Map<string, Promise<Response>>,
): void {
  takeStartedRequests(requests);
  register(TravelAgency);
  elements.forEach(register);
}
