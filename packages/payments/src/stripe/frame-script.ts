/**
 * What runs in the page that we serve for Stripe, as text. It speaks the messages of every card frame with its one parent; Stripe's own
 * frames inside it hold the card. A token is a ConfirmationToken: good once, for one confirmation by our server.
 */
export const stripeFrameScript = String.raw`(() => {
  'use strict';
  const data = JSON.parse(document.getElementById('data').textContent);
  const main = document.getElementById('main');
  const send = (message) => { if (window.parent !== window) window.parent.postMessage(message, data.parentOrigin); };
  const height = () => send({ type: 'resize', height: Math.ceil(main.getBoundingClientRect().height) });
  // Without Stripe's script there is no form: the page around says that it takes too long, and offers to try again.
  if (typeof window.Stripe !== 'function') return;
  const stripe = window.Stripe(data.key, { locale: data.locale });

  if (data.page === 'challenge') {
    const clientSecret = decodeURIComponent(location.hash.slice(1));
    // The secret has done its work in the address.
    history.replaceState(null, '', location.pathname + location.search);
    height();
    send({ type: 'ready' });
    const finish = (result) => send({ type: 'challenge', result });
    stripe.handleNextAction({ clientSecret }).then(
      ({ error }) => finish(error ? 'failed' : 'done'),
      () => finish('failed'),
    );
    return;
  }

  const elements = stripe.elements({
    mode: 'payment',
    amount: data.amount,
    currency: data.currency,
    captureMethod: 'manual',
    paymentMethodTypes: ['card'],
    appearance: {
      theme: data.theme === 'dark' ? 'night' : 'stripe',
      variables: { colorPrimary: data.primary, borderRadius: '12px', fontSizeBase: '16px' },
    },
  });
  const element = elements.create('payment', { layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } });
  element.on('ready', () => { height(); send({ type: 'ready' }); send({ type: 'valid', valid: false }); });
  element.on('change', (event) => send({ type: 'valid', valid: event.complete === true }));
  element.mount('#element');
  new ResizeObserver(height).observe(main);

  let busy = false;
  const refuse = (message) => send({ type: 'error', field: null, message: message || data.unavailable });
  const tokenise = async () => {
    if (busy) return;
    busy = true;
    try {
      // Marks what is missing in Stripe's own fields, in its own words.
      const checked = await elements.submit();
      if (checked.error) return refuse(checked.error.message);
      const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
      if (error || !confirmationToken) return refuse(error && error.message);
      send({ type: 'token', token: confirmationToken.id });
    } catch {
      refuse();
    } finally {
      busy = false;
    }
  };
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== data.parentOrigin) return;
    if (event.data && event.data.type === 'tokenise') void tokenise();
  });
})();`;
