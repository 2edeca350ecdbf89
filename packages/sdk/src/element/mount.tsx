import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Client, ClientOptions } from '@portolan/client';
import { isAborted } from '@portolan/client/early';
import { createT, directionOf, loadCatalogues, type T } from '@portolan/i18n';
import { createAdopter, createSheet, elementCss, UiProvider, type AdoptStyles } from '@portolan/ui';
import type { NavigatePort, StoragePort, WidgetContext } from '@portolan/widgets';
import type { WidgetConfig } from '@portolan/contract';
import type { joinFrames } from '../frame/index.ts';
import { Boundary } from './Boundary.tsx';
import { forgetConfigs, loadConfig, type LoadedConfig } from './config.ts';
import { emitFrom } from './events.ts';
import type { Host, HostState } from './host.ts';
import { clientCode, lateClient } from './late-client.ts';
import type { Mirror } from './mirror.ts';
import { misuse } from './misuse.ts';
import { addressOn, embeddedNavigation, isAbsolute, type EmbeddedNavigation } from './navigation.ts';
import { onContextChange, parentContext } from './parent-context.ts';
import { resolveSettings, type Settings } from './settings.ts';
import { sessionStoragePort } from './storage.ts';
import type { TravelElement } from './travel-element.ts';
import type { Around } from './trouble.tsx';
import { warmUp } from './warm-up.ts';
import { watchOver } from './watch.ts';
import type { WidgetCode } from './widget.ts';

/** Milliseconds until a traveller who sees nothing is shown a way on; with what it takes to show it, less than five seconds. */
const patience = 4000;

/** Sites bring their own build; a partner's page has no host, and its bytes are counted. */
const hosts = typeof __SCRIPT_TAG__ === 'undefined';
/** An agency's own site hosts every widget of its pages, and carries nothing of what an element needs to find its own way. */
const embeds = typeof __HOST_SITE__ === 'undefined';

/** What one element keeps while the agency, the API and the way to move on stay the same. */
interface Link {
  readonly id: string;
  /** The agency's site; a place on it means nothing to others. */
  readonly siteOrigin?: string;
  readonly client: Client;
  readonly navigate: NavigatePort & { stop?(): void };
  readonly storage: StoragePort;
  /** `mode="frame"`: what such a traveller changes of the widget's world. */
  signedIn?(): Partial<WidgetContext>;
  /** `mode="frame"`: takes in what the page says of the traveller now. */
  know?(profile: string | null): void;
}

/**
 * One widget in one element, from connecting to staying away: resolves what the element was told, fetches, renders, and ends
 * without a trace. Every element has its own, so nine on a page never share a store, a header or a theme.
 */
export class Mount {
  readonly #element: TravelElement;
  readonly #shadow: ShadowRoot;
  readonly #adopt: AdoptStyles;
  readonly #theme: CSSStyleSheet;
  readonly #stops: (() => void)[] = [];
  #container: HTMLElement | null = null;
  #root: Root | null = null;
  #run = 0;
  #link: Link | null = null;
  #host: Host | null = null;
  #config: WidgetConfig | null = null;
  #unsubscribe: (() => void) | null = null;
  #language = '';
  #texts: { id: string; t: T } | null = null;
  #ready = false;
  #late: ReturnType<typeof setTimeout> | undefined;
  /** What stands in for the widget, as long as it is the same. */
  #trouble: unknown = null;
  /** The widget or the trouble, and a line below it while the API fails. */
  #content: ReactNode = null;
  #below: ReactNode = null;
  #failures = 0;

  constructor(element: TravelElement, shadow: ShadowRoot) {
    this.#element = element;
    this.#shadow = shadow;
    this.#adopt = createAdopter(shadow);
    this.#adopt(elementCss);
    this.#theme = createSheet(element.ownerDocument);
    shadow.adoptedStyleSheets.push(this.#theme);
    // Light-DOM children stand in until there is something better to show.
    if (!shadow.hasChildNodes()) shadow.append(element.ownerDocument.createElement('slot'));
    const onClick = (event: Event) => this.#followLink(event as MouseEvent);
    shadow.addEventListener('click', onClick);
    this.#stops.push(
      () => shadow.removeEventListener('click', onClick),
      onContextChange(() => this.refresh()),
    );
    this.refresh();
  }

  /** Takes in whatever changed. Never throws; what goes wrong becomes a screen with a retry. */
  refresh(): void {
    const run = ++this.#run;
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#fail({ code: 'TIMEOUT', message: 'No answer yet' }), patience);
    const done = (error?: unknown) => {
      if (run !== this.#run) return;
      clearTimeout(this.#late);
      if (error && !isAborted(error)) this.#fail(error);
    };
    this.#update(run).then(done, done);
  }

  stop(): void {
    this.#run++;
    clearTimeout(this.#late);
    this.#content = this.#below = this.#trouble = null;
    for (const stop of this.#stops.splice(0)) stop();
    if (hosts) this.#follow(null);
    this.#link?.navigate.stop?.();
    this.#link = null;
    this.#root?.unmount();
    this.#root = null;
    this.#container?.remove();
    this.#container = null;
  }

  async #update(run: number): Promise<void> {
    const element = this.#element;
    const { definition } = element;
    const settings = resolveSettings(element);
    const host = hosts ? (parentContext(element)?.host ?? null) : null;
    if (hosts) this.#follow(host);
    const code = definition.load();
    // Its failure is met below, after the configuration it runs beside.
    if (code instanceof Promise) code.catch(noop);

    if (host) {
      const state = host.getState();
      const link = (this.#link = this.#linkTo('host', () => ({
        client: host.client,
        navigate: host.navigate,
        storage: host.storage,
      })));
      this.#language = state.language;
      const loaded = await code;
      const t = await this.#textsIn(state.language, loaded, state.agency);
      const { isMobile, promptLogin } = host;
      const context = this.#context({ ...state, t, isMobile, promptLogin }, link);
      this.#show(context, settings, loaded, run);
      return;
    }
    if (!embeds) return;

    if (!settings.agency || !settings.api) {
      // A key that is none was spoken of already.
      if (settings.agency) misuse(this.#element, 'no-api');
      else if (settings.agency === null) misuse(this.#element, 'no-agency');
      return;
    }
    const { agency: key, api } = settings;
    warmUp(element);
    // Only a page that asks for the frame loads what talks to it; without it, checking out leads to the agency's site.
    const frames = settings.mode === 'frame' ? import('../frame/index.ts').catch(noop) : undefined;
    const config = await loadConfig(api, key, settings.language);
    if (run !== this.#run) return;
    this.#config = config;
    const language = settings.language ?? config.language;
    this.#language = language;
    const { service } = definition;
    // What the agency does not sell on line is arranged by people.
    const loaded =
      service && config.services[service]?.enabled === false
        ? await import('../code/ask-us.tsx').then((people) => people.codeOf(service))
        : await code;
    const t = await this.#textsIn(language, loaded, config.agency);
    const framed = (await frames)?.joinFrames;
    const { syncQuery } = element;
    const mirror = syncQuery ? await import('./mirror.ts').then((page) => page.mirrorTo(syncQuery)) : null;
    if (run !== this.#run) return;
    const state = stateFrom(config, language, settings);
    if (settings.currency && settings.currency !== state.currency)
      misuse(this.#element, 'offered', settings.currency, state.currency);
    const link = (this.#link = this.#linkTo(
      JSON.stringify([api, key, settings.mode, config.siteOrigin, language, state.currency, syncQuery]),
      () => this.#embed(config, settings, state, mirror, framed),
    ));
    link.know?.(settings.profileInformation);
    const isMobile = isMobileAgent(navigator.userAgent);
    const context = this.#context({ ...state, t, isMobile }, link);
    // The first paint has a task of its own: what it needs and what it shows make one of 50 ms on a slow device.
    if (!this.#ready) await new Promise((paint) => setTimeout(paint));
    this.#show(context, settings, loaded, run);
    // After it, before the widget's own effects: on a slow device the first paint alone fills a task.
    setTimeout(() => {
      if (run === this.#run) loaded.prefetch?.(context, element.widgetAttributes);
    });
  }

  /** Keeps the client and the navigation while what they depend on is the same. */
  #linkTo(id: string, create: () => Omit<Link, 'id'>): Link {
    if (this.#link?.id === id) return this.#link;
    this.#link?.navigate.stop?.();
    this.#below = null;
    return { id, ...create() };
  }

  #embed(
    config: WidgetConfig,
    settings: Settings,
    state: HostState,
    mirror: Mirror | null,
    framed?: typeof joinFrames,
  ): Omit<Link, 'id'> {
    const { definition } = this.#element;
    const { siteOrigin } = config;
    const storage = sessionStoragePort(`travel-${config.agency.subdomain}-`);
    let sessionId = storage.get('session');
    // `crypto.randomUUID` is missing on pages without TLS.
    if (!sessionId)
      storage.set('session', (sessionId = crypto.getRandomValues(new Uint32Array(4)).join('-')));
    const options: ClientOptions = {
      base: settings.api!,
      agencyKey: settings.agency!,
      language: () => this.#language,
      sessionId,
      correlationId: () => this.#link?.navigate.current().query.get('correlationId') ?? undefined,
    };
    const { early } = definition;
    let failing = false;
    const client = lateClient(
      async () => (await clientCode()).createClient(options),
      (error) => this.#fail(error),
      // A way to the agency's own site, for as long as a call leaves the traveller waiting.
      watchOver(patience, (fails) => {
        failing = fails;
        const show = (line: ReactNode) => {
          this.#below = line;
          this.#render();
        };
        if (!fails) return show(null);
        import('./trouble.tsx').then(
          ({ WayOut }) =>
            failing && show(<WayOut {...this.#around(settings)} href={this.#wayOut(settings)} />),
          noop,
        );
      }),
      // Whoever is logged in needs the client.
      framed ? undefined : early && ((...args) => early(options, ...args)),
    );
    const navigation: EmbeddedNavigation = {
      siteOrigin,
      carry: { lng: state.language, currency: state.currency },
      start: definition.start(this.#element.widgetAttributes, config.agency),
      // Another language, currency or mode asks everything anew, and leaves the traveller where they are.
      at: this.#link?.siteOrigin === siteOrigin ? placeOf(this.#link.navigate) : undefined,
      staysInside: (path) => definition.staysInside(path, settings.mode),
      mayGo: (detail) => emitFrom(this.#element, 'travel-navigate', detail),
      leave: (href) => (this.#element.ownerDocument.defaultView ?? window).location.assign(href),
      mirror,
    };
    return {
      siteOrigin,
      client,
      storage,
      ...(framed?.(
        this.#element,
        this.#shadow,
        this.#adopt,
        config,
        settings,
        state,
        navigation,
        options,
        client,
        () => this.refresh(),
      ) ?? { navigate: embeddedNavigation(navigation) }),
    };
  }

  #context(
    state: HostState & Pick<WidgetContext, 't' | 'isMobile' | 'promptLogin'>,
    link: Link,
  ): WidgetContext {
    const element = this.#element;
    return {
      ...state,
      client: link.client,
      navigate: link.navigate,
      storage: link.storage,
      // Two milliseconds, for which nobody waits who asks for no time.
      get timeZone() {
        return Intl.DateTimeFormat().resolvedOptions().timeZone;
      },
      now: () => Date.now(),
      emit: (event, detail) => emitFrom(element, `travel-${event}`, detail as never),
      ...link.signedIn?.(),
      warn: (fix) => misuse(this.#element, 'said', fix),
    };
  }

  async #textsIn(language: string, code: WidgetCode, agency: HostState['agency']): Promise<T> {
    const areas = code.areas ?? this.#element.definition.areas;
    const id = `${agency.id} ${language} ${areas}`;
    if (this.#texts?.id === id) return this.#texts.t;
    const catalogues = await loadCatalogues(language, areas, code.english);
    this.#texts = { id, t: createT(language, catalogues, agency.texts) };
    return this.#texts.t;
  }

  #show(context: WidgetContext, settings: Settings, code: WidgetCode, run: number): void {
    if (run !== this.#run) return;
    const { Widget } = code;
    this.#trouble = null;
    const host = hosts && this.#host;
    this.#paint(host ? host.getState().theme : this.#config?.theme, settings);
    this.#into(
      <UiProvider t={context.t} adopt={this.#adopt}>
        <Boundary key={this.#failures} onError={(error) => this.#fail(error)}>
          <Widget
            context={context}
            attributes={this.#element.widgetAttributes}
            settings={settings}
            embedded={!host}
          />
        </Boundary>
      </UiProvider>,
    );
    if (this.#ready) return;
    this.#ready = true;
    emitFrom(this.#element, 'travel-ready', { widget: this.#element.localName });
  }

  /**
   * What went wrong, in the place of the widget: at once a bare link to the agency's own site, then the screen with another try. It is
   * rarely needed, so its code comes only then, and may fail as well.
   */
  #fail(error: unknown): void {
    this.#trouble = error;
    const key = ++this.#failures;
    const detail = errorDetail(error);
    emitFrom(this.#element, 'travel-error', detail);
    console.error(`<${this.#element.localName}>: ${fixOf(error) ?? detail.message} (${detail.code})`);
    const settings = resolveSettings(this.#element, noop);
    const href = this.#wayOut(settings);
    this.#paint(this.#config?.theme, settings);
    if (href)
      this.#into(
        <a href={href} rel="external" part="link-out">
          {new URL(href).host}
        </a>,
      );
    import('./trouble.tsx').then((screens) => {
      // Another run may have ended better.
      if (this.#trouble !== error) return;
      this.#into(
        <screens.Trouble
          key={key}
          {...this.#around(settings)}
          {...detail}
          href={href}
          onRetry={() => {
            forgetConfigs();
            this.refresh();
          }}
        />,
      );
    }, noop);
  }

  /** What screens of their own language and style need. */
  #around(settings: Settings): Around {
    return {
      adopt: this.#adopt,
      t: this.#texts?.t,
      language: (this.#language ||= settings.language ?? ''),
    };
  }

  /** Where the agency's own site shows the same; `null` on that site, and while nothing says where it is. */
  #wayOut(settings: Settings): string | null {
    if (hosts && this.#host) return null;
    const { navigate } = this.#link ?? {};
    if (navigate) return navigate.href(placeOf(navigate));
    const { api, language: lng, currency } = settings;
    const site = this.#config?.siteOrigin ?? api;
    if (!site) return null;
    const { definition, widgetAttributes } = this.#element;
    const enableHotelsV2 = !!this.#config?.agency.enableHotelsV2;
    return addressOn(site, definition.start(widgetAttributes, { enableHotelsV2 }), { lng, currency });
  }

  /** Renders; the first time it takes the place of the skeleton or the fallback in the same turn, so nothing jumps. */
  #into(content: ReactNode): void {
    const first = !this.#container;
    if (!this.#container) {
      this.#container = this.#element.ownerDocument.createElement('div');
      this.#container.className = 'root';
      this.#container.setAttribute('part', 'root');
      // What no boundary catches; what stands in for a widget that failed has nobody to stand in for it.
      const onUncaughtError = (error: unknown) => this.#trouble || this.#fail(error);
      this.#root = createRoot(this.#container, { onUncaughtError });
    }
    const language = this.#texts?.t.language ?? 'en';
    this.#container.lang = language;
    this.#container.dir = directionOf(language);
    this.#content = content;
    this.#render();
    if (first) this.#shadow.replaceChildren(this.#container);
  }

  #render(): void {
    this.#root?.render(
      <>
        {this.#content}
        {this.#trouble ? null : this.#below}
      </>,
    );
  }

  /**
   * The theme of this instance alone: the page's `--travel-primary`, else what the agency's configuration brought. Working one out
   * from a colour is rarely needed, so its code comes only then.
   */
  #paint(theme: Readonly<Record<string, string>> | undefined, settings: Settings): void {
    const own = getComputedStyle(this.#element).getPropertyValue('--travel-primary').trim();
    this.#writeTheme(theme, settings);
    if (!own || own === theme?.['--travel-primary'] || (hosts && this.#host)) return;
    const run = this.#run;
    void import('@portolan/core/theme').then((maths) => {
      if (run === this.#run) this.#writeTheme(maths.themeVariables(maths.createPalette(own)), settings);
    }, noop);
  }

  #writeTheme(theme: Readonly<Record<string, string>> = {}, { colorScheme }: Settings): void {
    const rules = Object.entries(theme).map(([name, value]) => `${name}:${value}`);
    if (colorScheme !== 'inherit')
      rules.push(`color-scheme:${colorScheme === 'auto' ? 'light dark' : colorScheme}`);
    this.#theme.replaceSync(`:host{${rules.join(';')}}`);
  }

  #follow(host: Host | null): void {
    if (host === this.#host) return;
    this.#unsubscribe?.();
    this.#host = host;
    this.#unsubscribe = host?.subscribe(() => this.refresh()) ?? null;
  }

  /** Plain clicks on links to the agency's site go through the navigation port, whoever rendered them. */
  #followLink(event: MouseEvent): void {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link?.hasAttribute('href') || link.target === '_blank' || link.hasAttribute('download')) return;
    const navigate = this.#link?.navigate;
    const raw = link.getAttribute('href')!;
    // A way out after a failure leads out, whatever the widget could show of it.
    if (!navigate || raw.startsWith('#') || link.rel === 'external') return;
    const site = new URL(navigate.href('/'), location.href).origin;
    if (isAbsolute(raw) && new URL(raw).origin !== site) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(raw, site);
    navigate.go(pathname + search + hash);
  }
}

const noop = (): void => undefined;

/** Where a widget is, without the currency that it was asked in: the element says which one counts. */
function placeOf(navigate: NavigatePort): string {
  const { path, query } = navigate.current();
  query.delete('currency');
  return `${path}?${query}`;
}

function stateFrom(config: LoadedConfig, language: string, settings: Settings): HostState {
  const { agency, siteOrigin, extras } = config;
  const { currencies, rates, art } = extras;
  const offered = (code: string | null | undefined) =>
    config.currencies.find((currency) => currency === code);
  return {
    agency,
    siteOrigin,
    language,
    currency: offered(settings.currency) ?? offered(config.currency) ?? 'USD',
    currencies,
    rates,
    role: 'visitor',
    user: null,
    location: null,
    art,
  };
}

/** What the server tells whoever built the page, such as which origin to add to the key; never shown to a traveller. */
function fixOf(error: unknown): string | undefined {
  return (error as { data?: { fix?: string } } | null)?.data?.fix;
}

/** Whatever was thrown. */
function errorDetail(error: unknown): { code: string; message: string; status: number } {
  const { code, message, status } = Object(error) as Partial<Record<string, string & number>>;
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    message: message || 'Something went wrong',
    status: status ?? 0,
  };
}

/** Mobile by the user agent. */
export function isMobileAgent(userAgent: string): boolean {
  return /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent);
}
