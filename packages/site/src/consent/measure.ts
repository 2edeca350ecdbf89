import {
  isMeasured,
  vendorScript,
  type ConsentCategory,
  type TrackDetail,
  type Vendor,
} from '@portolan/core/consent';
import { vendorScripts } from './vendor-scripts.ts';

/** What a measured page is made of. */
export interface Measured {
  /** Of the categories that were said yes to. */
  vendors: readonly Vendor[];
  granted: readonly ConsentCategory[];
  /** Path of the page now, without query. */
  path(): string;
  /** Called after the address changed. */
  subscribe(listener: () => void): () => void;
}

type Queue = ((...args: unknown[]) => void) & { [member: string]: unknown };
type Globals = Record<string, unknown>;
/** What one vendor is told; `null` members are left out. */
interface Teller {
  page(path: string): void;
  event(detail: TrackDetail): void;
}

const running = new Map<string, Teller>();
let stop: (() => void) | null = null;

/**
 * Loads the tags of the vendors and tells them what `travel-track` says. Called again with more vendors it adds those. Pages about one
 * person (`isMeasured`) load no tag and tell nothing.
 */
export function measure(measured: Measured): void {
  const { vendors, granted, path, subscribe } = measured;
  const scripts = vendorScripts(vendors);
  let last: string | null = null;
  const here = () => {
    const now = path();
    if (now === last || !isMeasured(now)) return;
    last = now;
    for (const vendor of vendors)
      if (!running.has(vendor.name)) {
        running.set(vendor.name, tellers[vendor.name](vendor, granted));
        const tag = document.createElement('script');
        tag.async = true;
        // Addresses that the policy does not know never come this far.
        tag.src = scripts(vendorScript(vendor)) as string;
        document.head.append(tag);
      }
    for (const teller of running.values()) teller.page(now);
  };
  const onTrack = (event: Event) => {
    if (!isMeasured(path())) return;
    for (const teller of running.values()) teller.event((event as CustomEvent<TrackDetail>).detail);
  };
  stop?.();
  const unsubscribe = subscribe(here);
  document.addEventListener('travel-track', onTrack);
  stop = () => {
    unsubscribe();
    document.removeEventListener('travel-track', onTrack);
  };
  here();
}

/** Address and referrer without query: those may hold where somebody goes, with whom, and what only they should know. */
const addressOf = (path: string) => location.origin + path;
const referrer = () => (URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');

const tellers: Record<Vendor['name'], (vendor: Vendor, granted: readonly ConsentCategory[]) => Teller> = {
  google({ id }, granted) {
    const globals = window as unknown as Globals;
    const layer = (globals['dataLayer'] ??= []) as unknown[];
    const gtag = function (..._args: unknown[]) {
      // The tag reads `arguments` objects, not arrays.
      // eslint-disable-next-line prefer-rest-params
      layer.push(arguments);
    };
    globals['gtag'] = gtag;
    const ads = granted.includes('marketing') ? 'granted' : 'denied';
    gtag('consent', 'default', {
      analytics_storage: granted.includes('analytics') ? 'granted' : 'denied',
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
    });
    gtag('set', { page_location: addressOf(location.pathname), page_referrer: referrer() });
    gtag('js', new Date());
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: ads === 'granted',
      allow_ad_personalization_signals: ads === 'granted',
    });
    return {
      page(path) {
        const page_location = addressOf(path);
        gtag('set', { page_location });
        gtag('event', 'page_view', { page_location });
      },
      event(detail) {
        gtag('event', detail.name, googleParameters(detail));
      },
    };
  },
  facebook({ id }) {
    const globals = window as unknown as Globals;
    const queue: unknown[] = [];
    const fbq = ((...args: unknown[]) => {
      const call = fbq['callMethod'] as ((...args: unknown[]) => void) | undefined;
      if (call) call.apply(fbq, args);
      else queue.push(args);
    }) as Queue;
    Object.assign(fbq, { queue, loaded: true, version: '2.0', push: fbq });
    globals['fbq'] = globals['_fbq'] = fbq;
    // No buttons, no form fields, no page data of its own choosing: it hears what it is told below.
    fbq('set', 'autoConfig', false, id);
    fbq['disablePushState'] = true;
    fbq('init', id);
    return {
      page: () => fbq('track', 'PageView'),
      event(detail) {
        fbq('track', ...facebookEvent(detail));
      },
    };
  },
};

function googleParameters({ name, service, itemId, value, currency, ...counts }: TrackDetail) {
  const item = { ...(itemId && { item_id: itemId }), ...(service && { item_category: service }) };
  if (name === 'search') return { service, ...counts };
  if (name !== 'purchase') return { items: [item] };
  // It only keeps one purchase from counting twice; our own reference is the traveller's.
  return { transaction_id: crypto.randomUUID(), value, currency, items: [item] };
}

function facebookEvent({ name, service, itemId, value, currency }: TrackDetail): [string, object] {
  const category = service ? { content_category: service } : {};
  if (name === 'search') return ['Search', category];
  if (name === 'view_item')
    return ['ViewContent', { ...category, content_ids: [itemId], content_type: 'product' }];
  if (name === 'begin_checkout') return ['InitiateCheckout', category];
  return ['Purchase', { ...category, value, currency }];
}
