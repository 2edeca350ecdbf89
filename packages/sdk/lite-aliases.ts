import { join } from 'node:path';
import { root } from '@portolan/tooling/paths';

const standIn = (name: string) => join(root, 'packages/tooling/src', `${name}-lite.mjs`);
const small = join(root, 'packages/tooling/src/react-small.mjs');

const others = [
  { find: /^wretch$/, replacement: standIn('wretch') },
  { find: /^@lit\/reactive-element$/, replacement: standIn('element') },
];

/** Libraries that the site and the npm package replace by the parts that widgets use (docs/decisions/004). */
export const liteAliases = [
  { find: /^react(-dom\/client)?$/, replacement: standIn('react') },
  { find: /^react\/jsx-runtime$/, replacement: standIn('jsx') },
  ...others,
];

/** The same for the script-tag build, whose renderer is a stand-in too. */
export const smallAliases = [
  // It tells its roots what was thrown, and knows no classes.
  { find: /^\.\/Boundary\.tsx$/, replacement: join(root, 'packages/tooling/src/boundary-small.mjs') },
  { find: /^react(-dom\/client|\/jsx-(dev-)?runtime)?$/, replacement: small },
  ...others,
];
