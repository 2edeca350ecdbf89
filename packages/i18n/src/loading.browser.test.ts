// What a browser really fetches when it loads texts.
import { expect, it } from 'vitest';
import { loadCatalogues } from './catalogue.ts';

/** Languages and areas of the text files that were fetched so far, as `pt/deals`. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/catalogues\/(\w+\/\w+)\.json/.exec(name)?.[1])
    .filter((file) => file !== undefined);

it('fetches the files of the active language and of the fallback, and no other (LANG-20)', async () => {
  expect(fetched()).toEqual([]);
  const [portuguese, english] = await loadCatalogues('pt', ['deals', 'errors']);
  expect(portuguese!['deals.tab.hotels']).not.toBe(english!['deals.tab.hotels']);
  expect([...new Set(fetched())].sort()).toEqual(['en/deals', 'en/errors', 'pt/deals', 'pt/errors']);
  await loadCatalogues('sv', ['errors'], english);
  expect([...new Set(fetched())].filter((file) => !/^(en|pt)\//.test(file))).toEqual(['sv/errors']);
});
