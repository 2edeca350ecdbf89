import type { Plugin } from 'vite';

/** Style sheets are template strings, a rule or two a line; a partner's page needs no line ends. */
export function stylesOnOneLine(): Plugin {
  return {
    name: 'styles-on-one-line',
    enforce: 'pre',
    transform(code, file) {
      if (!/packages\/(ui|widgets|sdk)\/src\/.*\.(ts|tsx)$/.test(file)) return null;
      // Only after what ends a rule, a declaration or a list of selectors, and only what looks like a style sheet.
      const changed = code.replace(/`[^`]*\{[^`]*:[^`]*\}[^`]*`/g, (text) =>
        /^`[.:$@[]/.test(text) ? text.replace(/([;{},])\n\s*/g, '$1') : text,
      );
      return changed === code ? null : changed;
    },
  };
}
