import { createRoot, type Root } from 'react-dom/client';
import type { Client, ClientOptions, createClient } from '@portolan/client';
import { isAborted } from '@portolan/client/early';
import { createT, directionOf, loadCatalogues, type T } from '@portolan/i18n';
import { createAdopter, elementCss, UiProvider, type AdoptStyles } from '@portolan/ui';
import type { NavigatePort, StoragePort, WidgetContext } from '@portolan/widgets';
import type { WidgetConfig } from '@portolan/contract';
import type { joinFrames } from '../frame/index.ts';
import { Boundary, Trouble } from './Boundary.tsx';
import { loadConfig } from './config.ts';
import { emitFrom } from './events.ts';
import type { Host, HostState } from './host.ts';
import { embeddedNavigation, isAbsolute, type EmbeddedNavigation } from './navigation.ts';
import { onContextChange, parentContext } from './parent-context.ts';
import { resolveSettings, type Settings } from './settings.ts';
import { sessionStoragePort } from './storage.ts';
import type { TravelElement } from './travel-element.ts';
import type { WidgetCode } from './widget.ts';

/** What one element keeps while the agency, the API and the way to move on stay the same. */
interface Link {
  readonly id: string;
  readonly client: Client;
  readonly navigate: NavigatePort & { stop?(): void };
  readonly storage: StoragePort;
  /** `mode="frame"`: what such a traveller changes of the widget's world. */
  signedIn?(): Partial<WidgetContext>;
}

/**
 * One widget in one element, from connecting to staying away: resolves what the element was told, fetches, renders, and ends
 * without a trace. Every element has its own, so nine on a page never share a store, a header or a theme.
 */
export class Mount {
  readonly #element: TravelElement;
  readonly #shadow: ShadowRoot;
  readonly #adopt: AdoptStyles;
  readonly #theme = new CSSStyleSheet();
  readonly #stops: (() => void)[] = [];
  readonly #warned = new Set<string>();
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

  constructor(element: TravelElement, shadow: ShadowRoot) {
    this.#element = element;
    this.#shadow = shadow;
    this.#adopt = createAdopter(shadow);
    this.#adopt(elementCss);
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, this.#theme];
    // Light-DOM children stand in until there is something better to show.
    if (!shadow.hasChildNodes()) shadow.append(document.createElement('slot'));
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
    this.#update(run).catch((error: unknown) => {
      if (run === this.#run && !isAborted(error)) this.#fail(error);
    });
  }

  stop(): void {
    this.#run++;
    for (const stop of this.#stops.splice(0)) stop();
    this.#follow(null);
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
    const settings = resolveSettings(element, (fix) => this.#warn(fix));
    const host = parentContext(element)?.host ?? null;
    this.#follow(host);
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
      const t = await this.#textsIn(state.language, loaded);
      const { isMobile, promptLogin } = host;
      const context = this.#context({ ...state, t, isMobile, promptLogin }, link);
      this.#show(context, settings, loaded, run);
      return;
    }

    if (!settings.agency || !settings.api) {
      this.#warn(
        settings.agency
          ? 'no API address is known; set the api attribute to the origin of the agency API.'
          : 'set the agency attribute to the publishable key of your agency, such as agency="pk_live_…".',
      );
      return;
    }
    const { agency: key, api } = settings;
    // Needed only after the configuration, so it arrives beside it.
    const clientCode = import('@portolan/client');
    clientCode.catch(noop);
    // Only a page that asks for the frame loads what talks to it; without it, checking out leads to the agency's site.
    const frames = settings.mode === 'frame' ? import('../frame/index.ts').catch(noop) : undefined;
    const config = await loadConfig(api, key);
    if (run !== this.#run) return;
    this.#config = config;
    const language = settings.language ?? config.language;
    this.#language = language;
    const { service } = definition;
    // What the agency does not sell on line is arranged by people.
    const loaded =
      service && config.services[service]?.enabled === false
        ? (await import('../code/ask-us.tsx')).codeOf(service)
        : await code;
    const t = await this.#textsIn(language, loaded);
    const client = await clientCode;
    const framed = (await frames)?.joinFrames;
    if (run !== this.#run) return;
    const state = stateFrom(config, language, settings);
    const link = (this.#link = this.#linkTo(
      JSON.stringify([
        api,
        key,
        settings.mode,
        config.siteOrigin,
        language,
        state.currency,
        element.syncQuery,
      ]),
      () => this.#embed(config, settings, state, client.createClient, framed),
    ));
    const isMobile = isMobileAgent(navigator.userAgent);
    const context = this.#context({ ...state, t, isMobile }, link);
    loaded.prefetch?.(context, element.widgetAttributes);
    this.#show(context, settings, loaded, run);
  }

  /** Keeps the client and the navigation while what they depend on is the same. */
  #linkTo(id: string, create: () => Omit<Link, 'id'>): Link {
    if (this.#link?.id === id) return this.#link;
    this.#link?.navigate.stop?.();
    return { id, ...create() };
  }

  #embed(
    config: WidgetConfig,
    settings: Settings,
    state: HostState,
    create: typeof createClient,
    framed?: typeof joinFrames,
  ): Omit<Link, 'id'> {
    const { definition } = this.#element;
    const storage = sessionStoragePort(`travel-${config.agency.subdomain}-`);
    let sessionId = storage.get('session');
    if (!sessionId) storage.set('session', (sessionId = randomId()));
    const options: ClientOptions = {
      base: settings.api!,
      agencyKey: settings.agency!,
      language: () => this.#language,
      sessionId,
      correlationId: () => this.#link?.navigate.current().query.get('correlationId') ?? undefined,
    };
    const client = create(options);
    const navigation: EmbeddedNavigation = {
      siteOrigin: config.siteOrigin,
      carry: { lng: state.language, currency: state.currency },
      start: definition.start(this.#element.widgetAttributes, config.agency),
      staysInside: (path) => definition.staysInside(path, settings.mode),
      mayGo: (detail) => emitFrom(this.#element, 'travel-navigate', detail),
      leave: (href) => location.assign(href),
      mirror: this.#element.syncQuery,
    };
    return {
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
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      now: () => Date.now(),
      emit: (event, detail) => {
        if (event === 'track' && !element.consent?.split(/\s+/).includes('analytics')) return true;
        return emitFrom(element, `travel-${event}`, detail as never);
      },
      ...link.signedIn?.(),
    };
  }

  async #textsIn(language: string, code: WidgetCode): Promise<T> {
    const areas = code.areas ?? this.#element.definition.areas;
    const id = `${language} ${areas}`;
    if (this.#texts?.id === id) return this.#texts.t;
    const catalogues = await loadCatalogues(language, areas, code.english);
    this.#texts = { id, t: createT(language, catalogues) };
    return this.#texts.t;
  }

  #show(context: WidgetContext, settings: Settings, code: WidgetCode, run: number): void {
    if (run !== this.#run) return;
    const { Widget } = code;
    this.#paint(this.#host ? this.#host.getState().theme : this.#config?.theme, settings);
    this.#into(
      <UiProvider t={context.t} adopt={this.#adopt}>
        <Boundary onError={(error) => this.#report(error)} onRetry={() => this.refresh()}>
          <Widget
            context={context}
            attributes={this.#element.widgetAttributes}
            mode={settings.mode}
            embedded={this.#host === null}
          />
        </Boundary>
      </UiProvider>,
    );
    if (this.#ready) return;
    this.#ready = true;
    emitFrom(this.#element, 'travel-ready', { widget: this.#element.localName });
  }

  /** A screen for what went wrong before the widget could show anything. */
  #fail(error: unknown): void {
    this.#report(error);
    const settings = resolveSettings(this.#element, noop);
    const language = settings.language ?? 'en';
    const { code, message } = errorDetail(error);
    this.#paint(undefined, settings);
    this.#into(
      <UiProvider t={this.#texts?.t ?? createT(language, [])} adopt={this.#adopt}>
        <Trouble code={code} message={message} onRetry={() => this.refresh()} />
      </UiProvider>,
    );
  }

  #report(error: unknown): void {
    const detail = errorDetail(error);
    emitFrom(this.#element, 'travel-error', detail);
    console.error(`<${this.#element.localName}>: ${fixOf(error) ?? detail.message} (${detail.code})`);
  }

  /** Renders; the first time it takes the place of the skeleton or the fallback in the same turn, so nothing jumps. */
  #into(content: React.ReactNode): void {
    const first = !this.#container;
    if (!this.#container) {
      this.#container = document.createElement('div');
      this.#container.className = 'root';
      this.#container.setAttribute('part', 'root');
      this.#root = createRoot(this.#container);
    }
    const language = this.#texts?.t.language ?? 'en';
    this.#container.lang = language;
    this.#container.dir = directionOf(language);
    this.#root!.render(content);
    if (first) this.#shadow.replaceChildren(this.#container);
  }

  /**
   * The theme of this instance alone: the page's `--travel-primary`, else what the agency's configuration brought. Working one out
   * from a colour is rarely needed, so its code comes only then.
   */
  #paint(theme: Readonly<Record<string, string>> | undefined, settings: Settings): void {
    const own = getComputedStyle(this.#element).getPropertyValue('--travel-primary').trim();
    this.#writeTheme(theme, settings);
    if (!own || own === theme?.['--travel-primary'] || this.#host) return;
    const run = this.#run;
    void import('@portolan/core/theme').then(({ createPalette, themeVariables }) => {
      if (run === this.#run) this.#writeTheme(themeVariables(createPalette(own)), settings);
    }, noop);
  }

  #writeTheme(theme: Readonly<Record<string, string>> = {}, { colorScheme }: Settings): void {
    const scheme = { inherit: null, light: 'light', dark: 'dark', auto: 'light dark' }[colorScheme];
    const rules = Object.entries(theme).map(([name, value]) => `${name}:${value}`);
    if (scheme) rules.push(`color-scheme:${scheme}`);
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
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link?.hasAttribute('href') || link.target === '_blank' || link.hasAttribute('download')) return;
    const navigate = this.#link?.navigate;
    const raw = link.getAttribute('href')!;
    if (!navigate || raw.startsWith('#')) return;
    const site = new URL(navigate.href('/'), location.href).origin;
    if (isAbsolute(raw) && new URL(raw).origin !== site) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(raw, site);
    navigate.go(pathname + search + hash);
  }

  /** One line for the host's developer, once for each misuse. */
  #warn(fix: string): void {
    if (this.#warned.has(fix)) return;
    this.#warned.add(fix);
    console.warn(`<${this.#element.localName}>: ${fix}`);
  }
}

const noop = (): void => undefined;

function stateFrom(config: WidgetConfig, language: string, settings: Settings): HostState {
  const { agency, currencies, rates, siteOrigin } = config;
  const offered = (code: string | null | undefined) =>
    currencies.find(({ currency }) => currency === code)?.currency;
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
    art: config.art ?? {},
  };
}

/** What the server tells whoever built the page, such as which origin to add to the key; never shown to a traveller. */
function fixOf(error: unknown): string | undefined {
  return (error as { data?: { fix?: string } } | null)?.data?.fix;
}

function errorDetail(error: unknown): { code: string; message: string } {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    message: typeof message === 'string' && message ? message : 'Something went wrong',
  };
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Mobile by the user agent. */
export function isMobileAgent(userAgent: string): boolean {
  return /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent);
}
