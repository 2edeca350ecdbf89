import type { GeoLocation } from '@portolan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { createAgencyAnswers, prepareAnswer, sendCached, type CachedAnswer, route } from '../http/index.ts';
import { createCache } from '../platform/cache.ts';
import { countries, currencyOptions, isCountry } from './countries.ts';
import { findCountryPoint } from './queries.ts';

const hour = 3_600_000;

/** Countries, currencies, exchange rates, and where a request comes from. */
export function referenceRoutes(app: FastifyInstance, context: Context): void {
  const all = new Map<string, CachedAnswer>();
  const enabled = new Map<string, CachedAnswer>();
  const currencies = createAgencyAnswers();
  const points = createCache<{ location: GeoLocation | null }>({ max: 300, ttlMs: hour });
  let rates: { asOf: string; answer: CachedAnswer } | undefined;

  route(app, 'getCountryCodes', (call) =>
    sendCached(
      call,
      keptIn(all, call.language, () => {
        const list = countries(call.language);
        return { countries: list, data: list };
      }),
    ),
  );
  route(app, 'getEnabledCountries', (call) =>
    sendCached(
      call,
      keptIn(enabled, call.language, () => ({ data: countries(call.language) })),
    ),
  );
  route(app, 'getEnabledCurrencies', (call) =>
    sendCached(
      call,
      currencies(call.tenant, call.language, () => {
        const options = currencyOptions(call.tenant.currencies, call.language);
        return { enabledCurrencies: options, data: options };
      }),
    ),
  );
  route(app, 'getExchangeRates', (call) => {
    const { values, asOf } = context.rates.current();
    if (rates?.asOf !== asOf) rates = { asOf, answer: prepareAnswer({ data: values, asOf }) };
    return sendCached(call, rates.answer);
  });
  route(app, 'getCurrentLocation', async (call) => {
    const code = countryFromEdge(call.request, context.config.trustProxy);
    if (!code) return { data: null };
    const { location } = await points.get(code, async () => ({
      location: await findCountryPoint(context.database, code),
    }));
    return { data: location };
  });
}

/** The answer in a language; made when it is asked for the first time. */
function keptIn(answers: Map<string, CachedAnswer>, language: string, make: () => unknown): CachedAnswer {
  let answer = answers.get(language);
  if (!answer) answers.set(language, (answer = prepareAnswer(make())));
  return answer;
}

/** The country that the proxy in front of us found for the address; without one we do not guess. */
function countryFromEdge(request: FastifyRequest, trustProxy: boolean): string | null {
  if (!trustProxy) return null;
  for (const name of ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code']) {
    const value = request.headers[name];
    if (typeof value === 'string' && isCountry(value.toUpperCase())) return value.toUpperCase();
  }
  return null;
}
