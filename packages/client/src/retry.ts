import type { ConfiguredMiddleware } from 'wretch';
import { isAborted } from './errors.ts';

/** One more try for a GET that got no answer at all; never for a call that could act twice, never for an abort. */
export const retryOnce: ConfiguredMiddleware = (next) => async (url, options) => {
  try {
    return await next(url, options);
  } catch (error) {
    if (options.method !== 'GET' || isAborted(error)) throw error;
    return next(url, options);
  }
};
