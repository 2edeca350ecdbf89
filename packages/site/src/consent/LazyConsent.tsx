import { vendorsOf } from '@portolan/core/consent';
import { loadLater } from '../shell/load-later.tsx';
import { useSiteState } from '../shell/page-context.tsx';

/** Nobody is asked without it, so nothing is measured. */
const Later = loadLater(() => import('./Consent.tsx').then(({ Consent }) => Consent));

/** The question about cookies, on sites of agencies that measure; others load none of its code. */
export function LazyConsent() {
  const asks = useSiteState((state) => vendorsOf(state.agency).length > 0);
  return asks ? (
    <div className="consent-at">
      <Later />
    </div>
  ) : null;
}
