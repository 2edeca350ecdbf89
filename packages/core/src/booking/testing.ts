/** What tests of the rules of booking share. Not part of any bundle. */
import type { CancelledShare } from './cancellation.ts';
import { giveUp, type LedgerParties, type LedgerPosting, type SoldAmounts } from './ledger.ts';
import type { Legs } from './legs.ts';
import { keptShares, sharesOf, sumOfShares } from './shares.ts';

/**
 * What is posted when a booking that was paid at once is cancelled.
 * @param back how what nobody keeps divides; by card unless told
 */
export function cancelWhole(
  sold: SoldAmounts,
  kept: CancelledShare['kept'],
  back: (total: number) => Legs = (total) => ({ wallet: 0, card: total }),
  parties: LedgerParties = {},
): LedgerPosting[] {
  const has = sharesOf(sold, sold.sell);
  const keeps = keptShares([{ kept }], has);
  return giveUp(sold.currency, has, keeps, back(sumOfShares(has) - sumOfShares(keeps)), parties);
}
