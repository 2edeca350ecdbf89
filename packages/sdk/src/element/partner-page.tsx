import type { Client, ClientOptions } from '@portolan/client';
import { localZone } from '@portolan/client/early';
import type { WidgetConfig } from '@portolan/contract';
import type { NavigatePort, StoragePort, WidgetContext } from '@portolan/widgets';
import type { joinFrames } from '../frame/index.ts';
import { forgetConfigs, loadConfig, loadExtras, type Extras } from './config.ts';
import { emitFrom } from './events.ts';
import { lateClient, loadClientCode } from './late-client.ts';
import { mirrorFor, type Mirror } from './mirror.ts';
import { misuse } from './misuse.ts';
import { addressOn, embeddedNavigation, type EmbeddedNavigation } from './navigation.ts';
import { patience } from './patience.ts';
import type { Settings } from './settings.ts';
import { sessionStoragePort } from './storage.ts';
import type { MountPort, Resolved, Surroundings } from './surroundings.ts';
import { watchOver } from './watch.ts';

/** What an element keeps as long as its agency, API, language, currency and mode are the same. */
interface Connection {
  readonly id: string;
  readonly siteOrigin: string;
  readonly client: Client;
  readonly navigate: NavigatePort & { stop(): void };
  readonly mirror: Mirror | null;
  readonly storage: StoragePort;
  /** `mode="frame"`: what a traveller who logged in there changes in the context. */
  signedIn?(): Partial<WidgetContext>;
  /** `mode="frame"`: takes in what the page says of the traveller now. */
  know?(profile: string | null): void;
}

/** A partner's page: it names an agency by its key, and the element asks the agency's API for everything else. */
export class PartnerPage implements Surroundings {
  readonly embedded = true;
  readonly #mount: MountPort;
  #settings: Settings | null = null;
  #config: WidgetConfig | null = null;
  #extras: Extras | null = null;
  /** Settles when they are in the context of the widget. */
  #extrasShown: Promise<void> | null = null;
  #connection: Connection | null = null;
  #language = '';

  constructor(mount: MountPort) {
    this.#mount = mount;
  }

  get navigate(): NavigatePort | undefined {
    return this.#connection?.navigate;
  }

  async resolve(settings: Settings): Promise<Resolved | null> {
    const { element } = this.#mount;
    const { agency: key, api, asked } = settings;
    this.#settings = settings;
    // A failure is reported by the request that needs the code.
    if (element.service.asksAtOnce) loadClientCode().catch(() => undefined);
    if (!key || !api) {
      // A malformed key (an empty text) was reported when the settings were read.
      if (key) misuse(element, 'no-api');
      else if (key === null) misuse(element, 'no-agency');
      return null;
    }
    const { localName, service: definition, syncQuery } = element;
    const [config, join] = await Promise.all([
      loadConfig(api, key, asked),
      // Only a page that asks for the frame loads its code. Without it, checking out leads to the agency's site.
      settings.mode === 'frame'
        ? import('../frame/index.ts').then((frame) => frame.joinFrames).catch(() => undefined)
        : undefined,
    ]);
    // A newer call reads newer settings.
    if (settings !== this.#settings) return null;
    this.#config = config;
    const mirror = (syncQuery ?? definition.keepsPlace) ? mirrorFor(syncQuery, localName, this) : null;
    const language = settings.language ?? config.language;
    const currency = currencyOf(settings, config);
    if (settings.currency && settings.currency !== currency)
      misuse(element, 'offered', settings.currency, currency);
    this.#language = language;

    const id = JSON.stringify([
      api,
      key,
      settings.mode,
      config.siteOrigin,
      language,
      currency,
      mirror?.parameter,
    ]);
    if (this.#connection?.id !== id) {
      const before = this.#connection;
      before?.navigate.stop();
      this.#mount.showBelow(null);
      this.#connection = this.#connect(id, settings, config, {
        language,
        currency,
        mirror,
        before,
        joinFrames: join,
      });
    }
    const connection = this.#connection;
    connection.know?.(settings.profileInformation);
    const service = await this.#serviceOf(config);
    return {
      language,
      theme: config.theme,
      service,
      agency: config.agency,
      context: {
        agency: config.agency,
        siteOrigin: config.siteOrigin,
        currency,
        role: 'visitor',
        user: null,
        location: null,
        ...(this.#extras ?? { currencies: [], rates: {}, art: {} }),
        extras: () => this.#loadExtras(),
        client: connection.client,
        navigate: connection.navigate,
        storage: connection.storage,
        isMobile: isMobileAgent(navigator.userAgent),
        get timeZone() {
          return localZone();
        },
        now: () => Date.now(),
        emit: (event, detail) => emitFrom(element, `travel-${event}`, detail as never),
        ...connection.signedIn?.(),
        warn: (fix) => misuse(element, 'said', fix),
      },
    };
  }

  wayOut(settings: Settings): string | null {
    const { navigate } = this;
    if (navigate) return navigate.href(placeOf(navigate));
    const { api, language, currency } = settings;
    const site = this.#config?.siteOrigin ?? api;
    if (!site) return null;
    const { service, widgetAttributes } = this.#mount.element;
    const enableHotelsV2 = this.#config?.agency.enableHotelsV2 ?? false;
    return addressOn(site, service.start(widgetAttributes, { enableHotelsV2 }), { lng: language, currency });
  }

  forget(): void {
    forgetConfigs();
  }

  stop(): void {
    this.#settings = null;
    this.#connection?.mirror?.release();
    this.#connection?.navigate.stop();
    this.#connection = null;
  }

  /** A service that the agency does not sell online is arranged by people. */
  async #serviceOf(config: WidgetConfig): Promise<Resolved['service']> {
    const { service } = this.#mount.element;
    if (!service.key || config.services[service.key]?.enabled !== false) return service;
    const { askUs } = await import('../services/ask-us.tsx');
    return askUs(service.key, '/');
  }

  /** Currencies, rates and illustrations: no first screen waits for them. */
  async #loadExtras(): Promise<void> {
    const { agency, api, asked } = this.#settings ?? {};
    if (!agency || !api) return;
    const extras = await loadExtras(api, agency, asked ?? null);
    if (this.#extras !== extras && this.#settings) {
      this.#extras = extras;
      this.#extrasShown = this.#mount.refresh();
    }
    await this.#extrasShown;
  }

  #connect(
    id: string,
    settings: Settings,
    config: WidgetConfig,
    { language, currency, mirror, before, joinFrames: join }: ConnectOptions,
  ): Connection {
    const { element, shadow, adopt } = this.#mount;
    const { service } = element;
    const { agency, siteOrigin } = config;
    const storage = sessionStoragePort(`travel-${agency.subdomain}-`);
    const options: ClientOptions = {
      base: settings.api!,
      agencyKey: settings.agency!,
      language: () => this.#language,
      sessionId: sessionIdIn(storage),
      correlationId: () => this.navigate?.current().query.get('correlationId') ?? undefined,
    };
    const client = lateClient({
      load: async () => (await loadClientCode()).createClient(options),
      onUse: () => void this.#loadExtras().catch(() => undefined),
      onFailure: (error) => this.#mount.fail(error),
      watch: watchOver(patience, (late) => void this.#showLateness(late)),
    });
    const navigation: EmbeddedNavigation = {
      siteOrigin,
      carry: { lng: language, currency },
      start: service.start(element.widgetAttributes, agency),
      // Another language, currency or mode asks for everything again, and leaves the traveller where they are.
      at: before?.siteOrigin === siteOrigin ? placeOf(before.navigate) : undefined,
      staysInside: (path) => service.staysInside(path, settings.mode),
      mayGo: (detail) => emitFrom(element, 'travel-navigate', detail),
      leave: (href) => (element.ownerDocument.defaultView ?? window).location.assign(href),
      mirror,
    };
    const framed = join?.({
      element,
      shadow,
      adopt,
      config,
      settings,
      state: { language, currency },
      navigation,
      options,
      client,
      refresh: () => void this.#mount.refresh(),
    });
    return {
      id,
      siteOrigin,
      client,
      storage,
      mirror,
      ...(framed ?? { navigate: embeddedNavigation(navigation) }),
    };
  }

  #late = false;
  /** A link to the agency's own site below the widget, as long as a request leaves the traveller waiting. */
  async #showLateness(late: boolean): Promise<void> {
    this.#late = late;
    if (!late) return this.#mount.showBelow(null);
    const settings = this.#settings;
    const { WayOut } = await import('./trouble.tsx');
    if (!this.#late || !settings) return;
    this.#mount.showBelow(<WayOut language={this.#language} href={this.wayOut(settings)} />);
  }
}

interface ConnectOptions {
  language: string;
  currency: string;
  mirror: Mirror | null;
  /** The connection that this one replaces. */
  before: Connection | null;
  joinFrames: typeof joinFrames | undefined;
}

/** The currency to show prices in: what the page asks for, else the agency's own, if the agency offers it. */
function currencyOf(settings: Settings, { currencies, currency }: WidgetConfig): string {
  const wanted = [settings.currency, currency];
  return wanted.find((code) => code && currencies.includes(code)) ?? 'USD';
}

/** One id for all requests of a visit. `crypto.randomUUID` is missing on pages without TLS. */
function sessionIdIn(storage: StoragePort): string {
  const known = storage.get('session');
  if (known) return known;
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  storage.set('session', id);
  return id;
}

/** Path and query of a widget without the currency: the element says which currency counts. */
function placeOf(navigate: NavigatePort): string {
  const { path, query } = navigate.current();
  query.delete('currency');
  return `${path}?${query}`;
}

/** Mobile by the user agent. */
export function isMobileAgent(userAgent: string): boolean {
  return /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent);
}
