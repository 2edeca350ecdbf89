import type { Agency, FrameRequest, PageRequest } from '@portolan/contract';
import { createPalette, escapeHtml } from '@portolan/core';
import { colorName } from '@portolan/core/color-names';
import { createT, directionOf, loadCatalogues, type Catalogue } from '@portolan/i18n';
import { baseCss, tokensCss } from '@portolan/ui';
import type { FrameData } from '../src/frame/frame-data.ts';
import { pageDataId } from '../src/page-data.ts';
import type { SiteAssets } from './assets.ts';
import { integrityOf, themeRule } from './document.ts';
import { json } from './json.ts';
import frameCss from './frame.css?inline';

/** Texts of signing in. */
const ofSignIn = /^(account\.login\.|account\.problem\.title$|frame\.)/;
/** Illustrations that a checkout may need. */
const pictures = ['hotels', 'room', 'empty'];

/**
 * The document of a secure frame: the theme, what stands there until its code has come, the data for its script. It holds nothing about
 * a person and none of the site around it.
 */
export async function frameDocument(
  request: PageRequest & { agency: Agency; frame: FrameRequest },
  assets: SiteAssets,
): Promise<string> {
  const { agency, frame, language, nonce } = request;
  const texts = Object.assign(
    {},
    ...(await loadCatalogues(language, ['frame', 'account', 'common'])).reverse(),
  ) as Catalogue;
  const t = createT(language, [texts], agency.texts);
  const refused = frame.key === null;
  const signIn = frame.page === 'sign-in';
  const titleKey = refused ? 'frame.refused.title' : signIn ? 'frame.sign-in.title' : 'frame.title';
  const title = t(titleKey, { agency: agency.agencyName });
  const inWindow = signIn && frame.embedder === null;
  const page = frame.embedder !== null ? frame.page : signIn ? 'window' : '';
  const pageScripts = assets.entries[`frame-${page}`] ?? [];
  const scripts = refused ? [] : [...new Set([...(assets.entries.frame ?? []), ...pageScripts])];
  const { privacyPolicy: _p, cookiesPolicy: _c, disclaimer: _d, ...known } = agency;
  const data: FrameData = {
    code: pageScripts[0] ? assets.base + pageScripts[0] : '',
    agency: known,
    language,
    currency: request.currency,
    origin: request.origin,
    key: frame.key ?? '',
    embedder: frame.embedder,
    art: Object.fromEntries(
      Object.entries(request.art ?? {}).filter(([purpose]) => pictures.includes(purpose)),
    ),
    texts: signIn ? Object.fromEntries(Object.entries(texts).filter(([key]) => ofSignIn.test(key))) : {},
  };
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${inWindow ? ' data-window' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${scripts.map((file) => `<link rel="modulepreload" href="${assets.base}${file}"${integrityOf(assets, file)} nonce="${nonce}">`).join('\n')}
<style nonce="${nonce}">${assets.css}
:root{color-scheme:${frame.scheme ?? 'light dark'}}
${tokensCss}
${themeRule(createPalette(agency.primaryColor, colorName))}
${baseCss}
${frameCss}</style>
</head>
<body>
${
  refused
    ? `<main class="refused"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(t('frame.refused.text', { agency: agency.agencyName }))}</p></main>`
    : `<div id="wait" role="status"><i></i><i></i><i></i><span class="vh">${escapeHtml(t(signIn ? 'frame.sign-in.opening' : 'frame.opening'))}</span></div>
<div id="page"></div>
<script type="application/json" id="${pageDataId}">${json(data)}</script>
${script(assets, nonce)}`
}
</body>
</html>`;
}

function script(assets: SiteAssets, nonce: string): string {
  const file = assets.entries.frame?.[0];
  return file
    ? `<script type="module" src="${assets.base}${file}"${integrityOf(assets, file)} nonce="${nonce}"></script>`
    : '';
}
