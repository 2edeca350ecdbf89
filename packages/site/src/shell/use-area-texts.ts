import { useEffect, useState } from 'react';
import { loadCatalogues, type T } from '@portolan/i18n';
import { siteTexts } from '../texts.ts';
import { useSiteState } from './page-context.tsx';

/**
 * The texts of a part that the document does not carry, in the reader's language; with them everything that its components say.
 * @param area `null` while they are not needed
 * @returns `null` until they have come
 */
export function useAreaTexts(area: 'agent' | 'business' | null): T | null {
  const language = useSiteState((state) => state.language);
  const agency = useSiteState((state) => state.agency);
  const [t, setT] = useState<T | null>(null);
  useEffect(() => {
    if (!area) return undefined;
    let current = true;
    void loadCatalogues(language, [area, 'common']).then(([own = {}, english]) => {
      if (current) setT(() => siteTexts(language, own, agency, english ?? own));
    });
    return () => void (current = false);
  }, [agency, area, language]);
  return t;
}
