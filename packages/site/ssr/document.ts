import type { PageRequest } from '@portolan/contract';
import { createPalette, escapeHtml, themeVariables } from '@portolan/core';
import { colorName } from '@portolan/core/color-names';
import { baseCss, tokensCss } from '@portolan/ui';
import type { PageHead } from '@portolan/pages';
import { agencyScriptId } from '../src/document/agency-script.ts';
import { pageDataId, type PageData } from '../src/page-data.ts';
import { remoteNames, type Route } from '../src/routes.ts';
import footerCss from '../src/shell/footer.css?inline';
import headerCss from '../src/shell/header.css?inline';
import pageCss from '../src/shell/page.css?inline';
import shellCss from '../src/shell/shell.css?inline';
import type { SiteAssets } from './assets.ts';
import { headTags } from './head.ts';
import { json } from './json.ts';

export interface DocumentInput {
  data: PageData;
  route: Route;
  /** Title, description and more of the page; `null`: those of the agency. */
  head: PageHead | null;
  url: string;
  sharePicture: PageRequest['sharePicture'];
  nonce: string;
  direction: 'ltr' | 'rtl';
  /** Text of the spinner. */
  loading: string;
  body: string;
  /** Rules of the components in `body`. */
  css: string;
  assets: SiteAssets;
}

/** Rules of the shell. Every document has them, so the script does not. */
const shellStyles = [pageCss, shellCss, headerCss, footerCss].join('\n');

/**
 * A whole page of an agency: its own head (BRAND-03 to BRAND-07), the theme, the shell, the data for the script. In the order in which a
 * slow line is to carry it: the request for the agency, the largest picture and the page itself, then all scripts.
 */
export function pageDocument(input: DocumentInput): string {
  const { data, route, nonce, direction, assets } = input;
  const { agency, language } = data;
  const palette = createPalette(agency.primaryColor, colorName);
  const scripts = [
    ...new Set([
      ...(assets.entries.client ?? []),
      ...(route.area === 'host' ? [] : (assets.entries[`remote-${route.area}`] ?? [])),
      ...(route.name === 'home' ? assets.home : []),
      ...assets.afterStart,
    ]),
  ];
  // Preloaded, because the largest picture of the first view would queue behind the scripts.
  const hero = input.body.includes('class="hero-art"') ? data.art['hero'] : undefined;
  const client = assets.entries.client?.[0];
  // Chromium sends the whole address of the page with a font of an inline style sheet, whatever the page's referrer policy is; a preload
  // follows the policy. Addresses of bookings and proposals hold secrets; home's does not, and there the fonts would delay the picture.
  const fonts = route.name === 'home' ? [] : fontsOf(assets, language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}" data-agency="pending">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script id="${agencyScriptId}" nonce="${nonce}">${assets.agencyRequest}</script>
${hero ? `<link rel="preload" as="image" href="${escapeHtml(hero)}" fetchpriority="high">` : ''}
${headTags({ agency, route, language, origin: data.origin, url: input.url, nonce, head: input.head, picture: data.art['hero'], sharePicture: input.sharePicture })}
<meta name="theme-color" content="${palette.brand}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${escapeHtml(agency.favicon)}">
${fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`).join('\n')}
<style nonce="${nonce}">${assets.css}
${tokensCss}
${themeRule(palette)}
${baseCss}
${shellStyles}
${input.css}</style>
<noscript><style nonce="${nonce}">html[data-agency=pending] #page{visibility:visible}#spinner{display:none!important}</style></noscript>
</head>
<body>
<div id="spinner" role="status"><span class="spin" aria-hidden="true"></span><span class="vh">${escapeHtml(input.loading)}</span></div>
<div id="page">${input.body}</div>
<script type="importmap" nonce="${nonce}">${json(importMap(assets))}</script>
${scripts.map((file) => `<link rel="modulepreload" href="${assets.base}${file}"${integrityOf(assets, file)} nonce="${nonce}">`).join('\n')}
<script type="application/json" id="${pageDataId}">${json(data)}</script>
${client ? `<script type="module" src="${assets.base}${client}"${integrityOf(assets, client)} nonce="${nonce}"></script>` : ''}
</body>
</html>`;
}

/** The fonts that a page in this language shows. */
function fontsOf(assets: SiteAssets, language: string): string[] {
  const all = [...assets.css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, url]) => url!);
  return all.filter((url) => /figtree|bricolage/.test(url) || (language === 'ar' && /readex/.test(url)));
}

/** The page of a host without an agency: no brand (ROUTE-ERR-09, -10). */
export function unknownAgencyDocument(input: {
  language: string;
  direction: string;
  nonce: string;
  text: string;
}): string {
  const { language, direction, nonce } = input;
  const text = escapeHtml(input.text);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${text}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<style nonce="${nonce}">body{margin:0;min-block-size:100vh;display:grid;place-items:center;font:600 1.25rem/1.4 system-ui,sans-serif;text-align:center;
background:light-dark(#f6f7f9,#16181d);color:light-dark(#1b1f27,#eef0f4)}html{color-scheme:light dark}h1{font-size:1.5rem;margin:1rem}</style>
</head>
<body><main><h1>${text}</h1></main></body>
</html>`;
}

/** Names of the remotes and the integrity of every script, so that nested chunks are checked too (HOST-06, HOST-07). */
export function importMap(assets: SiteAssets): {
  imports: Record<string, string>;
  integrity: Record<string, string>;
} {
  const imports = remoteNames.flatMap((name) => {
    const file = assets.entries[`remote-${name}`]?.[0];
    return file ? [[`remote/${name}`, assets.base + file]] : [];
  });
  const integrity = Object.entries(assets.integrity)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, hash]) => [assets.base + file, hash]);
  return { imports: Object.fromEntries(imports), integrity: Object.fromEntries(integrity) };
}

export function themeRule(palette: ReturnType<typeof createPalette>): string {
  const variables = Object.entries({ ...themeVariables(palette), '--travel-primary': palette.brand });
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

export function integrityOf(assets: SiteAssets, file: string): string {
  const hash = assets.integrity[file];
  return hash ? ` integrity="${hash}" crossorigin` : '';
}
