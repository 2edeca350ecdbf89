// The part of reactive-element that the widgets' elements use, for the script-tag build: properties that mirror
// attributes (here at once, there in the update), one batched update, a render root made on connecting. No styles,
// converters or controllers.

/** @typedef {{ attribute?: string | false }} Declaration an attribute is the property's name with dashes */

/* global HTMLElement -- browsers only; servers get the library itself */
export class ReactiveElement extends HTMLElement {
  /** @type {Record<string, Declaration>} */
  static properties = {};

  /**
   * What a property is on the prototype.
   * @param {string} name @param {string | symbol} _key @param {Declaration} declaration
   * @returns {PropertyDescriptor}
   */
  static getPropertyDescriptor(name, _key, { attribute }) {
    return {
      configurable: true,
      enumerable: true,
      /** @this {ReactiveElement} */
      get() {
        return this.values[name];
      },
      /** @this {ReactiveElement} @param {unknown} value */
      set(value) {
        if (Object.is(this.values[name], value)) return;
        this.values[name] = value;
        if (attribute && value == null) this.removeAttribute(attribute);
        else if (attribute) this.setAttribute(attribute, String(value));
        this.requestUpdate();
      },
    };
  }

  /** Asked for once, when the tag is registered: the moment to make the accessors. */
  static get observedAttributes() {
    return Object.entries(this.properties).flatMap(([name, declaration]) => {
      Object.defineProperty(this.prototype, name, this.getPropertyDescriptor(name, name, declaration));
      return declaration.attribute || [];
    });
  }

  /** @type {Record<string, unknown>} */
  values = {};
  /** @type {ShadowRoot | HTMLElement | undefined} */
  renderRoot;
  /** Resolves after the update that is due. */
  updateComplete = Promise.resolve();
  pending = false;

  constructor() {
    super();
    // A page may have set properties before the code was there; they hide the accessors.
    for (const [name, value] of Object.entries(this)) {
      if (!(name in /** @type {typeof ReactiveElement} */ (this.constructor).properties)) continue;
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: value });
    }
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
    Object.assign(this, { [attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase())]: value });
  }

  requestUpdate() {
    if (this.pending || !this.renderRoot) return;
    this.pending = true;
    this.updateComplete = Promise.resolve().then(() => {
      this.pending = false;
      this.updated();
    });
  }

  /** @param {unknown} [_changed] not told here */
  updated(_changed) {}
}
