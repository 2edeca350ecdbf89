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
