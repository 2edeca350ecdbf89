import { randomBytes } from 'node:crypto';
import { formatMoney, money } from '@portolan/core';
import { escape, frameStyles, readable, type FrameOptions } from './frame.ts';
import { challengeTexts } from './texts.ts';
import type { WirePayment } from './wire.ts';

/**
 * The page on which a cardholder's bank asks: "is it you?". It posts `{type:'challenge', result}` to its one parent, `done` when the
 * bank is content and `failed` when it is not; leaving it says nothing to anybody.
 */
export function renderChallenge(
  payment: WirePayment,
  options: Omit<FrameOptions, 'key'>,
): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64');
  const { language, parentOrigin } = options;
  const texts = challengeTexts[language];
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const asked = money(payment.asked, payment.currency);
  const amount = formatMoney(asked, language);
  const settled = payment.state === 'needs_action' ? null : payment.state === 'held' ? 'done' : 'failed';
  const data = { parentOrigin, id: payment.id, settled, unavailable: texts.unavailable };
  const row = (label: string, value: string) =>
    `<div><dt>${escape(label)}</dt><dd><bdi>${escape(value)}</bdi></dd></div>`;
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}" data-theme="${options.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(texts.title)}</title>
<style nonce="${nonce}">:root{--brand:${options.primary};--ring:${readable(options.primary, options.theme)}}${frameStyles}${styles}</style>
</head>
<body>
  <main id="page">
    <p class="bank">${shield}<span>${escape(texts.bank)}</span></p>
    <h1>${escape(texts.title)}</h1>
    <p class="lead">${escape(texts.text)}</p>
    <dl>${row(texts.amount, amount)}${row(texts.card, `\u200e•••• ${payment.card.last4}`)}</dl>
    <p class="error" id="error" role="alert" hidden></p>
    <div class="actions">
      <button type="button" id="pass" class="primary">${escape(texts.confirm)}</button>
      <button type="button" id="fail">${escape(texts.refuse)}</button>
    </div>
    <p class="hint">${escape(texts.testMode)}</p>
  </main>
  <script type="application/json" id="data" nonce="${nonce}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  <script nonce="${nonce}">${challengeScript}</script>
</body>
</html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    `frame-ancestors ${[parentOrigin, options.aroundOrigin].filter(Boolean).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    html,
    headers: {
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
}

/** What runs inside, as text; see `frame-script.ts`. */
export const challengeScript = String.raw`(() => {
  'use strict';
  const { parentOrigin, id, settled, unavailable } = JSON.parse(document.getElementById('data').textContent);
  const send = (message) => { if (window.parent !== window) window.parent.postMessage(message, parentOrigin); };
  const page = document.getElementById('page'), error = document.getElementById('error');
  const buttons = [document.getElementById('pass'), document.getElementById('fail')];
  const height = () => send({ type: 'resize', height: Math.ceil(page.getBoundingClientRect().height) });
  const finish = (result) => { for (const button of buttons) button.disabled = true; send({ type: 'challenge', result }); };
  const answer = async (passed) => {
    for (const button of buttons) button.disabled = true;
    error.hidden = true;
    page.setAttribute('aria-busy', 'true');
    try {
      const reply = await fetch('/challenge/' + encodeURIComponent(id), {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ passed }),
      });
      if (!reply.ok) throw new Error('refused');
      const { result } = await reply.json();
      finish(result);
    } catch {
      for (const button of buttons) button.disabled = false;
      error.textContent = unavailable;
      error.hidden = false;
    } finally {
      page.removeAttribute('aria-busy');
    }
  };
  buttons[0].addEventListener('click', () => void answer(true));
  buttons[1].addEventListener('click', () => void answer(false));
  height();
  new ResizeObserver(height).observe(page);
  send({ type: 'ready' });
  if (settled) finish(settled);
})();`;

const shield =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3 5 6v5c0 4.5 2.9 8.3 7 10 4.1-1.7 7-5.5 7-10V6l-7-3Zm-3 8.5 2.2 2.2L15.5 9.5"/></svg>';

const styles = `
main { padding: 8px; display: grid; gap: 16px; }
h1 { position: static; inline-size: auto; block-size: auto; overflow: visible; clip-path: none; white-space: normal; font-size: 20px; line-height: 1.3; }
.bank { display: flex; gap: 8px; align-items: center; font-weight: 600; color: var(--ink-2); }
.lead { color: var(--ink-2); }
dl { display: grid; gap: 8px; padding: 12px 16px; background: var(--sunken); border-radius: 12px; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dt { color: var(--ink-2); }
dd { font-weight: 600; font-variant-numeric: tabular-nums; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
button { font: inherit; font-weight: 600; min-block-size: 48px; padding: 10px 20px; border-radius: 12px; border: 1px solid var(--line);
  background: var(--surface); color: var(--ink); cursor: pointer; flex: 1 1 10rem; }
button.primary { background: var(--ink); border-color: var(--ink); color: var(--surface); }
button:hover { border-color: var(--ink-2); }
button:disabled { opacity: .55; cursor: default; }
button:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
`;
