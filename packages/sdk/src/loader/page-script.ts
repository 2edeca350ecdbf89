import { misuse } from '../element/misuse.ts';
import { contextChanged } from '../element/parent-context.ts';
import { setPageSettings, setScriptSettings, type PageSettings } from '../element/settings.ts';

const embeds = /\/sdk\/[\w.-]+\/embed\.js(\?|$)/;

// Of the tags on the page, that of the element's own agency speaks for it, else the first; whoever loaded this code, and however late a
// tag came. A page whose tag manager took the tag away again says `configure`.
setScriptSettings((agency) => {
  const scripts = [...document.scripts].filter(({ src }) => embeds.test(src));
  const script = scripts.find(({ dataset }) => dataset.agency === agency) ?? scripts[0];
  return { ...script?.dataset, api: script?.dataset.api || new URL(script?.src ?? import.meta.url).origin };
});

declare global {
  interface Window {
    /** Calls of the page, made before or after this code is there: `travelQueue.push(['configure', { lang: 'de' }])`. */
    travelQueue?: unknown[];
  }
}
window.travelQueue ||= [];
// A page may have a thing of its own by this name.
const queue = Array.isArray(window.travelQueue) ? window.travelQueue : [];
const hear = (call: unknown) => {
  const [name, settings] = (Array.isArray(call) ? call : [call]) as [unknown, PageSettings];
  if (name === 'configure') {
    setPageSettings(settings);
    contextChanged();
  } else misuse({ localName: 'travel-…' }, 'queue', String(name));
};
const { push } = queue;
queue.push = (...calls) => {
  calls.forEach(hear);
  return push.apply(queue, calls);
};
queue.forEach(hear);
