import { fetchWidgetConfig } from '@portolan/client/early';
import type { WidgetConfig } from '@portolan/contract';

const known = new Map<string, Promise<WidgetConfig>>();

/**
 * One agency's configuration, fetched once per (page, API, key) however many widgets ask (architecture §3). A failure is
 * forgotten, so that the next widget or a retry asks again.
 * @throws {ApiError} as a client does
 */
export function loadConfig(api: string, key: string): Promise<WidgetConfig> {
  const id = api + key;
  let config = known.get(id);
  if (!config) {
    config = fetchWidgetConfig(api, key);
    known.set(id, config);
    config.catch(() => known.delete(id));
  }
  return config;
}

/** Lets the next {@link loadConfig} ask again, also where the last request still hangs. */
export function forgetConfigs(): void {
  known.clear();
}
