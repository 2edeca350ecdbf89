import type { NavigationItem } from '../index.ts';

/** What is below Settings in a sales agent's menu, as the demo's server sends it: `agency.db.test.ts` holds it to that. */
export const salesSettings = [
  { label: 'Markup Settings', path: '/settings/agency', read: false },
  { label: 'Website Settings', path: '/settings/website/', read: false },
  { label: 'Website Texts', path: '/settings/texts', read: false },
  { label: 'Sign-in Settings', path: '/settings/sign-in', read: false },
  { label: 'Profile Settings', path: '/settings/profile', read: true },
  { label: 'Payment Settings', path: '/settings/payment', read: false },
  { label: 'Product Settings', path: '/settings/product', read: false },
] as const satisfies readonly NavigationItem[];
