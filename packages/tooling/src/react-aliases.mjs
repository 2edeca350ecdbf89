// Source imports `react`; what we ship is preact/compat. This file is the only place that knows.

/**
 * Vite/vitest aliases that turn React imports into preact/compat, as shipped to browsers.
 * Set `PORTOLAN_REACT_DOM=1` to get none, so that the same source runs on the real react-dom.
 * @param {{ PORTOLAN_REACT_DOM?: string }} [env]
 * @returns {{ find: RegExp, replacement: string }[]}
 */
export function reactAliases(env = process.env) {
  if (env.PORTOLAN_REACT_DOM === '1') return [];
  return [
    { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
    { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
    { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
    { find: /^react-dom\/server$/, replacement: '@preact/compat/server' },
    { find: /^react(?:-dom)?$/, replacement: '@preact/compat' },
  ];
}
