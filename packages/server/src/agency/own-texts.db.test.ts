import { operations, type AgencyText } from '@portolan/contract';
import { languageCodes } from '@portolan/i18n';
import { aTestServer, catchPages, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: string;
const pages = catchPages();
beforeAll(async () => {
  server = await aTestServer({ pages: pages.renderer });
  owner = await server.logIn('owner');
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.sql(`delete from own_texts where agency_id = 'ag_harbour'`);
  await server.context.bus.publish('agency', 'ag_harbour');
});

const save = (language: string, texts: Record<string, string | null>, token = owner) =>
  server.call(`/api/agency/texts/${language}`, {
    method: 'PUT',
    token,
    body: { texts: Object.entries(texts).map(([key, text]) => ({ key, text })) },
  });
const said = async (site = 'harbour') => (await server.call('/api/agency', { site })).json.data.texts;
const config = async (lang: string, site = 'harbour') =>
  (await server.call(`/sdk/v1/config?key=pk_demo_${site}&lang=${lang}`)).json.data.agency.texts;
const audited = () =>
  server.sql<{ user_id: string; subject: string; details: object }>(
    `select user_id, subject, details from audit_entries where agency_id = 'ag_harbour' and action = 'texts.save' order by at, entry_id`,
  );

describe('texts in an agency’s own words', () => {
  it('are listed with every other text of the language, who said them and when', async () => {
    await save('fr', { 'site.faq': 'Vos questions' });
    const { status, json } = await server.call('/api/agency/texts/fr', { token: owner });
    expect(status).toBe(200);
    expect(operations.listTexts.response.parse(json)).toEqual(json);
    const all = json.data as AgencyText[];
    const find = (key: string) => all.find((text) => text.key === key);
    expect(find('site.faq')).toEqual({
      key: 'site.faq', original: expect.stringMatching(/./), text: 'Vos questions', updatedAt: expect.stringMatching(/Z$/),
      updatedBy: expect.stringMatching(/^Owen /),
    });
    expect(find('site.about')).toMatchObject({ text: null, updatedAt: null, updatedBy: null });
    expect(all.length).toBeGreaterThan(500);
    // What agents alone read is none of it, and neither is another language's.
    expect(all.some(({ key }) => /^(agent|business|office)\./.test(key))).toBe(false);
    const swedish = (await server.call('/api/agency/texts/sv', { token: owner })).json.data as AgencyText[];
    expect(swedish.every(({ text }) => text === null)).toBe(true);
    expect((await server.call('/api/agency/texts/xx', { token: owner })).json.code).toBe('VALIDATION_FAILED');
  }); // prettier-ignore

  it('are served with the agency, per language, to its site and its widgets at once', async () => {
    expect([await said(), await config('pt')]).toEqual([undefined, undefined]);
    const etag = (await server.call('/api/agency')).headers['etag'];
    const answer = await save('pt', { 'deals.heading': 'Fugas de fim de semana', 'site.faq': 'Perguntas' });
    expect(answer.status).toBe(200);
    expect(operations.saveOwnTexts.response.parse(answer.json)).toEqual(answer.json);
    expect(answer.json.data[0]).toMatchObject({
      language: 'pt', key: 'deals.heading', text: 'Fugas de fim de semana', original: expect.stringMatching(/\w/),
    });
    await save('de', { 'deals.heading': 'Reif für die Insel' });
    expect(await said()).toEqual({
      pt: { 'deals.heading': 'Fugas de fim de semana', 'site.faq': 'Perguntas' },
      de: { 'deals.heading': 'Reif für die Insel' },
    });
    // A partner's page loads the texts that widgets show, in its own language alone.
    expect(await config('pt')).toEqual({ pt: { 'deals.heading': 'Fugas de fim de semana' } });
    expect(await config('de')).toEqual({ de: { 'deals.heading': 'Reif für die Insel' } });
    expect(await config('sv')).toBeUndefined();
    expect((await server.call('/api/agency')).headers['etag']).not.toBe(etag);
    await server.call('/?lng=pt');
    expect(pages.seen.agency?.texts?.['pt']?.['site.faq']).toBe('Perguntas');
    expect(await said('nordlys')).toBeUndefined();
    const list = await server.call('/api/agency/texts', { token: owner });
    expect(operations.listOwnTexts.response.parse(list.json)).toEqual(list.json);
    expect(list.json.data.map(({ language, key }: { language: string; key: string }) => [language, key])).toEqual([
      ['de', 'deals.heading'], ['pt', 'deals.heading'], ['pt', 'site.faq'],
    ]);
  }); // prettier-ignore

  it('stand in that host’s file of the language, beside all other texts; other languages and hosts keep the built files (LANG-21, LANG-22)', async () => {
    await save('pt', { 'deals.heading': 'Fugas' });
    const file = (site: string, language: string, headers = {}) =>
      server.call(`/locales/${language}/translation.json`, { site, headers });
    const own = await file('harbour', 'pt');
    expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-cache',
    ]);
    expect(own.json['deals.heading']).toBe('Fugas');
    expect(own.json['agent.nav.label'] ?? own.json['deals.tab.hotels']).toBeTruthy();
    expect(Object.keys(own.json).length).toBeGreaterThan(400);
    const etag = String(own.headers['etag']);
    expect((await file('harbour', 'pt', { 'if-none-match': etag })).status).toBe(304);
    // There is no build here, so the built files are not found: nothing of ours stood in their place.
    expect((await file('harbour', 'de')).status).toBe(404);
    expect((await file('nordlys', 'pt')).status).toBe(404);
    await save('pt', { 'deals.heading': 'Mais fugas' });
    const changed = await file('harbour', 'pt', { 'if-none-match': etag });
    expect([changed.status, changed.json['deals.heading']]).toEqual([200, 'Mais fugas']);
  });

  it('may be said in every language, and given back', async () => {
    for (const language of languageCodes)
      expect((await save(language, { 'site.home.title': `${language} first` })).status, language).toBe(200);
    expect(Object.keys(await said()).sort()).toEqual([...languageCodes].sort());
    for (const language of languageCodes) await save(language, { 'site.home.title': null });
    expect([await said(), await config('pt')]).toEqual([undefined, undefined]);
  });

  it('are audited with who changed what from what to what, and once: saying the same again changes nothing', async () => {
    const before = (await audited()).length;
    server.clock.advance(1000);
    await save('en', { 'site.faq': 'Questions', 'site.about': 'Who we are' });
    const first = await server.sql(`select * from own_texts where agency_id = 'ag_harbour' order by key`);
    server.clock.advance(1000);
    expect((await save('en', { 'site.faq': 'Questions', 'site.about': 'Who we are' })).status).toBe(200);
    expect(await server.sql(`select * from own_texts where agency_id = 'ag_harbour' order by key`)).toEqual(
      first,
    );
    server.clock.advance(1000);
    await save('en', { 'site.faq': null, 'site.about': 'Who we are' });
    expect((await audited()).slice(before)).toEqual([
      {
        user_id: 'us_owner',
        subject: 'en',
        details: {
          'site.faq': { from: null, to: 'Questions' },
          'site.about': { from: null, to: 'Who we are' },
        },
      },
      { user_id: 'us_owner', subject: 'en', details: { 'site.faq': { from: 'Questions', to: null } } },
    ]);
  });

  it.each([
    ['no text of ours', 'en', { 'site.nothing': 'x' }, { 'texts.0.key': 'is no text of this language' }],
    ['what every object has', 'en', { constructor: 'x' }, { 'texts.0.key': 'is no text of this language' }],
    ['a text of agents’ screens', 'en', { 'business.title': 'x' }, { 'texts.0.key': 'is no text of this language' }],
    ['a plural form that English has not', 'en', { 'deals.loaded_few': 'x' }, { 'texts.0.key': 'is no text of this language' }],
    ['no language of ours', 'xx', { 'site.faq': 'x' }, { language: 'is not one of the supported languages' }],
    ['markup', 'en', { 'site.faq': '<script>alert(1)</script>' }, { 'texts.0.text': 'must be plain text, without markup' }],
    ['a hole too few', 'en', { 'site.home': 'Home' }, { 'texts.0.text': 'must keep {{agency}}' }],
    ['a hole too many', 'en', { 'site.faq': '{{agency}}' }, { 'texts.0.text': 'must not have {{agency}}' }],
    ['a text without end', 'en', { 'site.faq': 'x'.repeat(61) }, { 'texts.0.text': 'must have at most 60 characters' }],
  ])('refuse %s, and change nothing', async (_, language, texts, fields) => {
    const { status, json } = await save(language, { ...(texts as Record<string, string>), 'site.about': 'About' });
    expect([status, json.code, json.fields]).toEqual([400, 'VALIDATION_FAILED', fields]);
    expect(await said()).toBeUndefined();
  }); // prettier-ignore

  it('refuse one key twice, and more than a site can carry', async () => {
    const twice = await server.call('/api/agency/texts/en', {
      method: 'PUT',
      token: owner,
      body: { texts: [{ key: 'site.faq', text: 'a' }, { key: 'site.faq', text: 'b' }] },
    }); // prettier-ignore
    expect(twice.json.fields).toEqual({ 'texts.1.key': 'is there twice' });
    await server.sql(
      `insert into own_texts select 'ag_harbour', 'sv', 'x.' || n, 'x', now() from generate_series(1, 300) n`,
    );
    const full = await save('en', { 'site.faq': 'One too many' });
    expect(full.json.fields).toEqual({ texts: 'must be at most 300 in all languages together' });
  });

  it('are for owners and admins to write, each for their own agency', async () => {
    for (const user of ['sales', 'agent', 'restricted', 'traveller'] as const)
      expect((await save('en', { 'site.faq': 'x' }, await server.logIn(user))).json.code, user).toBe(
        'FORBIDDEN',
      );
    expect((await save('en', { 'site.faq': 'Help' }, await server.logIn('admin'))).status).toBe(200);
  });

  it('leave out what fits no more since the product’s own text changed', async () => {
    await server.sql(
      `insert into own_texts values ('ag_harbour', 'en', 'site.home', 'No hole', now()), ('ag_harbour', 'en', 'site.gone', 'x', now()),
                                    ('ag_harbour', 'en', 'site.faq', 'Kept', now())`,
    );
    await server.context.bus.publish('agency', 'ag_harbour');
    expect(await said()).toEqual({ en: { 'site.faq': 'Kept' } });
    const list = (await server.call('/api/agency/texts', { token: owner })).json.data as { key: string; original: string | null }[];
    expect(list.find(({ key }) => key === 'site.gone')?.original).toBeNull();
    expect((await save('en', { 'site.gone': null })).status).toBe(200);
  }); // prettier-ignore

  it('are there in the demo world: one agency says three of them in two languages', async () => {
    const texts = await said('atelier');
    expect(Object.keys(texts).sort()).toEqual(['en', 'fr']);
    expect(texts.fr['deals.heading']).toBe('Nos coups de cœur');
    expect(Object.keys((await config('en', 'atelier')).en)).toEqual(
      expect.arrayContaining(['deals.heading', 'hotels.form.destination-hint']),
    );
  });
});
