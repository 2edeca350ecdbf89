/**
 * Who may do and see what. One table, used by the server's projection, by menus and by route guards. Zod-free.
 */

/** The role that a request acts in. `visitor` is anybody who is not logged in. */
export const roles = [
  'visitor',
  'customer',
  'restricted_agent',
  'agent',
  'sales_agent',
  'admin',
  'agency_owner',
] as const;
export type Role = (typeof roles)[number];

/** The role of this name; whatever is no role's name is a visitor. */
export function roleNamed(text: string): Role {
  return roles.find((role) => role === text) ?? 'visitor';
}

/** `userType` as the specification spells it (USER-02); every other value is an ordinary agent or customer. */
export const userTypes = ['AgencyOwner', 'Admin', 'SalesAgent', 'TravelAgent', 'Customer'] as const;
export type UserType = (typeof userTypes)[number];

/** The role of a logged-in user (USER-02, GEN-12). */
export function roleOf(user: { userType: string; isRestrictedAgent?: boolean } | null | undefined): Role {
  if (!user) return 'visitor';
  switch (user.userType) {
    case 'AgencyOwner':
      return 'agency_owner';
    case 'Admin':
      return 'admin';
    case 'SalesAgent':
      return 'sales_agent';
    case 'TravelAgent':
      return user.isRestrictedAgent ? 'restricted_agent' : 'agent';
    default:
      return 'customer';
  }
}

const loggedIn: readonly Role[] = [
  'customer', 'restricted_agent', 'agent', 'sales_agent', 'admin', 'agency_owner',
]; // prettier-ignore
const staff: readonly Role[] = ['restricted_agent', 'agent', 'sales_agent', 'admin', 'agency_owner'];
const notSales: readonly Role[] = ['restricted_agent', 'agent', 'admin', 'agency_owner'];
const seesNet: readonly Role[] = ['agent', 'sales_agent', 'admin', 'agency_owner'];
const managers: readonly Role[] = ['admin', 'agency_owner'];

/**
 * Who may do what, in the trade's own words: one row a permission, the roles that have it. Operations (`needs`), menus and route
 * guards ask this table through {@link may}; nothing else decides. What belongs to a person (own bookings, own profile) is asked of
 * the object besides: a permission says that one may, never whose.
 *
 * The four functions below (`isTravelAgent`, `seesNetPrices`, `seesRetailPrices`, `seesPrices`) are rows of it that a partner's page
 * needs, spelled so that the page does not have to load the table; a test holds them to it.
 */
export const permissions = {
  /** Own profile, language, sessions. */
  'account.own': loggedIn,
  /** The bookings that one made oneself. */
  'trips.own': loggedIn,
  /** Suggested retail, discount, saving (PRICE-03). */
  'prices.retail': loggedIn,
  /** Wholesale rate, markup and commission (AGENT-05 to AGENT-08). */
  'prices.net': seesNet,
  /** The back-office and its menu (GEN-13). */
  'command-center.open': staff,
  /** Every booking and quote of the agency, with what happened to it and who supplies it. */
  'bookings.agency': staff,
  'clients.open': staff,
  /** The list of agents; one's own page is everybody's. */
  'agents.manage': managers,
  'proposals.open': staff,
  'searches.open': staff,
  'deal-links.open': staff,
  'wallet.open': staff,
  /** The trial balance and the statements of the agency's ledger: what everybody earned. */
  'ledger.read': managers,
  /** Giving travellers credit, and taking it back. */
  'credits.grant': managers,
  /** Ending the review of a booking that nobody could find out about; it moves money. */
  'reviews.resolve': seesNet,
  'support.open': staff,
  'settings.profile': staff,
  /** The rules that make the price, read (AGENT-11; who may not see net prices must not see what they are made with). */
  'settings.markup': ['agent', 'admin', 'agency_owner'],
  'settings.markup.change': managers,
  /** AGENT-09, AGENT-10, AGENT-12. */
  'settings.website': managers,
  /** Who may be let in, and by whom: the OpenID providers of the agency. */
  'sign-in.manage': ['agency_owner'],
  /** AGENT-13. */
  'settings.payment': notSales,
  /** AGENT-14. */
  'settings.product': notSales,
  'theme.change': managers,
  /** HDR-12, HDR-13. */
  'subscription.change': managers,
  /** Asked of owners alone (BIZ-04). */
  'business-info.own': ['agency_owner'],
  'applications.open': managers,
  /** The pay item of the menu (NAV-21). */
  'pay.open': notSales,
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

/** True when `role` has the permission. */
export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role);
}

/** True for everybody who uses Command Center (GEN-12). */
export function isTravelAgent(role: Role): boolean {
  return role !== 'visitor' && role !== 'customer';
}

/** True when the wholesale rate and the agency's markup may leave the server (AGENT-05 to AGENT-08). */
export function seesNetPrices(role: Role): boolean {
  return isTravelAgent(role) && role !== 'restricted_agent';
}

/** True when the retail price, the saving and the discount may leave the server (PRICE-03, A-49). */
export function seesRetailPrices(role: Role): boolean {
  return role !== 'visitor';
}

/** True when a price may leave the server at all for search, deals and details (PRICE-02, VIS-07). */
export function seesPrices(role: Role, agency: { allowNonLoginFlow: boolean }): boolean {
  return role !== 'visitor' || agency.allowNonLoginFlow;
}
