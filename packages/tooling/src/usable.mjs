// What a widget of the script tag loads until a traveller can use it, on a partner's page with nothing else of ours. `npm run check -- size`
// weighs it; a browser test and the bench check that a browser asks for nothing else.

import { closure, findChunks } from './closure.mjs';

/** @typedef {'travel-deals' | 'travel-hotels'} Widget */

/** The script of the two lines. */
export const loader = /(?:^|\/)loader\/embed\.ts$/;
/** The file that registers a service. @param {string} name */
export const serviceFile = (name) => new RegExp(`^virtual:widget/${name}$`);

/**
 * What a browser loads before anybody touches the page; everything that these import statically comes too. Deals are usable when the
 * first real card is there and can be clicked, hotels when the search form is.
 * @type {Readonly<Record<Widget, readonly RegExp[]>>}
 */
export const usableParts = {
  // They ask at once, so the client comes with them.
  'travel-deals': [loader, serviceFile('deals'), /element\/api\.ts$/],
  'travel-hotels': [loader, serviceFile('hotels')],
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
