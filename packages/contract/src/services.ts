/**
 * The six services: one internal key each, the exact label of each place, and every alias that a
 * configuration or a query parameter may carry. Zod-free.
 */
export const serviceKeys = ['hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise'] as const;
/** In display order (GEN-16, CONST-34). */
export type ServiceKey = (typeof serviceKeys)[number];

export interface ServiceInfo {
  /** Exact text of the deals tab, `null` when the service has none. */
  dealTab: string | null;
  /** First path of the service on the agency's site. */
  path: string;
  aliases: readonly string[];
}

export const services: Record<ServiceKey, ServiceInfo> = {
  hotels: { dealTab: 'Hotels', path: '/booknow/hotels', aliases: ['hotels', 'hotel'] },
  flights: {
    dealTab: 'Air Travel',
    path: '/booknow/flights',
    aliases: ['air travel', 'airtravel', 'flights', 'flight'],
  },
  resorts: { dealTab: null, path: '/booknow/resort', aliases: ['resorts', 'resort'] },
  cars: {
    dealTab: 'Car Rentals',
    path: '/booknow/cars',
    aliases: ['cars', 'car', 'car rentals', 'car rental', 'car-rental'],
  },
  activities: {
    dealTab: 'Activities',
    path: '/booknow/activities',
    aliases: ['activities', 'activity'],
  },
  cruise: { dealTab: 'Cruises', path: '/booknow/cruise', aliases: ['cruise', 'cruises'] },
};

/** Label in menus and service lists; also the English catalogue's text. Apart, because widgets never need it. */
export const serviceLabels: Record<ServiceKey, string> = {
  hotels: 'Hotels',
  flights: 'Air Travel',
  resorts: 'Resorts',
  cars: 'Cars',
  activities: 'Activities',
  cruise: 'Cruise',
};

/** The service that a title, a tab name or an alias means, whatever its case; `null` when it means none. */
export function serviceFromAlias(text: string | null | undefined): ServiceKey | null {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return null;
  return serviceKeys.find((key) => services[key].aliases.includes(wanted)) ?? null;
}

/** The services that the agency's `bookingMenuItemOptions` marks active, in display order (DEALS-02, GEN-16). */
export function activeServices(
  options: readonly { title: string; active: boolean }[] | null | undefined,
): ServiceKey[] {
  const active = new Set<ServiceKey | null>();
  for (const option of options ?? []) if (option.active) active.add(serviceFromAlias(option.title));
  return serviceKeys.filter((key) => active.has(key));
}
