import type { OfficeActions } from '../actions.ts';

const never = () => new Promise<never>(() => undefined);

/** Actions of the back-office that answer nothing, for tests of other screens. */
export const noOffice: OfficeActions = {
  providers: never,
  addProvider: never,
  replaceProvider: never,
  removeProvider: never,
  checkProvider: never,
  texts: never,
  saveText: never,
  bookings: never,
  proposals: never,
  withdrawProposal: never,
  markupRules: never,
  addMarkupRule: never,
  endMarkupRule: never,
};
