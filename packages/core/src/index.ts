/**
 * Pure logic of travel selling: money, days, guests, what a role may see, and the flows as stores. It has no DOM, no React, no
 * fetch and no clock of its own; whoever needs one passes it in.
 */
export * from './money.ts';
export * from './money-sums.ts';
export * from './local-date.ts';
export * from './place-time.ts';
export * from './occupancy.ts';
export * from './stay.ts';
export * from './theme.ts';
export * from './price-display.ts';
export * from './deal-price.ts';
export * from './currency-choice.ts';
export * from './language-choice.ts';
export * from './session-id.ts';
export * from './saved-checkout.ts';
export * from './redirect-target.ts';
export * from './sign-in-link.ts';
export * from './deals-window.ts';
export * from './deals-store.ts';
export * from './email.ts';
export * from './fold-text.ts';
export * from './html.ts';
export * from './plain-text.ts';
export * from './booking/index.ts';
