/**
 * What an element on a partner's page needs before anything else: its configuration. The client itself is loaded beside that answer,
 * not before it.
 */
import type { WidgetConfig } from '@portolan/contract';

export { isAborted } from './aborted.ts';

/**
 * The configuration behind a publishable key: one simple GET without credentials, tried once more when no answer came.
 * @throws {ApiError} as {@link Client.call} does
 */
export async function fetchWidgetConfig(api: string, key: string): Promise<WidgetConfig> {
  const ask = () => fetch(`${api}/sdk/v1/config?${new URLSearchParams({ key })}`, { credentials: 'omit' });
  let answer: Response | null = null;
  let cause: unknown;
  try {
    answer = await ask().catch(ask);
    if (answer.ok) return ((await answer.json()) as { data: WidgetConfig }).data;
  } catch (error) {
    cause = error;
  }
  // Only a failure needs its words and codes.
  const errors = await import('./errors.ts');
  throw answer && !answer.ok
    ? await errors.toApiError(answer)
    : new errors.ApiError(answer?.status ?? 0, null, { cause });
}
