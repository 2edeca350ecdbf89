// The part of reactive-element that the widgets' elements use, for the script-tag build: properties that mirror
// attributes, one batched update, a render root made on connecting. No styles, converters or controllers.

/** @typedef {{ attribute?: string | false, reflect?: boolean }} Declaration */

/* global HTMLElement -- browsers only; servers get the library itself */
export class ReactiveElement extends HTMLElement {
  /** @type {Record<string, Declaration>} */
  static properties = {};

  /** Asked for once, when the tag is registered: the moment to make the accessors. */
  static get observedAttributes() {
    return Object.entries(this.properties).flatMap(([name, { attribute }]) => {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        /** @this {ReactiveElement} */
        get() {
          return this.values[name];
        },
        /** @this {ReactiveElement} @param {unknown} value */
        set(value) {
          const before = this.values[name];
          if (Object.is(before, value)) return;
          this.values[name] = value;
          if (!this.changed.has(name)) this.changed.set(name, before);
          this.requestUpdate();
        },
      });
      return attribute ? [attribute] : [];
    });
  }

  /** @type {Record<string, unknown>} */
  values = {};
  /** Name → value before. @type {Map<string, unknown>} */
  changed = new Map();
  /** @type {ShadowRoot | HTMLElement | undefined} */
  renderRoot;
  /** Resolves after the update that is due. */
  updateComplete = Promise.resolve();
  pending = false;

  constructor() {
    super();
    // A page may have set properties before the code was there; they hide the accessors.
    for (const name of Object.keys(this.declarations)) {
      const own = Object.getOwnPropertyDescriptor(this, name);
      if (!own) continue;
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: own.value });
    }
  }

  get declarations() {
    return /** @type {typeof ReactiveElement} */ (this.constructor).properties;
  }

  createRenderRoot() {
    return this.shadowRoot ?? this.attachShadow({ mode: 'open' });
  }

  connectedCallback() {
    this.renderRoot ??= this.createRenderRoot();
    this.requestUpdate();
  }

  disconnectedCallback() {}

  /** @param {string} attribute @param {string | null} _before @param {string | null} value */
  attributeChangedCallback(attribute, _before, value) {
    const [name] = Object.entries(this.declarations).find((entry) => entry[1].attribute === attribute) ?? [];
    if (name) Object.assign(this, { [name]: value });
  }

  requestUpdate() {
    if (this.pending || !this.renderRoot) return;
    this.pending = true;
    this.updateComplete = Promise.resolve().then(() => this.update());
  }

  update() {
    const changed = this.changed;
    this.changed = new Map();
    for (const name of changed.keys()) {
      const { attribute, reflect } = this.declarations[name] ?? {};
      const value = this.values[name];
      if (!attribute || !reflect) continue;
      if (value == null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    }
    this.pending = false;
    this.updated(changed);
  }

  /** @param {Map<string, unknown>} _changed */
  updated(_changed) {}
}
