// React's automatic JSX runtime for the script-tag build, by preact's own createElement.

import { createElement, Fragment } from 'preact';

export { Fragment };

/** @param {import('preact').ComponentType} type @param {object} props @param {string | number} [key] */
export const jsx = (type, props, key) => createElement(type, key === undefined ? props : { ...props, key });
export { jsx as jsxs };
