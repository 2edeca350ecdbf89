/**
 * What a partner's page needs before anything else: the configuration of its elements. The client itself is loaded when a widget is
 * about to send a request.
 */
import type { WidgetConfig, WidgetExtras } from '@portolan/contract';
import { ApiError, toApiError } from './errors.ts';

export { isAborted } from './aborted.ts';
export { localZone } from './zone.ts';

/**
 * Address of the configuration of a publishable key: what its widgets need for their first screen. The script tag asks for the same
 * address before this code has arrived.
 * @param language as the page wrote it; `null`: the agency's own
 */
export function configAddress(api: string, key: string, language: string | null): string {
  return addressByKey(`${api}/sdk/v1/config`, key, language);
}

/**
 * The answer at {@link configAddress}: one simple GET without credentials, tried once more when there was no answer.
 * @param started the request, if it is on its way already
 * @throws {ApiError} as {@link Client.call} does
 */
export async function fetchWidgetConfig(address: string, started?: Promise<Response>): Promise<WidgetConfig> {
  return (await getData(address, started)) as WidgetConfig;
}

/**
 * What the widgets of a key need after their first screen: currencies with names, exchange rates, illustrations. A simple GET too.
 * @throws {ApiError} as {@link Client.call} does
 */
export async function fetchWidgetExtras(
  api: string,
  key: string,
  language: string | null,
): Promise<WidgetExtras> {
  return (await getData(addressByKey(`${api}/sdk/v1/extras`, key, language))) as WidgetExtras;
}

function addressByKey(address: string, key: string, language: string | null): string {
  return `${address}?${new URLSearchParams({ key, ...(language && { lang: language }) })}`;
}

/** The `data` of a success. A request that got no answer is sent once more. */
async function getData(address: string, started?: Promise<Response>): Promise<unknown> {
  const ask = () => fetch(address, { method: 'GET', credentials: 'omit' });
  let answer: Response | null = null;
  let cause: unknown;
  try {
    answer = await (started ?? ask()).catch(ask);
    if (answer.ok) return ((await answer.json()) as { data: unknown }).data;
  } catch (error) {
    cause = error;
  }
  throw answer && !answer.ok ? await toApiError(answer) : new ApiError(answer?.status ?? 0, null, { cause });
}
