/**
 * React components on design tokens. They render what they are given: no calls, no agency, no custom elements, no portals. Each
 * brings its own style sheet (`useStyles`), so it looks the same in a shadow root and in a page. Wrap them in `UiProvider`.
 */
export * from './provider.tsx';
export * from './styles.ts';
export * from './types.ts';
export * from './button/Button.tsx';
export * from './icon/Icon.tsx';
export * from './icon/icons.ts';
export * from './price/PriceBlock.tsx';
export * from './card/Ticket.tsx';
export * from './combobox/Combobox.tsx';
export * from './date-range/DateRange.tsx';
export * from './guests/Guests.tsx';
export * from './guests/Stepper.tsx';
export * from './date-range/format.ts';
export * from './range/RangeFilter.tsx';
export * from './dialog/Dialog.tsx';
export * from './form/Field.tsx';
export * from './feedback/Stamp.tsx';
export * from './tokens/tokens.ts';
