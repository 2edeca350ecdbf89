import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');

/** Every style sheet that browsers get from us: path below `packages/` and its rules without comments. */
const sheets = ['ui/src', 'widgets/src', 'sdk/src', 'app/src', 'pages/src', 'site/src', 'site/ssr'].flatMap(
  (folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({
        file: join(folder, file),
        css: readFileSync(join(packages, folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
      })),
);

function found(pattern: RegExp): string[] {
  return sheets.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`),
  );
}

it('finds the style sheets', () => {
  expect(sheets.length).toBeGreaterThan(50);
});

it('has no selector such as `legend + *`, which restyles every sibling of a tag with each element that is added', () => {
  expect(found(/(^|[\s,{}>])[a-z][a-z0-9]*\s*[+~]\s*\*/g)).toEqual([]);
});

it('names fonts in the widgets by the token of the page alone, so nothing is downloaded for them', () => {
  const fonts = sheets.filter(
    ({ file, css }) => /^(ui|widgets|sdk)/.test(file) && /@font-face|@import|url\(/.test(css),
  );
  expect(fonts.map(({ file }) => file)).toEqual([]);
});
