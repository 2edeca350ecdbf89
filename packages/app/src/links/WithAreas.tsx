import { useEffect, useState, type ReactNode } from 'react';
import { createT, loadCatalogues, type Area, type T } from '@portolan/i18n';
import { Spinner, useT, WithTexts } from '@portolan/ui';

/** Texts that only the screens below need, fetched with them. */
export function WithAreas({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const { language, own } = useT();
  const [t, setT] = useState<T | null>(null);
  const wanted = areas.join(' ');
  useEffect(() => {
    let current = true;
    void loadCatalogues(language, wanted.split(' ') as Area[]).then((files) => {
      if (current) setT(() => createT(language, files, own));
    });
    return () => void (current = false);
  }, [language, own, wanted]);
  return t ? <WithTexts t={t}>{children}</WithTexts> : <Spinner />;
}
