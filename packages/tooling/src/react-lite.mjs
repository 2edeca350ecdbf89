// React for the script-tag build: preact itself and the few things of preact/compat that our widgets use, at a tenth
// of compat's bytes. What is missing here fails the build of the sdk, not a partner's page.

import { Component, createContext, createElement, Fragment, hydrate, options, render } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';

export { Component, createContext, createElement, Fragment };
export { useContext, useId, useMemo, useReducer, useRef } from 'preact/hooks';
export { useCallback, useEffect, useLayoutEffect, useState };

/** For developer tools, which partners' pages do not have. */
export const useDebugValue = () => {};

/** React's names → the DOM's: `onFocus` and `onBlur` bubble. SVG attributes are written with their dashes where they are used. */
const renamed = {
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
};
const before = options.vnode;
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = /** @type {Record<string, unknown>} */ (vnode.props);
    for (const [react, dom] of Object.entries(renamed)) {
      if (!(react in props)) continue;
      props[dom] = props[react];
      delete props[react];
    }
  }
  before?.(vnode);
};

/**
 * @template T
 * @param {(listener: () => void) => () => void} subscribe
 * @param {() => T} read
 * @returns {T}
 */
export function useSyncExternalStore(subscribe, read) {
  const value = read();
  const [box, update] = useState({ it: { value, read } });
  const { it } = box;
  const check = () => {
    if (!Object.is(it.value, it.read())) update({ it });
  };
  useLayoutEffect(() => {
    Object.assign(it, { value, read });
    check();
  }, [subscribe, value, read]);
  useEffect(() => {
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/** @param {Element} container */
export const createRoot = (container) => ({
  /** @param {import('preact').ComponentChild} content */
  render: (content) => render(content, container),
  unmount: () => render(null, container),
});

/** Takes over what the server wrote, which the site does alone. @param {Element} container @param {import('preact').ComponentChild} content */
export function hydrateRoot(container, content) {
  hydrate(content, container);
}

/** What libraries reach for by `React.…`. */
export default { useCallback, useDebugValue, useSyncExternalStore };
