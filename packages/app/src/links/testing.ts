import type { LinkActions } from './actions.ts';

const never = () => new Promise<never>(() => undefined);

/** Actions of links that answer nothing, for tests of other screens. */
export const noLinks: LinkActions = {
  proposal: never,
  decide: never,
  book: never,
  dealLink: never,
  dealLinks: never,
  createDealLink: never,
  endDealLink: never,
};
