import { money } from '@portolan/core';
import { frameTexts } from '../test-gateway/texts.ts';
import { frameDocument, type FrameDocument } from '../card-frame/document.ts';
import type { FrameOptions } from '../card-frame/options.ts';
import { toStripeAmount } from './amounts.ts';
import { stripeFrameScript } from './frame-script.ts';

export interface StripeFrameOptions extends FrameOptions {
  /** `card`: the form; `challenge`: what the bank asks, its secret behind the address's hash. */
  page: 'card' | 'challenge';
  /** What will be paid, in minor units; Stripe's form chooses what it offers by it. @default 1.00 in USD */
  amount?: { amount: number; currency: string } | undefined;
}

/** Where we serve Stripe's card form, on the agency's own site. */
export const stripeFrameUrl = '/pay/stripe/card';

/** Stripe's names for our languages. */
const locales: Partial<Record<FrameOptions['language'], string>> = { no: 'nb', pt: 'pt' };

/**
 * The page that we serve for Stripe's own fields: on the agency's site, in a frame, with a policy that lets in Stripe's hosts and no
 * others. The card's fields are frames of Stripe's inside it, so no digit is ever in a document of ours. It speaks the messages of
 * every card frame (README).
 */
export function renderStripeFrame(options: StripeFrameOptions): FrameDocument {
  const { language, theme, primary, parentOrigin, page } = options;
  const texts = frameTexts[language];
  const asked = options.amount ?? { amount: 100, currency: 'USD' };
  const data = {
    page,
    parentOrigin,
    key: options.key,
    locale: locales[language] ?? language,
    theme,
    primary,
    amount: amountOf(asked.amount, asked.currency),
    currency: asked.currency.toLowerCase(),
    unavailable: texts.unavailable,
  };
  return frameDocument({
    options,
    title: texts.title,
    styles: `:root{color-scheme:${theme}}body{margin:0;background:transparent}main{padding:4px}main[data-page=challenge]{min-block-size:560px}`,
    body: `<main id="main" data-page="${page}"><div id="element"></div></main>`,
    data,
    library: 'https://js.stripe.com/v3/',
    script: stripeFrameScript,
    scriptHosts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    // A card that cannot be typed is worse than a sink that takes texts in a page that holds none of ours.
    trustedTypes: false,
    // The hosts that Stripe asks for; nothing else of the web.
    policy: [
      'connect-src https://api.stripe.com https://r.stripe.com',
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'img-src https://*.stripe.com data:',
    ],
    // Stripe's fraud signals want the origin; nobody wants the address.
    referrerPolicy: 'strict-origin',
  });
}

/** In Stripe's unit; one that it cannot take is refused when it is paid, not here. */
function amountOf(amount: number, currency: string): number {
  try {
    return toStripeAmount(money(amount, currency));
  } catch {
    return 100;
  }
}
