import type { AdoptStyles } from './provider.tsx';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adopts style sheets into a shadow root or a document. A sheet is built once per page and shared by all roots; adopting
 * is allowed by any Content-Security-Policy, unlike a `<style>` element.
 */
export function createAdopter(root: DocumentOrShadowRoot): AdoptStyles {
  const adopted = new Set<string>();
  return (css) => {
    if (adopted.has(css)) return;
    adopted.add(css);
    let sheet = sheets.get(css);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(css, sheet);
    }
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
}

/** For rendering on a server: collects what was used, to be written into one `<style nonce>`. */
export function createStyleCollector(): { adopt: AdoptStyles; css(): string } {
  const used = new Set<string>();
  return { adopt: (css) => void used.add(css), css: () => [...used].join('\n') };
}
