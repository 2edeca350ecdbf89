import { escapeHtml } from '@portolan/core';
import { frameDocument, type FrameDocument } from '../card-frame/document.ts';
import type { FrameOptions } from '../card-frame/options.ts';
import { testCards } from './cards.ts';
import { frameScript } from './frame-script.ts';
import { frameTexts } from './texts.ts';

/** The whole document and its headers. `now`, in ms since the epoch, dates the prefilled card. */
export function renderFrame(options: FrameOptions, now: number): FrameDocument {
  const texts = frameTexts[options.language];
  const soon = new Date(now);
  const expiry = `12/${String((soon.getUTCFullYear() + 3) % 100).padStart(2, '0')}`;
  const offered = testCards.flatMap(({ number, label }) => (label ? [{ number, label }] : []));
  const cardChoices = offered
    .map(
      ({ number, label }) =>
        `<option value="${number}">${escapeHtml(texts[label])} · ${number.slice(-4)}</option>`,
    )
    .join('');
  const text = (
    name: 'number' | 'expiry' | 'cvc' | 'name',
    value: string,
    attributes: string,
    extra = '',
    hint = '',
  ) => `
      <div class="field ${name}">
        <label for="${name}">${escapeHtml(texts[name])}</label>
        <div class="box"><input id="${name}" name="${name}" value="${value}" required aria-invalid="false"
          aria-describedby="${hint ? `${name}-hint ` : ''}${name}-error" ${attributes}>${extra}</div>
        ${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}
        <p class="error" id="${name}-error" role="alert" hidden>${warning}<span></span></p>
      </div>`;
  return frameDocument({
    options,
    title: texts.title,
    styles: brandedStyles(options),
    body: `<main>
    <h1>${escapeHtml(texts.title)}</h1>
    <form id="form" novalidate aria-label="${escapeHtml(texts.title)}">
      <div class="test">
        <p>${flask}<span>${escapeHtml(texts.testMode)}</span></p>
        <div class="pick"><label for="picker">${escapeHtml(texts.testCard)}</label><select id="picker">${cardChoices}</select></div>
      </div>
      ${text('number', '4242 4242 4242 4242', 'inputmode="numeric" autocomplete="cc-number" maxlength="23" dir="ltr" spellcheck="false"', '<span id="brand" aria-hidden="true"></span>')}
      ${text('expiry', expiry, `inputmode="numeric" autocomplete="cc-exp" maxlength="7" dir="ltr" placeholder="${escapeHtml(texts.expiryHint)}"`, '', texts.expiryHint)}
      ${text('cvc', '123', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" dir="ltr"', '', texts.cvcHint)}
      ${text('name', 'Alex Morgan', 'autocomplete="cc-name" maxlength="100" spellcheck="false"')}
    </form>
  </main>`,
    data: { parentOrigin: options.parentOrigin, key: options.key, texts, cards: offered },
    script: frameScript,
    policy: ["connect-src 'self'"],
  });
}

/** The brand, moved towards ink or paper until it stands 3:1 against the field behind it. */
function readable(colour: string, theme: 'light' | 'dark'): string {
  const paper = luminance(theme === 'dark' ? [28, 31, 38] : [255, 255, 255]);
  let channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (let step = 0; step < 20; step++) {
    const own = luminance(channels);
    if ((Math.max(own, paper) + 0.05) / (Math.min(own, paper) + 0.05) >= 3.1) break;
    channels = channels.map((c) => Math.round(theme === 'dark' ? c + (255 - c) * 0.12 : c * 0.88));
  }
  return `rgb(${channels.join(' ')})`;
}

function luminance(channels: number[]): number {
  const [r, g, b] = channels.map((c) =>
    c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The look of the gateway's own pages in the agency's colour. */
export function brandedStyles({ primary, theme }: Pick<FrameOptions, 'primary' | 'theme'>): string {
  return `:root{--brand:${primary};--ring:${readable(primary, theme)}}${frameStyles}`;
}

const warning =
  '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3 2 20h20L12 3Zm0 7v4m0 3v.01"/></svg>';
const flask =
  '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 3h6m-5 0v6L4.5 18a2 2 0 0 0 1.7 3h11.6a2 2 0 0 0 1.7-3L14 9V3M7.5 14h9"/></svg>';

const frameStyles = `
:root { color-scheme: light; --ink: #171a21; --ink-2: #565d6b; --line: #828a99; --surface: #fff; --sunken: #f3f5f8; --bad: #b3261e;
  --caution: #7a4d00; --caution-tint: #fff4dc; --chip: #e8ecf2; }
[data-theme=dark] { color-scheme: dark; --ink: #f1f3f7; --ink-2: #b4bbc8; --line: #8b93a3; --surface: #1c1f26; --sunken: #15181d; --bad: #ff9d92;
  --caution: #f5cd84; --caution-tint: #33291333; --chip: #2c313b; }
* { box-sizing: border-box; margin: 0; }
html, body { background: transparent; }
body { font: 400 15px/1.45 Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--ink); -webkit-text-size-adjust: 100%; }
:lang(ar) { line-height: 1.65; }
h1 { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 16px 12px; padding: 4px; }
.field.number, .field.name, .test { grid-column: 1 / -1; }
label { display: block; font-weight: 600; font-size: 14px; margin-block-end: 6px; }
.box { position: relative; }
input, select { font: inherit; font-size: 16px; color: var(--ink); background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  inline-size: 100%; min-block-size: 48px; padding: 10px 14px; font-variant-numeric: tabular-nums; transition: border-color .12s, box-shadow .12s; }
[dir=rtl] input[dir=ltr] { text-align: right; }
.number input { padding-inline-end: 104px; letter-spacing: .03em; }
[dir=rtl] .number input { padding: 10px 14px 10px 104px; }
input:hover, select:hover { border-color: var(--ink-2); }
input:focus-visible, select:focus-visible { outline: 2px solid var(--ring); outline-offset: 1px; border-color: var(--ring); }
input[aria-invalid=true] { border-color: var(--bad); border-inline-start-width: 3px; }
#brand { position: absolute; inset-block-start: 50%; right: 10px; transform: translateY(-50%); font-size: 12px; font-weight: 700;
  letter-spacing: .04em; padding: 4px 8px; border-radius: 6px; background: var(--chip); color: var(--ink); pointer-events: none; }
[dir=rtl] #brand { right: auto; left: 10px; }
#brand:empty { display: none; }
.hint { font-size: 13px; color: var(--ink-2); margin-block-start: 4px; }
.error { display: flex; gap: 6px; align-items: flex-start; font-size: 13px; font-weight: 600; color: var(--bad); margin-block-start: 4px; }
.error[hidden] { display: none; }
.error svg, .test svg { flex: none; margin-block-start: 2px; }
.test { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 10px 12px; border-radius: 12px;
  background: var(--caution-tint); color: var(--caution); border: 1px dashed color-mix(in srgb, var(--caution) 45%, transparent); }
.test p { display: flex; gap: 8px; font-size: 13px; font-weight: 600; }
.pick { display: flex; align-items: center; gap: 8px; min-inline-size: 0; }
.pick label { margin: 0; font-size: 13px; white-space: nowrap; }
.pick select { min-block-size: 36px; font-size: 13px; padding: 4px 8px; border-radius: 8px; inline-size: auto; max-inline-size: 15rem; min-inline-size: 0; }
@media (max-width: 359px) { .pick { flex-wrap: wrap; } .pick select { max-inline-size: 100%; } }
@media (pointer: coarse) { .pick select { min-block-size: 44px; font-size: 16px; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { input[aria-invalid=true] { border-style: double; } }
`;
