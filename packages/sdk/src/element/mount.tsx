import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isAborted } from '@portolan/client/early';
import { createT, directionOf, loadCatalogues, type T } from '@portolan/i18n';
import { createAdopter, createSheet, elementCss, UiProvider, type AdoptStyles } from '@portolan/ui';
import { Boundary } from './Boundary.tsx';
import { emitFrom } from './events.ts';
import { HostPage } from './host-page.ts';
import { followLinks } from './links.ts';
import { onContextChange, parentContext } from './parent-context.ts';
import { PartnerPage } from './partner-page.tsx';
import { patience } from './patience.ts';
import { resolveSettings, type Settings } from './settings.ts';
import type { MountPort, Resolved, Surroundings } from './surroundings.ts';
import type { TravelElement } from './travel-element.ts';

/** What the element shows: its widget, or what went wrong. */
type Screen = {
  readonly kind: 'widget' | 'trouble';
  readonly content: ReactNode;
  readonly t?: T | undefined;
};

/**
 * One widget in one element, from connecting to removal: it resolves what the element was told, renders, and leaves nothing behind.
 * Each element has its own, so nine elements on a page never share a store, a request header or a theme.
 */
export class Mount implements MountPort {
  readonly element: TravelElement;
  readonly shadow: ShadowRoot;
  readonly adopt: AdoptStyles;
  readonly #theme: CSSStyleSheet;
  readonly #stops: (() => void)[] = [];
  #surroundings: Surroundings;
  #root: Root | null = null;
  #container: HTMLElement | null = null;
  /** Shows the element's own children. */
  #children: HTMLSlotElement | null = null;
  /** A form that a server rendered: it stays usable until the widget takes it over. */
  #serverForm: HTMLElement | null;
  #screen: Screen | null = null;
  #below: ReactNode = null;
  #texts: { id: string; t: T } | null = null;
  #ready = false;
  /** Counts refreshes: what an older one brings is dropped. */
  #run = 0;
  #lateness: ReturnType<typeof setTimeout> | undefined;
  /** Counts failures: each one starts the boundary afresh. */
  #failures = 0;

  constructor(element: TravelElement, shadow: ShadowRoot) {
    this.element = element;
    this.shadow = shadow;
    this.adopt = createAdopter(shadow);
    this.adopt(elementCss);
    this.#theme = createSheet(element.ownerDocument);
    shadow.adoptedStyleSheets.push(this.#theme);
    this.#serverForm = shadow.querySelector<HTMLElement>('.root[data-server-rendered]');
    // The element's own children are shown until there is something better.
    if (!shadow.hasChildNodes()) {
      this.#children = element.ownerDocument.createElement('slot');
      shadow.append(this.#children);
    }
    this.#surroundings = this.#findSurroundings();
    this.#stops.push(
      followLinks(shadow, () => this.#surroundings.navigate),
      onContextChange(() => void this.refresh()),
    );
    void this.refresh();
  }

  /** Takes in every change and resolves when it is rendered. Never fails: what goes wrong becomes a screen with another try. */
  refresh(): Promise<void> {
    const run = ++this.#run;
    clearTimeout(this.#lateness);
    this.#lateness = setTimeout(() => this.fail({ code: 'TIMEOUT', message: 'No answer yet' }), patience);
    const end = (error?: unknown) => {
      if (run !== this.#run) return;
      clearTimeout(this.#lateness);
      if (error && !isAborted(error)) this.fail(error);
    };
    return this.#update(run).then(end, end);
  }

  stop(): void {
    this.#run++;
    clearTimeout(this.#lateness);
    for (const stop of this.#stops.splice(0)) stop();
    this.#surroundings.stop();
    this.#screen = this.#below = null;
    this.#root?.unmount();
    this.#root = null;
    this.#container?.remove();
    this.#container = null;
  }

  async #update(run: number): Promise<void> {
    const settings = resolveSettings(this.element);
    this.#surroundings = this.#findSurroundings();
    const resolved = await this.#surroundings.resolve(settings);
    if (!resolved || run !== this.#run) return;
    const t = await this.#loadTexts(resolved);
    if (run !== this.#run) return;
    this.#showWidget(resolved, settings, t);
  }

  /** The agency's own site shares what it knows; everywhere else the element finds its own way. */
  #findSurroundings(): Surroundings {
    const host = parentContext(this.element)?.host ?? null;
    const known: Surroundings | undefined = this.#surroundings;
    const knownHost = known instanceof HostPage ? known.host : null;
    if (known && host === knownHost) return known;
    known?.stop();
    return host ? new HostPage(this, host) : new PartnerPage(this);
  }

  async #loadTexts({ language, agency, service }: Resolved): Promise<T> {
    const id = `${agency.id} ${language} ${service.areas}`;
    if (this.#texts?.id !== id) {
      const catalogues = await loadCatalogues(language, service.areas);
      this.#texts = { id, t: createT(language, catalogues, agency.texts) };
    }
    return this.#texts.t;
  }

  #showWidget(resolved: Resolved, settings: Settings, t: T): void {
    const { Widget, prefetch } = resolved.service;
    const attributes = this.element.widgetAttributes;
    // Not a copy: it would read every member, and some are dear.
    const context = Object.assign(resolved.context, { t });
    if (!this.#ready) prefetch?.(context, attributes);
    this.#applyTheme(resolved.theme, settings);
    const typed = this.#serverForm ? fieldsOf(this.#serverForm) : undefined;
    this.#show({
      kind: 'widget',
      t,
      content: (
        <Widget
          context={context}
          attributes={attributes}
          settings={settings}
          embedded={this.#surroundings.embedded}
          typed={typed}
        />
      ),
    });
    if (this.#ready) return;
    this.#ready = true;
    emitFrom(this.element, 'travel-ready', { widget: this.element.localName });
  }

  /**
   * Shows what went wrong in the place of the widget: at once a plain link to the agency's own site, then a screen with another try. The
   * screen's code is loaded only now, and may fail as well.
   */
  fail(error: unknown): void {
    const { element } = this;
    const detail = describeError(error);
    const failure = ++this.#failures;
    emitFrom(element, 'travel-error', detail);
    console.error(`<${element.localName}>: ${fixOf(error) ?? detail.message} (${detail.code})`);
    const settings = resolveSettings(element, () => undefined);
    const href = this.#surroundings.wayOut(settings);
    const language = this.#texts?.t.language ?? settings.language ?? '';
    this.#applyTheme(undefined, settings);
    this.#show({ kind: 'trouble', content: href && <PlainLink href={href} /> });
    import('./trouble.tsx').then(
      ({ Trouble }) => {
        // Another run may have ended better.
        if (this.#screen?.kind !== 'trouble' || failure !== this.#failures) return;
        const retry = () => {
          this.#surroundings.forget();
          void this.refresh();
        };
        this.#show({
          kind: 'trouble',
          content: <Trouble {...detail} language={language} href={href} onRetry={retry} />,
        });
      },
      () => undefined,
    );
  }

  showBelow(line: ReactNode): void {
    this.#below = line;
    this.#render();
  }

  #show(screen: Screen): void {
    this.#screen = screen;
    const language = this.#texts?.t.language ?? 'en';
    if (this.#serverForm && screen.kind === 'widget')
      return this.#takeOverServerForm(this.#serverForm, language);
    if (this.#container) {
      setLanguage(this.#container, language);
      this.#render();
      if (screen.kind === 'widget') this.#children?.remove();
      return;
    }
    this.#container = this.element.ownerDocument.createElement('div');
    this.#container.className = 'root';
    this.#container.setAttribute('part', 'root');
    setLanguage(this.#container, language);
    this.#root = createRoot(this.#container);
    this.#render();
    // Trouble is shown below the server's form, which works without us, and below the page's own children. Otherwise the widget takes their
    // place in one turn, so nothing jumps.
    const keepsChildren = screen.kind === 'trouble' && this.element.querySelector(':scope > :not([slot])');
    if (this.#serverForm || keepsChildren) this.shadow.append(this.#container);
    else this.shadow.replaceChildren(this.#container);
  }

  /** The widget takes over the nodes that the server rendered; nothing moves, and nothing that was typed is lost. */
  #takeOverServerForm(form: HTMLElement, language: string): void {
    this.#root?.unmount();
    this.#container?.remove();
    this.#serverForm = null;
    this.#container = form;
    form.removeAttribute('data-server-rendered');
    setLanguage(form, language);
    this.#root = hydrateRoot(form, this.#tree());
    // Its rules are adopted by now.
    for (const child of [...this.shadow.children]) if (child.localName === 'style') child.remove();
  }

  #render(): void {
    if (this.#screen) this.#root?.render(this.#tree());
  }

  /** One boundary around everything, the trouble screen included. */
  #tree(): ReactNode {
    const { kind, content, t } = this.#screen!;
    const settings = () => resolveSettings(this.element, () => undefined);
    return (
      <Boundary
        key={this.#failures}
        onError={(error) => {
          if (this.#screen?.kind === 'widget') this.fail(error);
          else console.error(error);
        }}
        fallback={() => {
          const href = this.#surroundings.wayOut(settings());
          return href && <PlainLink href={href} />;
        }}
      >
        <UiProvider t={t ?? this.#texts?.t ?? createT('en', [])} adopt={this.adopt}>
          {content}
          {kind === 'widget' && this.#below}
        </UiProvider>
      </Boundary>
    );
  }

  /**
   * The theme of this element alone: the page's `--travel-primary`, else the agency's. Working a palette out from a colour is rarely
   * needed, so its code is loaded only then.
   */
  #applyTheme(theme: Readonly<Record<string, string>> | undefined, settings: Settings): void {
    const own = getComputedStyle(this.element).getPropertyValue('--travel-primary').trim();
    this.#writeTheme(theme, settings);
    if (!own || own === theme?.['--travel-primary'] || !this.#surroundings.embedded) return;
    const run = this.#run;
    import('@portolan/core/theme').then(
      ({ createPalette, themeVariables }) => {
        if (run === this.#run) this.#writeTheme(themeVariables(createPalette(own)), settings);
      },
      () => undefined,
    );
  }

  #writeTheme(theme: Readonly<Record<string, string>> = {}, { colorScheme }: Settings): void {
    const rules = Object.entries(theme).map(([name, value]) => `${name}:${value}`);
    if (colorScheme !== 'inherit')
      rules.push(`color-scheme:${colorScheme === 'auto' ? 'light dark' : colorScheme}`);
    this.#theme.replaceSync(`:host{${rules.join(';')}}`);
  }
}

/** A way to the agency's site that needs neither texts nor styles. */
function PlainLink({ href }: { href: string }) {
  return (
    <a href={href} rel="external" part="link-out">
      {new URL(href).host}
    </a>
  );
}

function setLanguage(container: HTMLElement, language: string): void {
  container.lang = language;
  container.dir = directionOf(language);
}

/** What the fields of a form hold now, by their names. */
function fieldsOf(root: HTMLElement): Record<string, string> {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]');
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
}

/** What the server tells the developer of the page, such as which origin to add to the key; never shown to a traveller. */
function fixOf(error: unknown): string | undefined {
  return (error as { data?: { fix?: string } } | null)?.data?.fix;
}

/** The detail of `travel-error`, whatever was thrown. */
function describeError(error: unknown): { code: string; message: string; status: number } {
  const { code, message, status } = Object(error) as Partial<Record<string, string & number>>;
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    message: message || 'Something went wrong',
    status: status ?? 0,
  };
}
