import { configAddress, fetchWidgetConfig, fetchWidgetExtras } from '@portolan/client/early';
import type { WidgetConfig, WidgetExtras } from '@portolan/contract';
import type { PageSettings } from './settings.ts';

/** Currencies, exchange rates and illustrations of an agency. */
export type Extras = WidgetExtras;

const configs = new Map<string, Promise<WidgetConfig>>();
const extras = new Map<string, Promise<Extras>>();
let started: Map<string, Promise<Response>> = new Map();

/** Takes over the requests that the script tag has started beside this code, by their addresses. */
export function takeStartedRequests(requests: Map<string, Promise<Response>>): void {
  started = requests;
}

/**
 * One agency's configuration, fetched once for each page, API, key and language, however many widgets ask. A failure is forgotten, so
 * that the next widget or a retry asks again.
 * @param language as the page wrote it; `null`: the agency's own
 * @throws {ApiError} as a client does
 */
export function loadConfig(api: string, key: string, language: string | null): Promise<WidgetConfig> {
  const address = configAddress(api, key, language);
  return once(configs, address, () => {
    const answer = started.get(address);
    started.delete(address);
    return fetchWidgetConfig(address, answer);
  });
}

/** Starts to load a configuration before a widget asks for it. Does nothing outside a browser, and where something is missing. */
export function startConfig({ api, agency, lang }: PageSettings): void {
  if (typeof document === 'undefined' || !api || !agency?.startsWith('pk_')) return;
  // The widget that needs it reports a failure.
  loadConfig(api.replace(/\/+$/, ''), agency, lang ?? null).catch(() => undefined);
}

/** What no first screen waits for, fetched once as {@link loadConfig} is. @throws {ApiError} as a client does */
export function loadExtras(api: string, key: string, language: string | null): Promise<Extras> {
  return once(extras, `${api} ${key} ${language}`, () => fetchWidgetExtras(api, key, language));
}

/** Lets the next {@link loadConfig} ask again, also where the last request has not been answered. */
export function forgetConfigs(): void {
  configs.clear();
}

function once<V>(known: Map<string, Promise<V>>, id: string, load: () => Promise<V>): Promise<V> {
  let answer = known.get(id);
  if (!answer) {
    answer = load();
    known.set(id, answer);
    answer.catch(() => known.get(id) === answer && known.delete(id));
  }
  return answer;
}
