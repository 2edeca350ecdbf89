import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');

/** A tag, then anything beside it: whatever comes into a tree then makes the browser style all that stands in it anew (decision 008). */
const anythingBeside = /(^|[\s,{}>`])[a-z][a-z0-9]*\s*[+~]\s*\*/;

it('has no rule by which every sibling of a tag is styled anew with each element that comes', () => {
  const sources = ['ui/src', 'widgets/src', 'sdk/src', 'app/src'].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => join(folder, file)),
  );
  const found = sources.flatMap((file) =>
    readFileSync(join(packages, file), 'utf8')
      .split('\n')
      .filter((line) => /\{[a-z-]+:/.test(line) && anythingBeside.test(line))
      .map((line) => `${file}: ${anythingBeside.exec(line)![0].trim()}`),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
