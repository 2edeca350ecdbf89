import { escapeHtml, formatMoney, money } from '@portolan/core';
import { frameDocument, type FrameDocument } from '../card-frame/document.ts';
import type { FrameOptions } from '../card-frame/options.ts';
import { brandedStyles } from './frame.ts';
import { challengeTexts } from './texts.ts';
import type { WirePayment } from './wire.ts';

/**
 * The page on which a cardholder's bank asks: "is it you?". It posts `{type:'challenge', result}` to its one parent, `done` when the
 * bank is content and `failed` when it is not; leaving it says nothing to anybody.
 */
export function renderChallenge(payment: WirePayment, options: Omit<FrameOptions, 'key'>): FrameDocument {
  const { language, parentOrigin } = options;
  const texts = challengeTexts[language];
  const asked = money(payment.asked, payment.currency);
  const amount = formatMoney(asked, language);
  const settled = payment.state === 'needs_action' ? null : payment.state === 'held' ? 'done' : 'failed';
  const row = (label: string, value: string) =>
    `<div><dt>${escapeHtml(label)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`;
  return frameDocument({
    options,
    title: texts.title,
    styles: brandedStyles(options) + styles,
    body: `<main id="page">
    <p class="bank">${shield}<span>${escapeHtml(texts.bank)}</span></p>
    <h1>${escapeHtml(texts.title)}</h1>
    <p class="lead">${escapeHtml(texts.text)}</p>
    <dl>${row(texts.amount, amount)}${row(texts.card, `\u200e•••• ${payment.card.last4}`)}</dl>
    <p class="error" id="error" role="alert" hidden></p>
    <div class="actions">
      <button type="button" id="pass" class="primary">${escapeHtml(texts.confirm)}</button>
      <button type="button" id="fail">${escapeHtml(texts.refuse)}</button>
    </div>
    <p class="hint">${escapeHtml(texts.testMode)}</p>
  </main>`,
    data: { parentOrigin, id: payment.id, settled, unavailable: texts.unavailable },
    script: challengeScript,
    policy: ["connect-src 'self'"],
  });
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
