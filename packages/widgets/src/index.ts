/**
 * One folder a service, React only: what a widget shows and does, given a `WidgetContext`. No custom elements, no host page, no
 * fetch of its own. Each widget has its own door (`@portolan/widgets/deals`), so that a page loads only what it shows.
 */
export * from './context.ts';
