/**
 * The public door of the widgets: custom elements that sell an agency's travel on any page, typed events, and the two calls that a
 * page needs. It knows the host page; what a widget shows and does lives in the widgets themselves. Importing it registers nothing
 * and is safe outside a browser; `defineAll()` or the modules below `define/` register.
 */
import { startConfig } from './element/config.ts';
import { setPageSettings, type PageSettings } from './element/settings.ts';

export { TravelAgency } from './element/travel-agency.ts';
export * from './services/index.ts';
export { TravelElement } from './element/travel-element.ts';
export type { Host, HostState } from './element/host.ts';
export type {
  NavigateDetail,
  ProfileExpiredDetail,
  TravelEventDetails,
  TravelEventName,
} from './element/events.ts';
export type { ColorScheme, Mode, PageSettings } from './element/settings.ts';

/**
 * What every widget of the page takes when neither it nor a `<travel-agency>` above says otherwise. Call it before the first widget is
 * in the page: with `api` and `agency` it also starts to load the agency's configuration.
 * @param settings `agency` is a publishable key, `api` the origin of the agency API
 * @example configure({ api: 'https://book.agency.example', agency: 'pk_live_…' })
 */
export function configure(settings: PageSettings): void {
  setPageSettings(settings);
  startConfig(settings);
}

/** Registers every tag; those that are registered already stay as they are. Does nothing outside a browser. */
export async function defineAll(): Promise<void> {
  await import('./define/all.ts');
}
