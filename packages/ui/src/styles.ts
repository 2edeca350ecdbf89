import type { AdoptStyles } from './provider.tsx';

/** A constructed sheet can be adopted only in the document that it was made for. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts style sheets into a shadow root or a document. A sheet is built once for each document and shared by all its roots; adopting
 * is allowed by any Content-Security-Policy, unlike a `<style>` element.
 */
export function createAdopter(root: Document | ShadowRoot): AdoptStyles {
  const document = root.ownerDocument ?? (root as Document);
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  // Asked by every component each time it renders, while the root's own list answers like a far-off array.
  const adopted = new Set<string>();
  return (css) => {
    if (adopted.has(css)) return;
    adopted.add(css);
    let sheet = known.get(css);
    if (!sheet) {
      sheet = createSheet(document);
      sheet.replaceSync(css);
      known.set(css, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
}

/** An empty sheet that roots of this document, which has a window, can adopt. */
export function createSheet(document: Document): CSSStyleSheet {
  return new document.defaultView!.CSSStyleSheet();
}

/** For rendering on a server: collects what was used, to be written into one `<style nonce>`. */
export function createStyleCollector(): { adopt: AdoptStyles; css(): string } {
  const used = new Set<string>();
  return { adopt: (css) => void used.add(css), css: () => [...used].join('\n') };
}
