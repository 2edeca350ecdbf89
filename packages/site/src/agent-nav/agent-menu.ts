import type { Agency, NavigationItem } from '@portolan/contract';
import type { TextKey } from '@portolan/i18n';
import { bookNowPath } from '../shell/menus.ts';
import type { MarkName } from './icons.tsx';

/** What the host itself knows of an entry (NAV-32); the server says who may see it, how it is called and where it leads. */
export interface HostMenuItem {
  readonly id: string;
  readonly title: TextKey;
  /** The title in English: a label of the server that equals it is shown in the reader's language. */
  readonly label: string;
  readonly icon: MarkName;
  readonly path: string;
  /** `false` takes the entry out, whatever the server says (NAV-28). */
  readonly active: boolean;
}

const item = (id: string, label: string, path: string, icon: MarkName = 'dot'): HostMenuItem => ({
  id,
  label,
  path,
  icon,
  title: `agent.nav.${id}` as TextKey,
  active: true,
});

/** The entries in their own order (NAV-25), those below another right after it. */
export const hostMenu: readonly HostMenuItem[] = [
  item('dashboard', 'Dashboard', '/dashboard', 'dashboard'),
  item('book-now', 'Book Now', '/booknow', 'plane'),
  item('clients', 'Clients', '/users/clients', 'people'),
  item('agents', 'Agents', '/users/agents', 'badge'),
  item('bookings', 'Bookings', '/bookings', 'ticket'),
  item('proposals', 'Proposals', '/proposals', 'page'),
  item('settings', 'Settings', '/settings', 'sliders'),
  item('markup', 'Markup Settings', '/settings/agency'),
  item('website', 'Website Settings', '/settings/website/'),
  item('texts', 'Website Texts', '/settings/texts'),
  item('sign-in', 'Sign-in Settings', '/settings/sign-in'),
  item('profile', 'Profile Settings', '/settings/profile'),
  item('payment', 'Payment Settings', '/settings/payment'),
  item('product', 'Product Settings', '/settings/product'),
  item('wallet', 'Wallet', '/wallet', 'wallet'),
  item('wallet-details', 'Details', '/wallet/details'),
  item('academy', 'Academy', '', 'cap'),
  item('deal-link', 'Deal Link', '/deal-link', 'link'),
  item('applications', 'Applications', '/applications', 'inbox'),
  item('theme', 'Customize Theme', '/customize-theme', 'brush'),
  item('pay', 'Pay', '/pay', 'card'),
  item('support', 'Support', '/settings/support', 'lifebuoy'),
  item('searches', 'Searches', '/searches', 'search'),
  item('log-out', 'Log Out', '/logout', 'leave'),
]; // prettier-ignore

/** One entry of the agent's menu, ready to be drawn. */
export interface AgentMenuItem {
  readonly id: string;
  /** A text of ours, or the server's own words. */
  readonly text: { readonly key: TextKey } | { readonly label: string };
  readonly icon: MarkName;
  /** `null`: the entry only opens what is below it, or may not be read. */
  readonly href: string | null;
  readonly external: boolean;
  /** It leads to the academy: choosing it asks for an address with a token. */
  readonly academy: boolean;
  /** `false`: seen greyed, and leads nowhere (NAV-29). */
  readonly readable: boolean;
  readonly below: readonly AgentMenuItem[];
}

/**
 * The agent's menu (NAV-09 to NAV-31): the server's entries in the server's order, each with what the host knows of it by path, else
 * by label. A missing `read` is no permission. Paths lead inside the site; an address of another site (the academy) must be
 * https, and anything else is no entry at all.
 */
export function agentMenu(
  navigation: readonly NavigationItem[],
  agency: Pick<
    Agency,
    'bookingMenuItemOptions' | 'enableHotelsV2' | 'enableFlightsV2' | 'profileInformation'
  >,
  known: readonly HostMenuItem[] = hostMenu,
): AgentMenuItem[] {
  return navigation.flatMap((entry) => {
    const host =
      known.find(({ path }) => path !== '' && samePath(path, entry.path)) ??
      // The agent's own page, whose id the server fills in.
      known.find(({ id, path }) => id === 'agents' && entry.path.startsWith(`${path}/view/`)) ??
      known.find(({ id, label }) => (entry.academy ? id === 'academy' : label === entry.label));
    if (host?.active === false) return [];
    // Embedded mode: the partner's page logs in and out (AGENT-15).
    if (host?.id === 'log-out' && agency.profileInformation) return [];
    const external = /^https:\/\//i.test(entry.path);
    if (!external && !/^\/(?![/\\])/.test(entry.path)) return [];
    const readable = entry.read === true;
    const below = agentMenu(entry.subMenu ?? [], agency, known);
    const path = host?.id === 'book-now' ? bookNowPath(agency) : entry.path;
    return [
      {
        id: host?.id ?? entry.path,
        text: host && host.label === entry.label ? { key: host.title } : { label: entry.label },
        icon: host?.icon ?? 'dot',
        href: readable && below.length === 0 ? path : null,
        external,
        academy: entry.academy === true && external,
        readable,
        below,
      },
    ];
  });
}

/** Whether the entry is the page that is shown, or one above it. */
export function leadsTo(entry: AgentMenuItem, path: string): boolean {
  return entry.href !== null && (samePath(entry.href, path) || path.startsWith(`${tidy(entry.href)}/`));
}

function samePath(one: string, other: string): boolean {
  return tidy(one).toLowerCase() === tidy(other).toLowerCase();
}
function tidy(path: string): string {
  return path.replace(/\/+$/, '');
}
