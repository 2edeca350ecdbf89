/**
 * What a partner's page needs before anything else: the configuration of its elements, and the first answers of a widget that shows
 * nothing without them. The client itself is loaded later, if at all.
 */
import type { OperationId, ResponseBody, WidgetConfig, WidgetExtras } from '@portolan/contract';
import { addressOf } from './address.ts';
import { isAborted } from './aborted.ts';
import type { CallInput } from './client.ts';
import { visitorHeaders } from './headers.ts';
import type { ClientOptions } from './options.ts';

export { isAborted } from './aborted.ts';

/** Method and path of operations, as in the contract. */
export type EarlyRoutes = Readonly<Partial<Record<OperationId, readonly [method: string, path: string]>>>;

/**
 * What the widgets of a publishable key need for their first screen: one simple GET without credentials, tried once more when no answer
 * came. Ask with the same arguments as other code of the page does, and the browser's cache may answer.
 * @param lang Language of the page or the element, such as `pt`. @default the agency's own
 * @throws {ApiError} as {@link Client.call} does
 */
export function fetchWidgetConfig(api: string, key: string, lang?: string | null): Promise<WidgetConfig> {
  return fetchByKey<WidgetConfig>(`${api}/sdk/v1/config`, key, lang);
}

/**
 * What they need after it: currencies with names, exchange rates, illustrations. A simple GET too.
 * @param lang As for {@link fetchWidgetConfig}. @default the agency's own
 * @throws {ApiError} as {@link Client.call} does
 */
export function fetchWidgetExtras(api: string, key: string, lang?: string | null): Promise<WidgetExtras> {
  return fetchByKey<WidgetExtras>(`${api}/sdk/v1/extras`, key, lang);
}

async function fetchByKey<T>(address: string, key: string, lang: string | null | undefined): Promise<T> {
  const query = new URLSearchParams({ key, ...(lang && { lang }) });
  const answer = await answerOf(`${address}?${query}`, { method: 'GET', credentials: 'omit' });
  return (answer as { data: T }).data;
}

/**
 * One call of a visitor without a session; everything else is as in {@link Client.call}.
 * @returns `undefined` for an operation that is none of `routes`
 * @throws {ApiError} as {@link Client.call} does
 */
export function callEarly<K extends OperationId>(
  routes: EarlyRoutes,
  options: ClientOptions,
  id: K,
  input: CallInput<K> | undefined,
): Promise<ResponseBody<K>> | undefined {
  const route = routes[id];
  if (!route) return undefined;
  const [method, path] = route;
  const { params, query, body, signal } = (input ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: object;
    signal?: AbortSignal;
  };
  return answerOf(options.base + addressOf(path, params, query), {
    method,
    headers: visitorHeaders(path, options),
    credentials: 'omit',
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ?? null,
  }) as Promise<ResponseBody<K>>;
}

/** What a success says; a GET that got no answer is tried once more. */
async function answerOf(address: string, options: RequestInit): Promise<unknown> {
  const ask = () => fetch(address, options);
  let answer: Response | null = null;
  let cause: unknown;
  try {
    answer = await ask().catch((error: unknown) => {
      if (options.method !== 'GET' || isAborted(error)) throw error;
      return ask();
    });
    if (answer.ok) return await answer.json();
  } catch (error) {
    if (isAborted(error)) throw error;
    cause = error;
  }
  // Only a failure needs its words and codes.
  const errors = await import('./errors.ts');
  throw answer && !answer.ok
    ? await errors.toApiError(answer)
    : new errors.ApiError(answer?.status ?? 0, null, { cause });
}
