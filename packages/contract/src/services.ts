/**
 * The six services: key, tag, labels, aliases, addresses and flags, each said here and nowhere else. Zod-free. What a widget does not use
 * must not come along, so each subject is a constant of its own.
 */
export const serviceKeys = ['hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise'] as const;
/** In display order (GEN-16, CONST-34). */
export type ServiceKey = (typeof serviceKeys)[number];

/**
 * Addresses of a service on the agency's site, spelled as the specification spells them; they match in any case and with a slash at the
 * end. `{…}` stands for one segment of a path.
 */
export interface ServicePaths extends ServiceFamily {
  /** Between choosing and paying: bags, seats, extras. */
  readonly review?: string;
  readonly checkout: string;
  /** A service without one shows the page of the booking, {@link bookingPath}. */
  readonly confirmation?: string;
  /** What an agent proposes. */
  readonly proposal?: string;
  /** Takes the place of the first three for agencies with the service's flag. */
  readonly v2?: ServiceFamily;
}

/** The addresses of looking for something. */
export interface ServiceFamily {
  /** The search form: the service's first page. */
  readonly search: string;
  readonly results: string;
  /** The address of details in links. */
  readonly details: string;
  /** Addresses of details that links do not use. */
  readonly otherDetails?: readonly string[];
}

/** The first page of each service: all that most widgets know of another one. */
export const searchPaths = {
  hotels: '/booknow/hotels',
  flights: '/booknow/flights',
  resorts: '/booknow/resort',
  cars: '/booknow/cars',
  activities: '/booknow/activities',
  cruise: '/booknow/cruise',
} as const satisfies Readonly<Record<ServiceKey, string>>;

export const hotelPaths = {
  search: searchPaths.hotels,
  results: '/booknow/hotels/search',
  details: '/booknow/hotels/search-details',
  otherDetails: ['/hotel-details'],
  checkout: '/booknow/hotels/checkout',
  confirmation: '/booknow/hotels/confirm-payment',
  proposal: '/booknow/hotels/deal/{proposalId}',
  v2: {
    search: '/booknow/hotels/v2',
    results: '/booknow/hotels/v2/search',
    details: '/booknow/hotels/v2/details',
    otherDetails: ['/booknow/hotels/v2/search-details'],
  },
} as const satisfies ServicePaths;

export const flightPaths = {
  search: searchPaths.flights,
  results: '/booknow/flights/search',
  details: '/booknow/flights/search-details',
  otherDetails: ['/flight-details'],
  review: '/booknow/flights/reservation-details',
  checkout: '/booknow/flights/checkout',
  confirmation: '/booknow/flights/confirmation',
  v2: {
    search: '/booknow/flights/v2',
    results: '/booknow/flights/v2/search',
    details: '/booknow/flights/v2/search-details',
  },
} as const satisfies ServicePaths;

export const resortPaths = {
  search: searchPaths.resorts,
  results: '/booknow/resort/search',
  details: '/booknow/resort/details',
  checkout: '/booknow/resort/checkout',
} as const satisfies ServicePaths;

export const carPaths = {
  search: searchPaths.cars,
  results: '/booknow/cars/search',
  details: '/booknow/cars/result-details',
  review: '/booknow/cars/reservation-details',
  checkout: '/booknow/Cars/checkout',
  confirmation: '/booknow/Cars/confirm-payment',
} as const satisfies ServicePaths;

export const activityPaths = {
  search: searchPaths.activities,
  results: '/booknow/activities/search',
  details: '/booknow/activities/result-details/{productCode}',
  checkout: '/booknow/activities/bookings/checkout',
  confirmation: '/booknow/activities/confirmation/{referenceNumber}',
} as const satisfies ServicePaths;

export const cruisePaths = {
  search: searchPaths.cruise,
  results: '/booknow/cruise/search',
  details: '/booknow/cruise/search-details',
  checkout: '/booknow/cruise/checkout',
  confirmation: '/booknow/cruise/confirmation/{referenceNumber}',
} as const satisfies ServicePaths;

export const servicePaths: Readonly<Record<ServiceKey, ServicePaths>> = {
  hotels: hotelPaths,
  flights: flightPaths,
  resorts: resortPaths,
  cars: carPaths,
  activities: activityPaths,
  cruise: cruisePaths,
};

/** The page of one booking, of any service: the link in its mails. */
export const bookingPath = '/booking/{reference}';
/** The form that opens a booking by its reference and e-mail address. */
export const findBookingPath = '/booking';

/** What a service is called in the deals, in configurations and in query parameters. */
export interface ServiceNames {
  /** Exact text of the deals tab, `null` when the service has none. */
  readonly dealTab: string | null;
  /** In lower case. */
  readonly aliases: readonly string[];
}

export const services: Readonly<Record<ServiceKey, ServiceNames>> = {
  hotels: { dealTab: 'Hotels', aliases: ['hotels', 'hotel'] },
  flights: {
    dealTab: 'Air Travel',
    aliases: ['air travel', 'airtravel', 'flights', 'flight'],
  },
  resorts: { dealTab: null, aliases: ['resorts', 'resort'] },
  cars: {
    dealTab: 'Car Rentals',
    aliases: ['cars', 'car', 'car rentals', 'car rental', 'car-rental'],
  },
  activities: { dealTab: 'Activities', aliases: ['activities', 'activity'] },
  cruise: { dealTab: 'Cruises', aliases: ['cruise', 'cruises'] },
};

/** Label in menus and service lists; also the English catalogue's text. */
export const serviceLabels: Readonly<Record<ServiceKey, string>> = {
  hotels: 'Hotels',
  flights: 'Air Travel',
  resorts: 'Resorts',
  cars: 'Cars',
  activities: 'Activities',
  cruise: 'Cruise',
};

/** The custom element of a service. */
export const serviceTags = {
  hotels: 'travel-hotels',
  flights: 'travel-flights',
  resorts: 'travel-resort',
  cars: 'travel-cars',
  activities: 'travel-activities',
  cruise: 'travel-cruise',
} as const satisfies Record<ServiceKey, `travel-${string}`>;

/**
 * What the element of a service can be told beyond what all can, by attribute: the parameter that means the same in addresses of the
 * agency's site.
 */
export const serviceAttributes: Readonly<Partial<Record<ServiceKey, Readonly<Record<string, string>>>>> = {
  hotels: {
    destination: 'destination',
    'check-in': 'startDate',
    'check-out': 'endDate',
    occupancy: 'occupancy',
  },
};

/** The agency's flags that choose the second family of addresses. */
export interface ServiceFlags {
  readonly enableHotelsV2: boolean;
  readonly enableFlightsV2: boolean;
}

/** The flag of each service that has a second family. */
export const serviceFlags: Readonly<Partial<Record<ServiceKey, keyof ServiceFlags>>> = {
  hotels: 'enableHotelsV2',
  flights: 'enableFlightsV2',
};

/** First path of a service, with the v2 suffix where the agency's flag says so (ROUTE-RED-05, -06). */
export function servicePath(service: ServiceKey, agency: ServiceFlags): string {
  const { search, v2 } = servicePaths[service];
  const flag = serviceFlags[service];
  return v2 && flag && agency[flag] ? v2.search : search;
}

/** The service that a title, a tab name or an alias means, whatever its case; `null` when it means none. */
export function serviceFromAlias(text: string | null | undefined): ServiceKey | null {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return null;
  return serviceKeys.find((key) => services[key].aliases.includes(wanted)) ?? null;
}

/** `bookingMenuItemOptions` of an agency. */
type MenuOptions = readonly { title: string; active: boolean }[] | null | undefined;

/** The services that the agency's `bookingMenuItemOptions` marks active, in display order (DEALS-02, GEN-16). */
export function activeServices(options: MenuOptions): ServiceKey[] {
  const active = new Set<ServiceKey | null>();
  for (const option of options ?? []) if (option.active) active.add(serviceFromAlias(option.title));
  return serviceKeys.filter((key) => active.has(key));
}

/** The services as the configuration of widgets lists them: whether the agency sells them, and where on its site. */
export function serviceBlocks(options: MenuOptions): Record<string, { enabled: boolean; path: string }> {
  const active = activeServices(options);
  return Object.fromEntries(
    serviceKeys.map((key) => [key, { enabled: active.includes(key), path: servicePaths[key].search }]),
  );
}

/**
 * Whether a path is an address or lies below it, whatever its case. A hole in the address counts as anything; a query at the path
 * does not count.
 */
export function isAtOrBelow(path: string, address: string): boolean {
  const base = address.toLowerCase().replace(/\/\{.*$/, '');
  const at = path.toLowerCase().replace(/\?.*$/, '');
  return at === base || at.startsWith(`${base}/`);
}

/** Whether a path is one of a service: its first page, what lies below it, or another address of details. */
export function isOfService({ search, otherDetails = [] }: ServicePaths, path: string): boolean {
  return [search, ...otherDetails].some((address) => isAtOrBelow(path, address));
}

/** Whether a path is the checkout of a service or its page after it, where personal details, payment and the booking are. */
export function isCheckout({ checkout, confirmation }: ServicePaths, path: string): boolean {
  return [checkout, ...(confirmation ? [confirmation] : [])].some((address) => isAtOrBelow(path, address));
}

/** Path and query of the page that shows what has just been booked: the reference stands in its path, or in the query. */
export function confirmationPath({ confirmation = bookingPath }: ServicePaths, reference: string): string {
  const path = fillPath(confirmation, { reference, referenceNumber: reference });
  return path === confirmation ? `${path}?${new URLSearchParams({ reference })}` : path;
}

/** An address with its holes filled, such as the page of one proposal. */
export function fillPath(address: string, values: Readonly<Record<string, string>>): string {
  return address.replace(/\{(\w+)\}/g, (hole, name: string) => encodeURIComponent(values[name] ?? hole));
}
