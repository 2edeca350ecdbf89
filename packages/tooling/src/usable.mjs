// What a widget of the script-tag build loads by itself until a traveller can act, on a partner's page with nothing else of ours:
// `npm run check -- size` weighs it, a browser test and the bench look whether a browser asks for anything else.

import { closure, findChunks } from './closure.mjs';

/** @typedef {'travel-deals' | 'travel-hotels'} Widget */

/** The script of the two lines. */
export const loader = /(?:^|\/)loader\/embed\.ts$/;
/** @param {string} name */
const widget = (name) => new RegExp(`(?:^|/)loader/${name}\\.ts$`);

/**
 * Sources of the chunks that come without anybody asking for them; all that these import statically comes too. Deals are usable when the
 * first real card stands there and can be clicked, hotels when the search form does.
 * @type {Readonly<Record<Widget, readonly RegExp[]>>}
 */
export const usableParts = {
  'travel-deals': [loader, widget('deals')],
  'travel-hotels': [loader, widget('hotels')],
};

/**
 * Files of the build that these widgets load until all of them are usable, each once.
 * @param {import('./closure.mjs').Manifest} manifest
 * @param {readonly Widget[]} widgets
 * @returns {string[]}
 * @throws when a part is no chunk any more
 */
export function usableFiles(manifest, widgets) {
  const keys = widgets.flatMap((name) =>
    usableParts[name].flatMap((part) => {
      const found = findChunks(manifest, part);
      if (found.length === 0) throw new Error(`No chunk matches ${part}: has the layout changed?`);
      return found;
    }),
  );
  const { scripts, styles } = closure(manifest, keys);
  return [...scripts, ...styles];
}
