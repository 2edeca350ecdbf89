import type { ReactNode } from 'react';
import type { Area } from '@portolan/i18n';
import { Spinner, useAreaTexts, WithTexts } from '@portolan/ui';

interface WithAreasProps {
  areas: readonly Area[];
  /** Loads texts that are in no area; the same function each time. @default none */
  also?: Parameters<typeof useAreaTexts>[1];
  /** Makes `t` of the texts; the same function each time. @default the small `createT` */
  create?: Parameters<typeof useAreaTexts>[2];
  children: ReactNode;
}

/** Texts that only the screens below need, fetched with them. */
export function WithAreas({ areas, also, create, children }: WithAreasProps) {
  const t = useAreaTexts(areas, also, create);
  return t ? <WithTexts t={t}>{children}</WithTexts> : <Spinner />;
}
