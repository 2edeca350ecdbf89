/**
 * What runs inside the card frame, as text: the page carries it inline under a nonce and nothing bundles it. It talks to the one
 * parent origin that the address names, and to this gateway; the parent sees a token, never a digit.
 *
 * Out: `{type:'ready'}`, `{type:'resize', height}` in CSS pixels, `{type:'valid', valid}`, and after `tokenise` either
 * `{type:'token', token}` or `{type:'error', field, message}` (`field` is null when it is nobody's fault). In: `{type:'tokenise'}`.
 */
export const frameScript = String.raw`(() => {
  'use strict';
  const { parentOrigin, key, texts, cards } = JSON.parse(document.getElementById('data').textContent);
  const field = (name) => document.getElementById(name);
  const form = field('form'), number = field('number'), expiry = field('expiry'), cvc = field('cvc');
  const holder = field('name'), picker = field('picker'), brand = field('brand');
  const fields = { number, expiry, cvc, name: holder };
  const digits = (text) => text.replace(/\D/g, '');
  const send = (message) => { if (window.parent !== window) window.parent.postMessage(message, parentOrigin); };

  const brandOf = (n) => /^4/.test(n) ? 'visa' : /^(5[1-5]|2[2-7])/.test(n) ? 'mastercard' : /^3[47]/.test(n) ? 'amex'
    : /^6(011|5|4[4-9])/.test(n) ? 'discover' : 'unknown';
  const luhn = (n) => {
    if (n.length < 12 || n.length > 19) return false;
    let total = 0;
    for (let i = 0; i < n.length; i++) {
      let d = +n[n.length - 1 - i];
      if (i % 2 && (d *= 2) > 9) d -= 9;
      total += d;
    }
    return total % 10 === 0;
  };
  const checks = {
    number: () => luhn(digits(number.value)),
    expiry: () => {
      const m = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(expiry.value.trim());
      if (!m || +m[1] < 1 || +m[1] > 12) return false;
      return Date.UTC(+m[2] + (m[2].length === 2 ? 2000 : 0), +m[1], 1) > Date.now();
    },
    cvc: () => digits(cvc.value).length === (brandOf(digits(number.value)) === 'amex' ? 4 : 3) && /^\d+$/.test(cvc.value.trim()),
    name: () => holder.value.trim() !== '',
  };
  const names = Object.keys(checks);
  const wrong = () => names.find((name) => !checks[name]());

  let lastValid;
  const tell = () => {
    const valid = !wrong();
    if (valid !== lastValid) send({ type: 'valid', valid: (lastValid = valid) });
  };
  const mark = (name, bad) => {
    fields[name].setAttribute('aria-invalid', String(bad));
    const note = field(name + '-error');
    note.hidden = !bad;
    note.lastElementChild.textContent = bad ? texts[name + 'Error'] : '';
  };
  const look = () => {
    const kind = brandOf(digits(number.value));
    brand.dataset.brand = kind;
    brand.textContent = { visa: 'VISA', mastercard: 'Mastercard', amex: 'AMEX', discover: 'Discover', unknown: '' }[kind];
    field('cvc-hint').textContent = kind === 'amex' ? texts.cvcHintAmex : texts.cvcHint;
    cvc.maxLength = kind === 'amex' ? 4 : 3;
    const at = cards.findIndex((card) => card.number === digits(number.value));
    picker.selectedIndex = at < 0 ? -1 : at;
  };
  const group = (n) => brandOf(n) === 'amex'
    ? [n.slice(0, 4), n.slice(4, 10), n.slice(10, 15)].filter(Boolean).join(' ')
    : n.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
  // Rewrites the value in groups and puts the caret back behind the digit it stood behind.
  const regroup = (input, write) => {
    const before = digits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const text = write(digits(input.value));
    if (text === input.value) return;
    input.value = text;
    let at = 0;
    for (let seen = 0; at < text.length && seen < before; at++) if (/\d/.test(text[at])) seen++;
    if (document.activeElement === input) input.setSelectionRange(at, at);
  };

  number.addEventListener('input', () => { regroup(number, group); look(); });
  expiry.addEventListener('input', (event) => {
    if (event.inputType && event.inputType.startsWith('delete')) return;
    regroup(expiry, (n) => n.length < 3 ? n + (n.length === 2 && !expiry.value.includes('/') ? '/' : expiry.value.includes('/') && n.length === 2 ? '/' : '')
      : n.length > 4 ? n.slice(0, 2) + '/' + n.slice(2, 6) : n.slice(0, 2) + '/' + n.slice(2));
    expiry.setSelectionRange(expiry.value.length, expiry.value.length);
  });
  for (const name of names) {
    fields[name].addEventListener('blur', () => mark(name, !checks[name]()));
    fields[name].addEventListener('input', () => {
      if (fields[name].getAttribute('aria-invalid') === 'true') mark(name, !checks[name]());
      tell();
    });
  }
  picker.addEventListener('change', () => {
    const card = cards[picker.selectedIndex];
    number.value = group(card.number);
    cvc.value = brandOf(card.number) === 'amex' ? '1234' : '123';
    for (const name of ['number', 'cvc']) mark(name, false);
    look();
    tell();
  });
  form.addEventListener('submit', (event) => event.preventDefault());

  const refuse = (name, message) => {
    if (name) { mark(name, true); fields[name].focus(); }
    send({ type: 'error', field: name ?? null, message });
  };
  let busy = false;
  const tokenise = async () => {
    if (busy) return;
    for (const name of names) mark(name, !checks[name]());
    const bad = wrong();
    if (bad) return refuse(bad, texts[bad + 'Error']);
    busy = true;
    form.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch('/frame/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, number: number.value, expiry: expiry.value, cvc: cvc.value, name: holder.value }),
      });
      const body = await answer.json();
      if (answer.ok) send({ type: 'token', token: body.token });
      else {
        const name = fields[body.error?.field] ? body.error.field : undefined;
        refuse(name, name ? texts[name + 'Error'] : texts.unavailable);
      }
    } catch {
      refuse(undefined, texts.unavailable);
    } finally {
      busy = false;
      form.removeAttribute('aria-busy');
    }
  };
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== parentOrigin) return;
    if (event.data && event.data.type === 'tokenise') void tokenise();
  });

  look();
  const height = () => send({ type: 'resize', height: Math.ceil(form.getBoundingClientRect().height) });
  // The height goes first: whoever enables a button on ready has laid it out in its final place.
  height();
  new ResizeObserver(height).observe(form);
  send({ type: 'ready' });
  tell();
})();`;
