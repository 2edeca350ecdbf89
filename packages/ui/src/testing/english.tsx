import { createT, directionOf, type LanguageCode } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import fields from '@portolan/i18n/catalogues/en/fields.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { UiProvider } from '../provider.tsx';

/** English texts of the components, in the numbers and the direction of any language. */
export function Shown({ language = 'en', children }: { language?: LanguageCode; children: ReactNode }) {
  return (
    <UiProvider t={createT(language, [common, fields])} adopt={() => undefined}>
      <div dir={directionOf(language)}>{children}</div>
    </UiProvider>
  );
}
