import type { T } from '@portolan/i18n';
import type * as restModule from './rest.ts';
import { hasTexts, withTexts } from '../with-texts.ts';

export type Rest = typeof restModule;

const areas = ['common', 'hotels'] as const;
let loaded: Rest | null = null;

/** The rest, when it and its texts are there already. */
export const restNow = (t: T): Rest | null => (hasTexts(t, areas) ? loaded : null);

/** The rest of the widget, and `t` with its texts. Rejects when it cannot be loaded; asking again tries again. */
export async function loadRest(t: T): Promise<{ rest: Rest; t: T }> {
  const [rest, texts] = await Promise.all([import('./rest.ts'), withTexts(t, areas)]);
  loaded = rest;
  return { rest, t: texts };
}
