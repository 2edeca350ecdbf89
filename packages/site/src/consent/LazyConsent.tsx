import { useEffect, useState, type ComponentType } from 'react';
import { vendorsOf } from '@portolan/core/consent';
import { useSiteState } from '../shell/page-context.tsx';

/** The question about cookies, on sites of agencies that measure; others load none of its code. */
export function LazyConsent() {
  const asks = useSiteState((state) => vendorsOf(state.agency).length > 0);
  const [Consent, setConsent] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!asks) return;
    let current = true;
    void import('./Consent.tsx').then(
      (module) => current && setConsent(() => module.Consent),
      // Nobody was asked, so nothing is measured.
      () => undefined,
    );
    return () => void (current = false);
  }, [asks]);
  return asks ? <div className="consent-at">{Consent && <Consent />}</div> : null;
}
