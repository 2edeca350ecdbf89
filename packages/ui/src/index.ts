/**
 * React components on design tokens. They render what they are given: no calls, no agency, no custom elements, no portals. Each
 * brings its own style sheet (`useStyles`), so it looks the same in a shadow root and in a page. Wrap them in `UiProvider`.
 */
export * from './provider.tsx';
export * from './area-texts.ts';
export * from './styles.ts';
export * from './types.ts';
export * from './color-name.ts';
export * from './tokens/tokens.ts';
export * from './icon/Icon.tsx';
export * from './icon/icons.ts';
export * from './button/Button.tsx';
export * from './media/Media.tsx';
export * from './card/Ticket.tsx';
export * from './card/TicketRow.tsx';
export * from './price/DetailedPrice.tsx';
export * from './price/PriceBlock.tsx';
export * from './rating/Rating.tsx';
export * from './rating/ReviewScore.tsx';
export * from './carousel/Carousel.tsx';
export * from './tabs/Tabs.tsx';
export * from './combobox/Combobox.tsx';
export * from './combobox/ComboboxField.tsx';
export * from './combobox/ComboboxList.tsx';
export * from './date-range/DateRange.tsx';
export * from './date-range/DatesPop.tsx';
export * from './date-range/short-range.ts';
export * from './date-range/format.ts';
export * from './guests/Guests.tsx';
export * from './guests/GuestsPop.tsx';
export * from './guests/describe-guests.ts';
export * from './popover/PopField.tsx';
export * from './guests/Stepper.tsx';
export * from './range/RangeFilter.tsx';
export * from './search-bar/SearchBar.tsx';
export * from './dialog/Dialog.tsx';
export * from './toast/Toasts.tsx';
export * from './toast/toast-store.ts';
export * from './accordion/Accordion.tsx';
export * from './form/Field.tsx';
export * from './form/controls.tsx';
export * from './slices/slices.ts';
export * from './feedback/Stamp.tsx';
export { GoodTag, type TagContent } from './feedback/GoodTag.tsx';
export * from './feedback/Tag.tsx';
export * from './feedback/Banner.tsx';
export * from './feedback/Skeleton.tsx';
export * from './feedback/Spinner.tsx';
