import { join } from 'node:path';
import { root } from '@portolan/tooling/paths';

const standIn = (name: string) => join(root, 'packages/tooling/src', `${name}-lite.mjs`);

/** Libraries that the script-tag build replaces by the parts that widgets use (docs/decisions/004). */
export const liteAliases = [
  { find: /^react(-dom\/client)?$/, replacement: standIn('react') },
  { find: /^react\/jsx-runtime$/, replacement: standIn('jsx') },
  { find: /^wretch$/, replacement: standIn('wretch') },
  { find: /^@lit\/reactive-element$/, replacement: standIn('element') },
];
