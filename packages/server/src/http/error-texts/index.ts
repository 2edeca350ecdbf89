import { errorCatalogue, type ErrorCode } from '@portolan/contract';
import type { ApiError } from '../../platform/errors.ts';
import { requestLanguage } from '../headers.ts';
import ar from './ar.json' with { type: 'json' };
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import no from './no.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

/** What travellers may read, by language; English is the catalogue's own. What only developers meet stays English. */
export const errorTexts: Readonly<Record<string, Readonly<Partial<Record<ErrorCode, string>>>>> = {
  ...{ ar, da, de, es, fr, no, pt, sv },
};

/**
 * The sentence of an error in the caller's language, for screens show it as it comes (ERR-06). A sentence that was written for one
 * case, rather than the code's own, is left alone.
 * @param acceptLanguage as sent; English without one
 */
export function errorText(error: ApiError, acceptLanguage: string | undefined): string {
  if (error.message !== errorCatalogue[error.code].message) return error.message;
  return errorTexts[requestLanguage(acceptLanguage, 'en')]?.[error.code] ?? error.message;
}
