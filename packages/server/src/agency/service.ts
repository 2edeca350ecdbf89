import {
  serviceBlocks,
  WidgetAgency,
  type AboutUs,
  type Agency,
  type BusinessInfo,
  type BusinessInfoRequest,
  type Faqs,
  type Language,
  type NavigationItem,
  type PaymentGateway,
  type Role,
  type Subscription,
  type WidgetConfig,
  type WidgetExtras,
} from '@portolan/contract';
import { colorName } from '@portolan/core/color-names';
import { createPalette, themeVariables } from '@portolan/core/theme';
import { readAboutUs, readFaqs } from '../content/index.ts';
import type { Context } from '../context.ts';
import { createAgencyAnswers, type CachedAnswer } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { languageCodes, toLanguage, widgetTexts } from '@portolan/i18n';
import { toInstant } from '../platform/clock.ts';
import { currencyOf, currencyOptions } from '../reference/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import {
  addSubscriptionRequest,
  findBusinessInfo,
  findNavigations,
  findSubscriptionRequest,
  saveBusinessInfo,
} from './queries.ts';

/** Pictures for what has no photo, by purpose. */
const standIns = [
  ['hotels', 'room'], ['flights', 'airport-window'], ['resorts', 'pool'], ['cars', 'road'], ['activities', 'trail'],
  ['cruise', 'cruise'], ['empty', 'empty'], ['room', 'room'],
] as const; // prettier-ignore

/** What is told together, beside the e-mail. */
const businessMembers = [
  'contactPhoneNumber', 'hearBy', 'hearByName', 'hqCountry', 'bookingVolume', 'useForBusiness', 'productInterested',
] as const; // prettier-ignore

/** What an agency's site and widgets ask about the agency itself. */
export function createAgencyService(context: Context) {
  const { database, art, clock, config, gateways, logger, rates } = context;
  const subscription = async ({ id, agency: { isSubscribed } }: AgencyRecord): Promise<Subscription> => ({
    isSubscribed,
    request: isSubscribed ? null : await findSubscriptionRequest(database, id),
  });
  const agencies = createAgencyAnswers();
  const widgetConfigs = createAgencyAnswers();
  let widgetExtras = { asOf: '', answers: createAgencyAnswers() };

  return {
    agency: (tenant: AgencyRecord): CachedAnswer => agencies(tenant, '', () => ({ data: tenant.agency })),

    aboutUs: (tenant: AgencyRecord, language: string): Promise<AboutUs[]> =>
      readAboutUs(context, tenant, language),

    faqs: (tenant: AgencyRecord, language: string): Promise<Faqs[]> => readFaqs(context, tenant, language),

    languages(tenant: AgencyRecord): Language[] {
      return languageCodes
        .filter((code) => tenant.agency.languages.includes(code))
        .map((code) => ({ name: ownName(code), code, value: code }));
    },

    /**
     * `{user}` in a path is whoever asks: the Agents item leads to one's own page (ROUTE-AGT-10). `{academy}` is the agency's academy;
     * without one the item is left out (BV-06).
     */
    async navigations(tenant: AgencyRecord, role: Role, userId: string): Promise<NavigationItem[]> {
      const rows = await findNavigations(database, tenant.id, role);
      const own = (path: string) => path.replace('{user}', encodeURIComponent(userId));
      return rows.flatMap((row): NavigationItem | NavigationItem[] => {
        if (row.path === '{academy}') {
          const { academy } = tenant;
          if (!academy) return [];
          const read = row.read_roles.includes(role);
          return { label: academy.label ?? row.label, path: academy.url, read, academy: true };
        }
        const subMenu = row.sub_menu
          .filter((item) => item.roles.includes(role))
          .map(({ label, path, read_roles }) => ({
            label,
            path: own(path),
            read: read_roles.includes(role),
          }));
        return {
          label: row.label,
          path: own(row.path),
          read: row.read_roles.includes(role),
          ...(subMenu.length > 0 ? { subMenu } : {}),
        };
      });
    },

    async paymentGateway(tenant: AgencyRecord): Promise<PaymentGateway> {
      const name = tenant.agency.currentPaymentGateway;
      const open = await gateways.current(tenant);
      if (!open) throw new ApiError('PAYMENT_UNAVAILABLE');
      return { name, currentGateway: name, publishableKey: open.publishableKey, frameUrl: open.frameUrl };
    },

    async businessInfo(tenant: AgencyRecord) {
      return {
        data: (await findBusinessInfo(database, tenant.id)) ?? {},
        supportManagers: config.supportManagers,
      };
    },

    /** @throws {ApiError} `VALIDATION_FAILED` when it is neither all of it nor the e-mail alone, one field per missing member */
    async tellBusinessInfo(
      tenant: AgencyRecord,
      userId: string,
      info: BusinessInfoRequest,
    ): Promise<BusinessInfo> {
      const missing = businessMembers.filter((name) => info[name] === undefined);
      if (missing.length > 0 && missing.length < businessMembers.length)
        throw new ApiError('VALIDATION_FAILED', {
          fields: Object.fromEntries(missing.map((name) => [name, 'is missing'])),
        });
      return saveBusinessInfo(database, {
        agencyId: tenant.id,
        userId,
        info,
        now: toInstant(clock.now()),
      });
    },

    subscription,

    /** Where there is one already, nothing is asked for. */
    async askSubscription(tenant: AgencyRecord, userId: string): Promise<Subscription> {
      const row = { agencyId: tenant.id, userId, now: toInstant(clock.now()) };
      if (!tenant.agency.isSubscribed && (await addSubscriptionRequest(database, row)))
        // Whoever runs the platform sells subscriptions elsewhere, and learns of it here.
        logger.info({ agency: tenant.id }, 'an agency asked for a subscription');
      return subscription(tenant);
    },

    /** One answer for all widgets of a page that need the same language; made once per agency and language. */
    widgetConfig(tenant: AgencyRecord, asked: string | undefined): CachedAnswer {
      const { agency } = tenant;
      const language = toLanguage(asked) ?? agency.defaultLanguage;
      return widgetConfigs(tenant, language, () => {
        const data: WidgetConfig = {
          agency: widgetAgency(agency, language),
          siteOrigin: tenant.siteOrigin,
          language,
          currencies: [...tenant.currencies],
          services: serviceBlocks(agency.bookingMenuItemOptions),
          currency: ownCurrency(agency, tenant.currencies),
          theme: themeVariables(createPalette(agency.primaryColor, colorName)),
        };
        return { data };
      });
    },

    /** What widgets need after their first screen; made once per agency, language and day of rates. */
    widgetExtras(tenant: AgencyRecord, asked: string | undefined): CachedAnswer {
      const { agency } = tenant;
      const language = toLanguage(asked) ?? agency.defaultLanguage;
      const table = rates.current();
      if (widgetExtras.asOf !== table.asOf)
        widgetExtras = { asOf: table.asOf, answers: createAgencyAnswers() };
      return widgetExtras.answers(tenant, language, () => {
        const data: WidgetExtras = {
          currencies: currencyOptions(tenant.currencies, language),
          rates: { USD: 1, ...pick(table.values, tenant.currencies) },
          art: Object.fromEntries(
            standIns.map(([purpose, kind]) => [
              purpose,
              art.pictureUrl(tenant, { kind, seed: `${agency.subdomain}-${purpose}` }),
            ]),
          ),
        };
        return { data };
      });
    },
  };
}

/** What widgets read of an agency, with its own texts in one language: `t` looks them up in that language alone. */
function widgetAgency(agency: Agency, language: string): WidgetAgency {
  const { texts, ...read } = WidgetAgency.parse(agency);
  const own = widgetTexts(texts)?.[language];
  return own ? { ...read, texts: { [language]: own } } : read;
}

/** What an embedded page shows prices in until it says otherwise (CUR-12, CUR-14, CUR-16). */
function ownCurrency({ brandRules, defaultCountry }: Agency, offered: readonly string[]): string {
  const wanted = [brandRules.currencyCountryOverride, defaultCountry].map((country) =>
    currencyOf(country ?? ''),
  );
  return wanted.find((currency) => currency && offered.includes(currency)) || 'USD';
}

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function pick(values: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  const picked: Record<string, number> = {};
  for (const name of names) if (values[name]) picked[name] = values[name];
  return picked;
}
