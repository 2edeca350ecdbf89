import type { Agency } from '@portolan/contract';

/** What somebody can say yes to; what the site needs to work is not asked for. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** One vendor's tag of an agency. */
export interface Vendor {
  name: 'google' | 'facebook';
  id: string;
  category: ConsentCategory;
}

/** Ids as the two services write them. Whatever else an agency typed never becomes an address of a script. */
const googleId = /^(?:G|GT|AW|DC|UA)-[A-Z0-9-]{4,30}$/i;
const facebookId = /^\d{5,20}$/;

/**
 * The vendors that an agency measures with: none while it has analytics switched off, and none for what is no id (AGY-53 to -55,
 * BV-10). Google's ids of advertising (`AW-`, `DC-`) are marketing, its others count visits.
 */
export function vendorsOf({ analytics }: Pick<Agency, 'analytics'>): readonly Vendor[] {
  if (!analytics.isEnabled) return [];
  const google = analytics.googleAnalyticsId?.trim().toUpperCase() ?? '';
  const facebook = analytics.facebookAnalyticsId?.trim() ?? '';
  const vendors: Vendor[] = [];
  if (googleId.test(google))
    vendors.push({
      name: 'google',
      id: google,
      category: /^(AW|DC)-/.test(google) ? 'marketing' : 'analytics',
    });
  if (facebookId.test(facebook)) vendors.push({ name: 'facebook', id: facebook, category: 'marketing' });
  return vendors;
}

/** Where a vendor's script is. */
export function vendorScript({ name, id }: Vendor): string {
  return name === 'google'
    ? `https://www.googletagmanager.com/gtag/js?id=${id}`
    : 'https://connect.facebook.net/en_US/fbevents.js';
}

/** Where the two services' scripts are: hosts, and the beginnings of paths on them. What a script of theirs loads next is there too. */
const scriptPlaces: Readonly<Record<Vendor['name'], readonly [origin: string, paths: RegExp]>> = {
  google: ['https://www.googletagmanager.com', /^\/gtag\/(?:js|destination)$/],
  facebook: ['https://connect.facebook.net', /^\/(?:en_US\/fbevents\.js|signals\/config\/\d+)$/],
};

/**
 * The one rule of what may become a script on a page that measures: addresses of these vendors' own scripts, for these very ids.
 * Everything else is `null`.
 */
export function allowedVendorScript(address: string, vendors: readonly Vendor[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const allowed = vendors.some(({ name, id }) => {
    const [origin, paths] = scriptPlaces[name];
    // With its slash: nothing stands before or behind the host.
    if (!url.href.startsWith(`${origin}/`) || !paths.test(url.pathname)) return false;
    if (name === 'google') return !url.searchParams.has('id') || url.searchParams.get('id') === id;
    return !url.pathname.startsWith('/signals/config/') || url.pathname === `/signals/config/${id}`;
  });
  return allowed ? url.href : null;
}

/** Sources that a page's policy lets such vendors talk to. */
export function vendorHosts(vendors: readonly Vendor[]): readonly string[] {
  const hosts: Record<Vendor['name'], readonly string[]> = {
    google: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    facebook: ['https://www.facebook.com', 'https://connect.facebook.net'],
  };
  return vendors.flatMap(({ name }) => hosts[name]);
}

/** Addresses that hold a secret or concern one person: signing in, somebody's bookings and account, links in mails, the back-office. */
const unmeasured =
  /^\/(?:booking|booknow\/[^/]+\/confirm|login|logout|sso|social|signup|forgotpassword|newpassword|verify|expired|subscription|deal-link|url|disapproveproposal|allowagentproposal|mytrip|dashboard|settings|wallet|users|applications|frame|api|dev|pay)/i;

/** Whether visits of a page may be measured at all. @param path of the page, without query */
export function isMeasured(path: string): boolean {
  return !unmeasured.test(path.replaceAll(/\/{2,}/g, '/'));
}
