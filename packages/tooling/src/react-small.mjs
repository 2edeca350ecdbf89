// The renderer of the script-tag build: the part of React that our widgets use, at 45 % of preact's bytes (docs/decisions/004). Function
// components with hooks, contexts, HTML and SVG. Roots start empty and render at once; there is no
// hydration, suspense, portal or HTML from text. What is missing here fails the build of the sdk, not a partner's page.
//
// What it promises is preact's: state is read anew in a microtask, an element keeps its node while type and key stay, contexts reach those
// who read them, effects run after the paint, layout effects and refs before it, an error goes to whoever made the root.

/* global queueMicrotask, requestAnimationFrame -- browsers only */

/**
 * @typedef {(props: any) => any} FunctionComponent
 * @typedef {string | null | FunctionComponent} Type `null` is text
 * @typedef {{ deps?: readonly unknown[] | undefined, value?: any, set?: any, run?: (() => any) | undefined, clean?: any, late?: boolean }} Hook
 * @typedef {object} Node what stands in the tree for one element, text or component
 * @property {Node | null} parent
 * @property {number} depth
 * @property {VNode | undefined} [vnode] as rendered last
 * @property {(Node | null)[]} kids
 * @property {Element} box what the nodes of its children go into
 * @property {boolean} svg
 * @property {any} [dom] its own, if it has one
 * @property {Hook[]} hooks
 * @property {boolean} [dirty]
 * @property {boolean} [gone]
 * @property {Set<Node>} [readers] of a provider
 * @property {Set<Node>} [reads] providers
 * @property {((error: unknown) => void) | null | undefined} [fail] of a root: hears of what is thrown below
 */

/** An element as described. A class of its own, so that no data of a server can pass for one. */
class VNode {
  /** @param {Type} type @param {any} props @param {unknown} [key] */
  constructor(type, props, key) {
    this.type = type;
    this.props = props;
    this.key = key;
  }
}

/** @type {(type: Type, props: any, key?: unknown) => VNode} */
export const jsx = (type, props, key) => new VNode(type, props, key);

export { jsx as jsxs, jsx as jsxDEV };

/** @param {Type} type @param {any} given @param {...unknown} children */
export function createElement(type, given, ...children) {
  const { key, ...props } = given ?? {};
  return jsx(type, children.length ? { ...props, children } : props, key);
}

/** @type {FunctionComponent} */
export const Fragment = ({ children }) => children;

/** @type {any} */
const none = null;
/** @type {Node} who renders */
let current = none;
let at = 0;
let ids = 0;
let clock = 0;
/** When an event was first heard; another copy of this file has its own clock. */
const when = Symbol();
/** @type {Node[]} that have to render */
const queue = [];
/** @type {Node[]} whose layout effects are due */
const laid = [];
/** @type {[ref: any, value: unknown][]} to set */
const refs = [];
/** @type {Node[]} whose effects are due */
const shown = [];

/** @param {unknown} children @returns {unknown[]} */
const listOf = (children) => (Array.isArray(children) ? children : [children]);
/** @param {any} child @returns {VNode | null} */
const vnodeOf = (child) =>
  typeof child === 'string' || typeof child === 'number'
    ? jsx(null, `${child}`)
    : Array.isArray(child)
      ? jsx(Fragment, { children: child })
      : child instanceof VNode
        ? child
        : null;
/** @param {Node | null | undefined} node @param {VNode} vnode */
const fits = (node, { type, key }) => node?.vnode?.type === type && node.vnode.key === key;

/** The DOM nodes that a tree stands for, in order. @param {Node | null} node @returns {any[]} */
const nodesOf = (node) => (node?.dom ? [node.dom] : (node?.kids.flatMap(nodesOf) ?? []));

/** Puts nodes before another one; who is there already stays. @param {any[]} nodes @param {Element} box @param {any} before */
function place(nodes, box, before) {
  for (const node of nodes.reverse()) {
    if (node.parentNode !== box || node.nextSibling !== before) box.insertBefore(node, before);
    before = node;
  }
}

/** The DOM node behind a component's own. @param {Node} node */
function behind(node) {
  for (let { parent } = node; parent; node = parent, { parent } = node) {
    const { kids } = parent;
    for (let i = kids.indexOf(node) + 1; i < kids.length; i++) {
      const [next] = nodesOf(/** @type {Node} */ (kids[i]));
      if (next) return next;
    }
    if (parent.dom) break;
  }
  return null;
}

/** Brings the children to what they should be; true when some of their DOM nodes have no place yet. @param {Node} parent @param {unknown} children */
function reconcile(parent, children) {
  const old = parent.kids;
  const { box, depth } = parent;
  let moved = false;
  /** @type {(Node | null)[]} */
  const rest = [...old];
  const wanted = listOf(children).map(vnodeOf);
  parent.kids = wanted.map((vnode, i) => {
    if (!vnode) return null;
    // An empty place that is filled now takes nobody else's node.
    const from = fits(rest[i], vnode)
      ? i
      : old[i] === null && vnode.key === undefined
        ? -1
        : rest.findIndex((node) => fits(node, vnode));
    moved ||= from !== i;
    const node = rest[from];
    if (!node) {
      const svg = vnode.type === 'svg' || parent.svg;
      return { parent, depth: depth + 1, kids: [], box, svg, hooks: [] };
    }
    rest[from] = null;
    return node;
  });
  for (const node of rest) if (node) remove(node);
  parent.kids.forEach((node, i) => {
    if (node) moved = update(node, /** @type {VNode} */ (wanted[i])) || moved;
  });
  return moved;
}

/** @param {Node} node @param {VNode} vnode @returns {boolean} as {@link reconcile} */
function update(node, vnode) {
  const { vnode: before, readers } = node;
  if (before === vnode && !node.dirty) return false;
  node.vnode = vnode;
  const { type, props } = vnode;
  if (typeof type === 'function') {
    if (before?.props.value !== props.value) readers?.forEach(later);
    return run(node);
  }
  const fresh = !node.dom;
  if (fresh) {
    const { ownerDocument } = node.box;
    node.dom =
      type === null
        ? ownerDocument.createTextNode(props)
        : ownerDocument.createElementNS(`http://www.w3.org/${node.svg ? '2000/svg' : '1999/xhtml'}`, type);
    node.box = node.dom;
  }
  const { dom } = node;
  if (type === null) {
    if (dom.data !== props) dom.data = props;
    return fresh;
  }
  const was = before?.props ?? {};
  for (const name in was) if (!(name in props)) set(node, name, undefined, was[name]);
  for (const name in props)
    if (props[name] !== was[name] && !/^(value|checked)$/.test(name)) set(node, name, props[name], was[name]);
  if (reconcile(node, props.children)) place(node.kids.flatMap(nodesOf), dom, null);
  // Last: a choice has to be there to be chosen, and who types knows more than what was rendered.
  for (const name of ['value', 'checked'])
    if (props[name] != null && props[name] !== dom[name]) set(node, name, props[name], was[name]);
  if (props.ref !== was.ref) {
    if (was.ref) refs.push([was.ref, null]);
    if (props.ref) refs.push([props.ref, dom]);
  }
  return fresh;
}

/** Renders a component and what is below it. @param {Node} node @returns {boolean} as {@link reconcile} */
function run(node) {
  const { type, props } = /** @type {{ type: any, props: any }} */ (node.vnode);
  try {
    afterwards(node, true);
    let children;
    let tries = 25;
    do {
      node.dirty = false;
      at = 0;
      current = node;
      children = type(props);
    } while (node.dirty && --tries);
    // Who rendered last is not kept.
    current = none;
    const moved = reconcile(node, children);
    if (node.hooks.some(({ run, late }) => run && !late)) laid.push(node);
    if (node.hooks.some(({ run, late }) => run && late) && shown.push(node) === 1) afterPaint();
    return moved;
  } catch (error) {
    raise(error, node);
    return true;
  }
}

/** Hands an error to whoever hears of those of the root. @param {unknown} error @param {Node} node */
function raise(error, node) {
  while (node.parent) node = node.parent;
  if (!node.fail) throw error;
  node.fail(error);
}

/** @param {Node} node @param {boolean} [within] something that goes as a whole */
function remove(node, within) {
  node.gone = true;
  node.reads?.forEach(({ readers }) => readers?.delete(node));
  refer(node.vnode?.props.ref, null);
  for (const hook of node.hooks) {
    hook.run = undefined;
    clean(hook);
  }
  for (const kid of node.kids) if (kid) remove(kid, within || !!node.dom);
  if (!within) node.dom?.remove();
}

/** @param {Node} node @param {string} name @param {any} value @param {any} was */
function set({ dom, svg }, name, value, was) {
  if (/^(children|ref|key)$/.test(name)) return;
  if (name === 'style') {
    for (const part in { ...was, ...value }) {
      const now = value?.[part] ?? '';
      if (part.startsWith('-')) dom.style.setProperty(part, now);
      else dom.style[part] = now;
    }
    return;
  }
  if (/^on[A-Z]/.test(name)) {
    const event = name
      .slice(2)
      .toLowerCase()
      .replace(/^focus$/, 'focusin')
      .replace(/^blur$/, 'focusout');
    // One listener for good; who came after the event has not heard it.
    dom.heard ??= {};
    if (!dom.heard[event]) dom.addEventListener(event, hear);
    dom.heard[event] = {
      tell: value,
      since: dom.heard[event]?.tell && value ? dom.heard[event].since : clock,
    };
    return;
  }
  if (svg) name = name.replace('className', 'class');
  else if (
    !/^(width|height|href|list|form|tabIndex|download|role|popover|(row|col)Span)$/.test(name) &&
    name in dom
  )
    try {
      dom[name] = value ?? '';
      return;
    } catch {
      // Some can only be set as attributes.
    }
  if (typeof value === 'function') return;
  if (value == null || (value === false && name[4] !== '-')) dom.removeAttribute(name);
  else dom.setAttribute(name, name === 'popover' && value === true ? '' : value);
}

/** @this {any} @param {any} event */
function hear(event) {
  const { tell, since } = this.heard[event.type];
  event[when] ??= ++clock;
  if (tell && event[when] > since) return tell(event);
}

/** @param {any} ref @param {unknown} value */
function refer(ref, value) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** What is due when all nodes stand: refs, then layout effects from the inside out. */
function commit() {
  for (const [ref, value] of refs.splice(0)) refer(ref, value);
  for (const node of laid.splice(0)) afterwards(node, false);
}

/** Runs a component's effects of one kind. @param {Node} node @param {boolean} kind */
function afterwards(node, kind) {
  try {
    const due = node.hooks.filter(({ run, late }) => run && late === kind);
    due.forEach(clean);
    for (const hook of due) {
      const { run } = hook;
      hook.run = undefined;
      hook.clean = run?.();
    }
  } catch (error) {
    raise(error, node);
  }
}

/** @param {Hook} hook */
function clean(hook) {
  const { clean } = hook;
  hook.clean = undefined;
  if (typeof clean === 'function') clean();
}

/** Runs effects once the page was painted, or soon where nothing is painted. */
function afterPaint() {
  const go = () =>
    setTimeout(() => {
      for (const node of shown.splice(0)) afterwards(node, true);
    });
  setTimeout(go, 100);
  requestAnimationFrame(go);
}

/** @param {Node | undefined} node */
function later(node) {
  if (!node || node.dirty) return;
  node.dirty = true;
  if (queue.push(node) === 1) queueMicrotask(flush);
}

/** Renders what changed, from the outside in. */
function flush() {
  // In rounds: a context that changes has thousands of readers, most of which are rendered with those above them.
  while (queue.length)
    for (const node of queue.splice(0).sort((a, b) => a.depth - b.depth))
      try {
        if (!node.dirty || node.gone) continue;
        if (run(node)) place(nodesOf(node), node.box, behind(node));
        commit();
      } catch (error) {
        // Nobody catches it: the others go on, and the page hears of it.
        setTimeout(() => {
          throw error;
        });
      }
}

/** @param {() => Hook} make @returns {Hook} */
const hook = (make) => (current.hooks[at++] ??= make());
/** @param {Hook} hook @param {readonly unknown[] | undefined} deps true when they are others than last time, which they then are no more */
const changed = (hook, deps) => {
  const { deps: before } = hook;
  hook.deps = deps;
  return (
    !deps || !before || deps.length !== before.length || deps.some((value, i) => !Object.is(value, before[i]))
  );
};

/** @param {any} initial */
export function useState(initial) {
  const node = current;
  const { value, set } = hook(() => {
    /** @type {Hook} */
    const mine = {
      value: typeof initial === 'function' ? initial() : initial,
      /** @param {any} next */
      set(next) {
        const value = typeof next === 'function' ? next(mine.value) : next;
        if (Object.is(value, mine.value)) return;
        mine.value = value;
        later(node);
      },
    };
    return mine;
  });
  return [value, set];
}

/** @param {boolean} late @returns {(run: () => any, deps?: readonly unknown[]) => void} */
const effect = (late) => (run, deps) => {
  const mine = hook(() => ({ late }));
  if (changed(mine, deps)) mine.run = run;
};
export const useEffect = effect(true);
export const useLayoutEffect = effect(false);

/** @param {() => any} make @param {readonly unknown[]} [deps] */
export function useMemo(make, deps) {
  const mine = hook(() => ({}));
  if (changed(mine, deps)) mine.value = make();
  return mine.value;
}
/** @param {any} call @param {readonly unknown[]} deps */
export const useCallback = (call, deps) => useMemo(() => call, deps);
/** @param {any} initial */
export const useRef = (initial) => useMemo(() => ({ current: initial }), []);
/** Unique in the page. */
export const useId = () => useMemo(() => `t-${++ids}`, []);

/** @param {unknown} otherwise what is read where nobody provides anything */
export const createContext = (otherwise) => ({
  otherwise,
  /** @type {FunctionComponent} */
  Provider: ({ children }) => children,
});

/** @param {ReturnType<typeof createContext>} context */
export function useContext({ otherwise, Provider }) {
  /** @type {Node | null} */
  let node = current;
  while (node && node.vnode?.type !== Provider) node = node.parent;
  if (!node) return otherwise;
  (node.readers ??= new Set()).add(current);
  (current.reads ??= new Set()).add(node);
  return node.vnode?.props.value;
}

/**
 * @template T
 * @param {(listener: () => void) => () => void} subscribe
 * @param {() => T} read
 * @returns {T}
 */
export function useSyncExternalStore(subscribe, read) {
  const value = read();
  const [, render] = useState(0);
  const mine = useRef(null);
  mine.current = { value, read };
  useEffect(() => {
    const check = () => {
      const { value, read } = mine.current;
      if (!Object.is(value, read())) render({});
    };
    // What changed before anybody listened.
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/**
 * @param {Element} container which is empty
 * @param {{ onUncaughtError?: (error: unknown) => void }} [options] hears once of what a content threw, to render another; without it
 *   the error is thrown
 */
export const createRoot = (container, { onUncaughtError } = {}) => {
  let failed = false;
  /** @type {Node} */
  const root = {
    parent: null,
    depth: 0,
    kids: [],
    box: container,
    svg: false,
    dom: container,
    hooks: [],
    fail:
      onUncaughtError &&
      ((error) => {
        // What stands there is on its way out: one error is enough.
        if (!failed) queueMicrotask(() => root.fail && onUncaughtError(error));
        failed = true;
      }),
  };
  /** @param {unknown} content */
  const render = (content) => {
    failed = false;
    if (reconcile(root, content)) place(root.kids.flatMap(nodesOf), container, null);
    commit();
  };
  // Whoever took it away asks for nothing in its place.
  return { render, unmount: () => render((root.fail = null)) };
};

/** For tests: does at once whatever is due. */
export function settle() {
  while (queue.length || shown.length) {
    flush();
    for (const node of shown.splice(0)) afterwards(node, true);
  }
}

/** What libraries reach for by `React.…`. */
export default { useCallback, useSyncExternalStore, useDebugValue() {} };
