import { activeServices, servicePath } from '@portolan/contract/services';
import { isTravelAgent, may, type Role } from '@portolan/contract/roles';
import type { Agency } from '@portolan/contract';
import type { TextKey } from '@portolan/i18n';

export interface MenuItem {
  readonly text: TextKey;
  readonly href: string;
}

type MenuAgency = Pick<
  Agency,
  'bookingMenuItemOptions' | 'enableHotelsV2' | 'enableFlightsV2' | 'profileInformation'
>;

/** Book Now leads to the first active service; flights when none is active. */
export function bookNowPath(agency: MenuAgency): string {
  return servicePath(activeServices(agency.bookingMenuItemOptions)[0] ?? 'flights', agency);
}

/** The profile menu of a role (CUST-02 to CUST-08, AGENT-01 to AGENT-04, AGENT-09, AGENT-10); empty for visitors. */
export function profileMenu(
  role: Role,
  user: { readonly isRewardWalletEnable: boolean } | null,
  agency: MenuAgency,
): MenuItem[] {
  if (role === 'visitor') return [];
  const items: MenuItem[] =
    role === 'customer'
      ? [
          { text: 'site.menu.dashboard', href: '/mytrip/dashboard' },
          { text: 'site.menu.book-now', href: bookNowPath(agency) },
          { text: 'site.menu.my-trips', href: '/mytrip/mytrips' },
          { text: 'site.menu.profile-settings', href: '/mytrip/profile' },
          { text: 'site.menu.support', href: '/mytrip/support' },
          ...(user?.isRewardWalletEnable
            ? [{ text: 'site.menu.wallet', href: '/mytrip/wallet/' } as const]
            : []),
        ]
      : [
          { text: 'site.menu.command-center', href: '/dashboard' },
          { text: 'site.menu.book-now', href: bookNowPath(agency) },
          { text: 'site.menu.profile-settings', href: '/settings/profile' },
          ...(may(role, 'settings.website')
            ? [{ text: 'site.menu.website-settings', href: '/settings/website/' } as const]
            : []),
          { text: 'site.menu.support', href: '/settings/support' },
          { text: 'site.menu.wallet', href: '/wallet/details' },
        ];
  // Embedded mode: the partner's page logs in and out (AGENT-15, A-48).
  if (!agency.profileInformation) items.push({ text: 'site.menu.logout', href: '/logout' });
  return items;
}

/** Where the logo leads (HDR-12 to HDR-14). */
export function logoPath(role: Role, isSubscribed: boolean): string {
  if (!isSubscribed && may(role, 'subscription.change')) return '/subscription';
  return isTravelAgent(role) ? '/dashboard' : '/';
}
