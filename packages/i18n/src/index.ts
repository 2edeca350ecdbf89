/**
 * The product's texts: nine languages as i18next JSON v4, and the small `t` that widgets use. Pure: no DOM, no fetch of its own
 * (files come by dynamic import).
 */
export * from './languages.ts';
export * from './catalogue.ts';
export * from './t.ts';
export * from './own-texts.ts';
export * from './over-i18next.ts';
