import { createT, loadCatalogues, type Area, type Catalogue, type T } from '@portolan/i18n';
import { useEffect, useState } from 'react';
import { useT } from './provider.tsx';

/**
 * The texts of a part that comes later than the page, in the language around it and with the agency's own words; for `WithTexts`.
 * @param areas all that the part's components say; `null` while they are not needed
 * @param also loads more of them, which lie elsewhere; the same function each time @default none
 * @param create makes `t` of them; the same function each time @default the small `createT`
 * @returns `null` until they have come
 */
export function useAreaTexts(
  areas: readonly Area[] | null,
  also?: (language: string) => Promise<readonly Catalogue[]>,
  create: typeof createT = createT,
): T | null {
  const { language, own } = useT();
  const [t, setT] = useState<T | null>(null);
  const wanted = areas?.join(' ');
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void Promise.all([also?.(language) ?? [], loadCatalogues(language, wanted.split(' ') as Area[])]).then(
      (files) => {
        if (current) setT(() => create(language, files.flat(), own));
      },
    );
    return () => void (current = false);
  }, [also, create, language, own, wanted]);
  return t;
}
