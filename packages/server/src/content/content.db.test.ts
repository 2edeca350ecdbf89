import { Article, ArticleList, StoredArticle } from '@portolan/contract';
import { hostileHtml, hostileSample } from '../testing/hostile-html.ts';
import { aTestServer, catchPages, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isWritable } from '../platform/unwritable.ts';

let server: TestServer;
let owner: string;
const pages = catchPages();
beforeAll(async () => {
  server = await aTestServer({ env: { PORTOLAN_ENVIRONMENT: 'qa' }, pages: pages.renderer });
  owner = await server.logIn('owner');
});
afterAll(() => server?.close());

const text = (language: string, title = 'Title', content = '<p>Content</p>') => ({
  language, title, summary: `About ${title}`, content,
}); // prettier-ignore
const article = { image: null, author: 'Ada', publishedAt: '2026-11-20T09:00:00Z', texts: [text('en')] };
const write = (slug: string, changes: object = {}, site?: string) =>
  server.call('/api/blog', { token: owner, body: { slug, ...article, ...changes }, ...(site && { site }) });
const read = (path: string, language = 'en', site = 'harbour') =>
  server.call(path, { site, headers: { 'accept-language': language } });

describe('the blog', () => {
  it('lists what is published, newest first, in the reader’s language (ROUTE-BLOG-06)', async () => {
    for (const site of ['harbour', 'nordlys', 'solazul', 'safar', 'atelier', 'demo']) {
      const { data } = (await read('/api/blog', 'en', site)).json;
      const { articles, page, pages } = z.strictObject(ArticleList.shape).parse(data);
      expect(articles.length, site).toBeGreaterThanOrEqual(5);
      expect([page, pages]).toEqual([1, 1]);
      const days = articles.map(({ publishedAt }) => publishedAt);
      expect(days).toEqual([...days].sort().reverse());
      // Every picture is one of ours, signed: it opens.
      expect((await server.call(new URL(articles[0]!.image!).pathname)).status).toBe(200);
    }
  });
  it('falls back to English, then to the agency’s own language, article by article', async () => {
    const titles = async (language: string, site: string) =>
      new Map(
        (await read('/api/blog', language, site)).json.data.articles.map(
          (shown: { slug: string; language: string }) => [shown.slug, shown.language],
        ),
      );
    expect((await titles('pt', 'harbour')).get('three-slow-days-in-lisbon')).toBe('pt');
    expect((await titles('pt', 'harbour')).get('how-to-read-a-hotel-price')).toBe('en');
    expect((await titles('sv', 'nordlys')).get('nordlys-uden-kufferter')).toBe('en');
    expect((await titles('sv', 'nordlys')).get('palma-i-november')).toBe('da');
  });
  it('has an article at its address, whole, and none elsewhere', async () => {
    const { data } = (await read('/api/blog/three-slow-days-in-lisbon', 'ar')).json;
    const shown = z.strictObject(Article.shape).parse(data);
    expect(shown).toMatchObject({
      language: 'ar',
      languages: ['ar', 'de', 'en', 'pt'],
      author: 'Maren Pine',
    });
    expect(shown.content).toContain('<h2>');
    for (const slug of ['nothing', 'nordlys-uden-kufferter', '%2e%2e', "'", 'x'.repeat(150)])
      expect((await read(`/api/blog/${slug}`)).json.code, slug).toBe('NOT_FOUND');
  });
  it('shows nine articles a page, and none beyond the last', async () => {
    for (let at = 0; at < 9; at++)
      await server.sql(
        `with a as (insert into articles (agency_id, slug, author, published_at, updated_at)
                    values ('ag_demo', $1, 'A', '2020-01-01', '2020-01-01') returning *)
         insert into article_texts select agency_id, slug, 'en', 'T', 'S', '<p>C</p>' from a`,
        [`many-${at}`],
      );
    const pageOf = async (page: string) => (await read(`/api/blog?page=${page}`, 'en', 'demo')).json.data;
    const [first, second, third] = [await pageOf('1'), await pageOf('2'), await pageOf('3')];
    expect([first.articles.length, second.articles.length, third.articles.length]).toEqual([9, 5, 0]);
    expect([first.pages, second.page]).toEqual([2, 2]);
    const slugs = [...first.articles, ...second.articles].map(({ slug }: { slug: string }) => slug);
    expect(new Set(slugs).size).toBe(14);
    for (const page of ['0', '-1', 'x', '1e3'])
      expect((await read(`/api/blog?page=${page}`)).json.code, page).toBe('VALIDATION_FAILED');
  });
});

describe('who writes the blog', () => {
  it('writes, changes and takes away', async () => {
    const created = await write('a-new-one', { image: { kind: 'beach', seed: 'new one' } });
    expect(created.status).toBe(200);
    expect(z.strictObject(StoredArticle.shape).parse(created.json.data)).toMatchObject({
      slug: 'a-new-one',
      image: { kind: 'beach', seed: 'new one' },
    });
    expect((await read('/api/blog/a-new-one')).json.data.title).toBe('Title');
    const changed = await server.call('/api/blog/a-new-one', {
      method: 'PUT',
      token: owner,
      body: { ...article, texts: [text('fr', 'Titre')] },
    });
    expect(changed.status).toBe(200);
    expect((await read('/api/blog/a-new-one')).json.data).toMatchObject({
      title: 'Titre',
      languages: ['fr'],
    });
    const gone = await server.call('/api/blog/a-new-one', { method: 'DELETE', token: owner });
    expect(gone.status).toBe(204);
    expect((await read('/api/blog/a-new-one')).status).toBe(404);
    expect(await server.sql(`select 1 from article_texts where slug = 'a-new-one'`)).toEqual([]);
  });
  it.each(['7426-70-79T42:49:06.51Z', '0000-01-01T00:00:00Z', '2026-11-21T25:00:00Z'])(
    'refuses %s, which is written like a moment and is none',
    async (publishedAt) => {
      const { status, json } = await write('never', { publishedAt });
      expect([status, json.code, json.fields]).toEqual([
        400,
        'VALIDATION_FAILED',
        { publishedAt: 'is no moment of the calendar' },
      ]);
    },
  );
  it('keeps drafts and what is for later to those who write', async () => {
    await write('a-draft', { publishedAt: null });
    await write('for-later', { publishedAt: '2026-12-24T00:00:00Z' });
    const list = (await read('/api/blog')).text;
    for (const slug of ['a-draft', 'for-later']) {
      expect((await read(`/api/blog/${slug}`)).status, slug).toBe(404);
      expect(list).not.toContain(slug);
    }
    const stored = (await server.call('/api/agency/articles', { token: owner })).json.data as {
      slug: string;
    }[];
    expect(stored.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['a-draft', 'for-later']));
    server.clock.advance(40 * 24 * 3_600_000);
    expect((await read('/api/blog/for-later')).status).toBe(200);
    server.clock.advance(-40 * 24 * 3_600_000);
  });
  it('keeps nothing that could run, and says so when nothing is left', async () => {
    const hostile = '<p onclick="bad()">Read <script>bad()</script><a href="javascript:bad()">this</a></p>';
    await write('hostile', { texts: [text('en', '<b>Title</b>', hostile)] });
    const [row] = await server.sql<{ content: string; title: string }>(
      `select title, content from article_texts where slug = 'hostile'`,
    );
    expect(row!.content).toBe('<p>Read <a>this</a></p>');
    // A title is text and stays what was typed; whoever shows it escapes it.
    expect(row!.title).toBe('<b>Title</b>');
    const nothing = await write('only-a-script', { texts: [text('en', 'T', '<script>bad()</script>')] });
    expect(nothing.json.fields).toEqual({ 'texts.0.content': 'says nothing that may be shown' });
  });
  it('cleans again what somebody put into the database by other ways', async () => {
    await server.sql(
      `update article_texts set content = '<img src=x onerror=bad()><p>Still</p>' where slug = 'hostile'`,
    );
    expect((await read('/api/blog/hostile')).json.data.content).toBe('<p>Still</p>');
    await server.call('/api/blog/hostile', { method: 'DELETE', token: owner });
  });
  it('says what is wrong', async () => {
    const fields = async (answer: ReturnType<typeof write>) => Object.keys((await answer).json.fields ?? {});
    expect(await fields(write('three-slow-days-in-lisbon'))).toEqual(['slug']);
    expect(await fields(write('Not A Slug'))).toEqual(['slug']);
    expect(await fields(write('twice', { texts: [text('en'), text('en')] }))).toEqual(['texts.1.language']);
    expect(await fields(write('tongue', { texts: [text('xx')] }))).toEqual(['texts.0.language']);
    expect(await fields(write('empty', { texts: [text('en', '   ')] }))).toEqual(['texts.0.title']);
    expect((await write('picture', { image: 'http://evil.example/x.png' })).status).toBe(400);
    expect((await write('picture', { image: 'https://x.example/"onerror="' })).status).toBe(400);
  });
});

/** Nothing in it runs, loads from elsewhere or names anything; what stands within a value is text. */
function expectClean(html: string): void {
  expect(html).not.toMatch(
    /<\/?(?:script|style|svg|math|iframe|form|input|button|template|slot|link|meta|base)\b/i,
  );
  for (const [tag] of html.matchAll(/<(?:"[^"]*"|[^">])*>/g)) {
    expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/ (?:on\w+|style|id|name|class|srcset|srcdoc)=/i);
    for (const [, name, value = ''] of tag.matchAll(/ (href|src)="([^"]*)"/g)) {
      const { protocol, origin } = new URL(value.replaceAll('&amp;', '&'), 'https://own.example');
      expect(['https:', 'http:', 'mailto:', 'tel:'], tag).toContain(protocol);
      if (name === 'src') expect(origin, tag).toBe('https://own.example');
    }
  }
}

describe('who writes the agency’s own pages', () => {
  const put = (path: string, body: object, site = 'harbour') =>
    server.call(path, { method: 'PUT', token: owner, site, body });
  const hostile = '<p onclick="bad()">Read <script>bad()</script><img src="//evil.example/x"><b>this</b></p>';
  const clean = '<p>Read <b>this</b></p>';

  it('writes About and FAQ in one language and leaves the others', async () => {
    const about = {
      language: 'pt',
      isEnabled: true,
      image: { kind: 'lagoon', seed: 'pt' },
      title: 'Nós',
      content: hostile,
    };
    expect((await put('/api/agency/about-us', about)).json.data).toMatchObject({
      title: 'Nós',
      content: clean,
    });
    const faqs = {
      language: 'pt',
      isEnabled: true,
      headerMessage: 'Olá',
      questions: [{ question: 'Quando?', answer: hostile }],
    };
    expect((await put('/api/agency/faqs', faqs)).json.data).toMatchObject({
      questions: [{ question: 'Quando?', answer: clean }],
    });
    expect((await read('/api/agency/about-us', 'pt')).json.data[0].title).toBe('Nós');
    expect((await read('/api/agency/about-us', 'en')).json.data[0].title).toBe(
      'We started with one pier and a road atlas',
    );
    expect((await read('/api/agency/faqs', 'pt')).json.data[0].questions).toHaveLength(1);
    expect((await read('/api/agency/faqs', 'en')).json.data[0].questions).toHaveLength(4);
    const kept = await server.sql<{ all: string }>(
      `select string_agg(content, '') || (select string_agg(questions::text, '') from faqs) as all from about_pages`,
    );
    expect(kept[0]!.all).not.toMatch(/evil|onclick|script/);
  });
  it('begins with user terms, agency terms and a cancellation policy for every agency of the demo, in its own language', async () => {
    const languages = { harbour: 'en', nordlys: 'da', solazul: 'es', safar: 'ar', atelier: 'fr' };
    for (const [site, language] of Object.entries(languages))
      for (const name of ['user-terms', 'agency-terms', 'cancellation']) {
        const { data } = (await read(`/api/agency/legal/${name}`, 'en', site)).json;
        expect([site, name, data?.language]).toEqual([site, name, language]);
        expect(data.content, site).toMatch(/^<h2>.+<\/p>$/);
      }
  }); // prettier-ignore
  it('writes each of the six legal texts, in each language, with English behind', async () => {
    await server.sql('delete from legal_texts');
    for (const name of ['privacy', 'user-terms', 'agency-terms', 'cookies', 'disclaimer', 'cancellation']) {
      expect((await read(`/api/agency/legal/${name}`)).json.data).toBeNull();
      for (const language of ['en', 'ar']) {
        const content = `<p>${name} ${language}</p><script>bad()</script>`;
        const answer = await put(`/api/agency/legal/${name}`, { language, content });
        expect(answer.json.data).toEqual({ language, content: `<p>${name} ${language}</p>` });
      }
      expect((await read(`/api/agency/legal/${name}`, 'ar')).json.data.content).toBe(`<p>${name} ar</p>`);
      expect((await read(`/api/agency/legal/${name}`, 'sv')).json.data.language).toBe('en');
      expect((await read(`/api/agency/legal/${name}`, 'en', 'nordlys')).json.data).toBeNull();
    }
    expect((await read('/api/agency/legal/imprint')).json.code).toBe('VALIDATION_FAILED');
    const nothing = await put('/api/agency/legal/privacy', {
      language: 'en',
      content: '<script>bad()</script>',
    });
    expect(nothing.json.fields).toEqual({ content: 'says nothing that may be shown' });
  });
  it('never keeps anything hostile, in any language and on any page', async () => {
    const seed = Number(process.env['PORTOLAN_SEED'] ?? 1);
    const vectors = process.env['PORTOLAN_PROVE'] ? hostileHtml : hostileSample(seed, 2);
    expect((await write('hostile')).status).toBe(200);
    for (const [at, { html }] of vectors.entries()) {
      // A body is 64 kB at most, and what is only hostile is refused: a word goes along.
      const content = `<p>Word</p>${html.slice(0, 30_000)}`;
      const language = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'][at % 9]!;
      const answers = [
        await put('/api/agency/about-us', { language, isEnabled: true, image: null, title: 'T', content }),
        await put('/api/agency/legal/cookies', { language, content }),
        await put('/api/blog/hostile', {
          ...article,
          texts: [{ language, title: 'T', summary: 'S', content }],
        }),
        await put('/api/agency/faqs', {
          language,
          isEnabled: true,
          headerMessage: 'H',
          questions: [{ question: 'Q', answer: content.slice(0, 10_000) }],
        }),
      ];
      // What no database can keep is refused by name; all else is kept, cleaned.
      const wanted = isWritable(content) ? 200 : 400;
      for (const { status, text: said } of answers)
        expect([html.slice(0, 100), status, status === wanted ? '' : said]).toEqual([
          html.slice(0, 100),
          wanted,
          '',
        ]);
      const rows = await server.sql<{ html: string }>(
        `select content as html from about_pages union all select content from legal_texts union all select content from article_texts
         union all select q->>'answer' from faqs, jsonb_array_elements(questions) q`,
      );
      for (const row of rows) expectClean(row.html);
    }
  });
});

it('hands a page its agency’s words in the language of the request, and tells it what the server is for', async () => {
  await server.call('/blog?lng=pt');
  expect(pages.seen.environment).toBe('qa');
  expect((await pages.seen.content!.article('three-slow-days-in-lisbon'))?.language).toBe('pt');
  expect(await pages.seen.content!.article('palma-i-november')).toBeNull();
  expect((await pages.seen.content!.articles(1)).articles.length).toBeGreaterThanOrEqual(6);
  await server.call('/blog?lng=en', { site: 'atelier' });
  expect((await pages.seen.content!.aboutUs())[0]?.title).toBe('L’atelier');
  expect((await pages.seen.content!.faqs())[0]?.questions).toHaveLength(3);
  expect(await pages.seen.content!.legal('privacy')).toBeNull();
});
