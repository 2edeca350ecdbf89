import { escapeHtml } from '@portolan/core';

/**
 * A page that holds one widget and nothing else, for partners whose system takes an `<iframe>` but no script. Whatever the widget leads
 * to opens in the window around it: nothing but this page may be framed.
 */
export interface WidgetPage {
  tag: string;
  title: string;
  /** A key of the agency, plain letters. */
  key: string;
  language: string;
  /** Attributes of the tag, as the address gave them. */
  attributes: Readonly<Record<string, string>>;
  /** The element as the site renders it, which works before its code; `null`: the bare tag. */
  element: string | null;
  scheme: 'light' | 'dark' | 'light dark';
  /** Colour as `#rgb` or `#rrggbb`. */
  primary: string | null;
  nonce: string;
}

/** @returns the document; everything that came with the address is escaped */
export function widgetDocument(page: WidgetPage): string {
  const { tag, title, key, language, attributes, element, scheme, primary, nonce } = page;
  const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style nonce="${nonce}">:root{color-scheme:${scheme};font-family:system-ui,sans-serif;background:none}
body{margin:0;padding:4px;display:flow-root}${tag}{${primary ? `--travel-primary:${primary}` : ''}}</style>
<script type="module" src="/sdk/v1/embed.js" data-agency="${escapeHtml(key)}" nonce="${nonce}"></script>
<script nonce="${nonce}">${script}</script>
</head>
<body>${element ?? `<${tag}${own.join('')}></${tag}>`}</body>
</html>`;
}

/** Leads the window around it, and tells the page around it how high it is. The height is nobody's secret. */
const script = `addEventListener('travel-navigate', (event) => {
  if (!event.detail.leaves) return;
  event.preventDefault();
  open(event.detail.href, '_top');
});
addEventListener('DOMContentLoaded', () => {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height !== told) parent.postMessage({ type: 'travel-resize', height: (told = height) }, '*');
  }).observe(document.body);
});`;
