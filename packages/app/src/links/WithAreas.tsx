import type { ReactNode } from 'react';
import type { Area } from '@portolan/i18n';
import { Spinner, useAreaTexts, WithTexts } from '@portolan/ui';

/** Texts that only the screens below need, fetched with them. */
export function WithAreas({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const t = useAreaTexts(areas);
  return t ? <WithTexts t={t}>{children}</WithTexts> : <Spinner />;
}
