import { errorCatalogue, type ErrorCode } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/errors.ts';
import { languageCodes } from '@portolan/i18n';
import { errorText, errorTexts } from './index.ts';

/** Met by whoever writes a page, a server or a tool against the API; never by a traveller who uses ours. */
const forDevelopers =
  /^(KEY_(REQUIRED|UNKNOWN|INACTIVE)|ORIGIN_|PROFILE_|BROWSE_TOKEN_|ACCESS_TOKEN_|IDEMPOTENCY_|MALFORMED_|UNSUPPORTED_MEDIA_TYPE|METHOD_NOT_ALLOWED|WEBHOOK_)/;

describe('an error’s sentence', () => {
  it.each(languageCodes.filter((language) => language !== 'en'))(
    'exists in %s for all that a traveller can meet, and for nothing else',
    (language) => {
      const met = Object.keys(errorCatalogue).filter((code) => !forDevelopers.test(code));
      expect(Object.keys(errorTexts[language]!).sort()).toEqual(met.sort());
      for (const [code, text] of Object.entries(errorTexts[language]!))
        expect(text, code).not.toBe(errorCatalogue[code as ErrorCode].message);
    },
  );

  it('is in the language that the caller asked for first among ours, else English', () => {
    const error = new ApiError('SOLD_OUT');
    expect(errorText(error, 'de-AT,en;q=0.5')).toBe('Dieses Angebot wurde gerade verkauft.');
    expect(errorText(error, 'nb')).toBe('Tilbudet er nettopp blitt solgt.');
    expect(errorText(error, 'tlh, fr')).toBe('Cette offre vient d’être vendue.');
    expect(errorText(error, undefined)).toBe('This offer has just been sold.');
  });

  it('is left alone when it was written for one case', () => {
    const error = new ApiError('FORBIDDEN', { message: 'Please log in on your own page.' });
    expect(errorText(error, 'de')).toBe('Please log in on your own page.');
  });
});
