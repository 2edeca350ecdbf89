// What @testing-library/preact needs of preact, by the script-tag build's own renderer (vitest.lite.config.ts).

import { createRoot, settle } from '../tooling/src/react-small.mjs';

export { createElement, createElement as h, Fragment, useEffect } from '../tooling/src/react-small.mjs';
export const options = {};

export const createRef = () => ({ current: null });

const roots = new WeakMap();
/** @param {unknown} content @param {Element} container */
export function render(content, container) {
  if (!roots.has(container)) roots.set(container, createRoot(container));
  roots.get(container).render(content);
}
export const hydrate = render;

/** @param {() => unknown} work */
export function act(work) {
  const done = work();
  if (done && typeof (/** @type {any} */ (done).then) === 'function')
    return /** @type {Promise<unknown>} */ (done).then(settle);
  settle();
  return Promise.resolve();
}
export const setupRerender = () => settle;
export const teardown = () => {};
