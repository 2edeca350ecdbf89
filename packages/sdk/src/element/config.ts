import { fetchWidgetConfig, fetchWidgetExtras } from '@portolan/client/early';
import type { WidgetConfig, WidgetExtras } from '@portolan/contract';

/** An agency's configuration with what its widgets need after their first screen. */
export type LoadedConfig = WidgetConfig & { readonly extras: WidgetExtras };

const known = new Map<string, Promise<LoadedConfig>>();

/**
 * One agency's configuration in one language, fetched once per (page, API, key, language) however many widgets ask (architecture §3).
 * A failure is forgotten, so that the next widget or a retry asks again.
 * @param lang `null`: the agency's own language
 * @throws {ApiError} as a client does
 */
export function loadConfig(api: string, key: string, lang: string | null): Promise<LoadedConfig> {
  const id = `${api} ${key} ${lang}`;
  let config = known.get(id);
  if (!config) {
    config = Promise.all([fetchWidgetConfig(api, key, lang), fetchWidgetExtras(api, key, lang)]).then(
      ([first, extras]) => ({ ...first, extras }),
    );
    known.set(id, config);
    config.catch(() => known.delete(id));
  }
  return config;
}

/** Lets the next {@link loadConfig} ask again, also where the last request still hangs. */
export function forgetConfigs(): void {
  known.clear();
}
