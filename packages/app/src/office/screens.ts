import type { Permission } from '@portolan/contract/roles';

/**
 * The screens of the back-office, by the names that the host's routes have for them, and what opens each. Without the screens: the page
 * that leads to them needs their names alone. The host's table of routes, which every page loads, says the same; a test compares them.
 */
export const officeScreens = {
  'agent.bookings': 'bookings.agency',
  'agent.proposals': 'proposals.open',
  'agent.settings.agency': 'settings.markup',
  'agent.settings.sign-in': 'sign-in.manage',
  'agent.settings.texts': 'settings.website',
} as const satisfies Readonly<Record<string, Permission>>;
/** Name of a screen of the back-office. */
export type OfficeScreen = keyof typeof officeScreens;

/** True for the name of a screen that there is; every other page of the back-office is being prepared. */
export function isOfficeScreen(name: string): name is OfficeScreen {
  return Object.hasOwn(officeScreens, name);
}

/** The path of a screen, such as `/settings/texts`: names are made of addresses. */
export function officePath(name: OfficeScreen): string {
  return name.slice('agent'.length).replaceAll('.', '/');
}
