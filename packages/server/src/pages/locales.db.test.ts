import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localeFiles } from '../../../site/ssr/locale-files.ts';

let server: TestServer;
let assetsDir: string;
beforeAll(async () => {
  assetsDir = mkdtempSync(join(tmpdir(), 'locales-'));
  // As the site's build writes them.
  for (const { fileName, source } of localeFiles(join(import.meta.dirname, '../../../i18n/src/catalogues'))) {
    mkdirSync(dirname(join(assetsDir, 'site', fileName)), { recursive: true });
    writeFileSync(join(assetsDir, 'site', fileName), source);
  }
  server = await aTestServer({ env: { ASSETS_DIR: assetsDir } });
});
afterAll(async () => {
  await server?.close();
  rmSync(assetsDir, { recursive: true });
});

const texts = async (language: string) => {
  const answer = await server.call(`/locales/${language}/translation.json`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  return answer.json as Record<string, string>;
};

it('serves a file of texts for each language at /locales/{language}/translation.json (LANG-21, LANG-22)', async () => {
  const [english, portuguese] = [await texts('en'), await texts('pt')];
  expect(english['deals.tab.hotels']).toBe('Hotels');
  expect(portuguese['deals.tab.hotels']).not.toBe(english['deals.tab.hotels']);
  for (const language of ['es', 'da', 'no', 'de', 'ar', 'fr', 'sv'])
    expect((await texts(language))['deals.tab.hotels'], language).toBeTruthy();
});

it('serves no language that does not exist, and nothing beside the files', async () => {
  for (const path of ['/locales/xx/translation.json', '/locales/en/', '/locales/..%2f..%2fsite', '/locales'])
    expect((await server.call(path)).json.code, path).toBe('NOT_FOUND');
});
