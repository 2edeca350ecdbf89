/**
 * The rules that an agency's prices are made with: its staff reads, adds, replaces and ends them. How rules become a price is no
 * business of this area (`pricing/markup.ts`), nor which rule holds (`pricing/markup-rule.ts`).
 */
import { route } from '../http/index.ts';
import type { AreaRoutes } from '../context.ts';
import { createMarkupRules } from './markup-rules.ts';

export const markupRoutes: AreaRoutes = (app, context) => {
  const rules = createMarkupRules(context);
  route(app, 'listMarkupRules', (call) => rules.list(call));
  route(app, 'createMarkupRule', (call) => rules.create(call));
  route(app, 'replaceMarkupRule', (call) => rules.replace(call));
  route(app, 'endMarkupRule', (call) => rules.end(call));
};
