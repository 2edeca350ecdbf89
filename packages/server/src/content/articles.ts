import type {
  Article,
  ArticleInput,
  ArticleList,
  ArticleSummary,
  PublicPage,
  StoredArticle,
} from '@portolan/contract';
import type { Context } from '../context.ts';
import type { Tx } from '../db/index.ts';
import type { ContentTables } from './tables.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import { cleaned } from './cleaned.ts';
import { pictureAddress, readPicture, storedPicture } from './picture.ts';
import { sanitiseHtml } from '../platform/sanitise-html.ts';

type ArticleRow = ContentTables['articles'];
type TextRow = ContentTables['article_texts'];
type Reads = Pick<Context, 'database' | 'art' | 'clock'>;

/** Articles on a page of the list. */
const pageSize = 9;
/** The text that fits a reader best: the asked language, English, the agency's own, whatever there is. */
const bestText = `select t.* from article_texts t where t.agency_id = a.agency_id and t.slug = a.slug
  order by (t.language = $2) desc, (t.language = 'en') desc, (t.language = $3) desc, t.language limit 1`;

/** @param page from 1; beyond the last one the list is empty */
export async function readArticles(
  { database, art, clock }: Reads,
  tenant: AgencyRecord,
  language: string,
  page: number,
): Promise<ArticleList> {
  const now = toInstant(clock.now());
  const [rows, counted] = await Promise.all([
    database.readAgency<ArticleRow & TextRow>(
      tenant.id,
      'articles',
      `select a.slug, a.image, a.author, a.published_at, t.language, t.title, t.summary
         from articles a cross join lateral (${bestText}) t
        where a.agency_id = $1 and a.published_at <= $4
        order by a.published_at desc, a.slug limit ${pageSize} offset $5`,
      [tenant.id, language, tenant.agency.defaultLanguage, now, (page - 1) * pageSize],
    ),
    database.readAgency<{ count: number }>(
      tenant.id,
      'count articles',
      'select count(*) as count from articles where agency_id = $1 and published_at <= $2',
      [tenant.id, now],
    ),
  ]);
  return {
    articles: rows.map((row) => summarise(row, pictureAddress(art, tenant, row.image, 'card'))),
    page,
    pages: Math.ceil((counted[0]?.count ?? 0) / pageSize),
  };
}

/** A published article; `null` when there is none. */
export async function readArticle(
  { database, art, clock }: Reads,
  tenant: AgencyRecord,
  language: string,
  slug: string,
): Promise<Article | null> {
  const [row] = await database.readAgency<ArticleRow & TextRow & { languages: string[] }>(
    tenant.id,
    'article',
    `select a.*, t.language, t.title, t.summary, t.content,
            (select array_agg(o.language order by o.language) from article_texts o
              where o.agency_id = a.agency_id and o.slug = a.slug) as languages
       from articles a cross join lateral (${bestText}) t
      where a.agency_id = $1 and a.slug = $5 and a.published_at <= $4`,
    [tenant.id, language, tenant.agency.defaultLanguage, toInstant(clock.now()), slug.toLowerCase()],
  );
  if (!row) return null;
  return {
    ...summarise(row, pictureAddress(art, tenant, row.image, 'hero')),
    content: sanitiseHtml(row.content),
    languages: row.languages,
    updatedAt: row.updated_at,
  };
}

/** Every published article with its last change, newest first. */
export async function readArticlePages(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  tenant: AgencyRecord,
): Promise<PublicPage[]> {
  const rows = await database.readAgency<{ slug: string; changed_at: string }>(
    tenant.id,
    'article pages',
    `select slug, greatest(updated_at, published_at) as changed_at from articles
      where agency_id = $1 and published_at <= $2 order by published_at desc, slug`,
    [tenant.id, toInstant(clock.now())],
  );
  return rows.map(({ slug, changed_at }) => ({ path: `/blog/${slug}`, changedAt: changed_at }));
}

function summarise(row: ArticleRow & TextRow, image: string | null): ArticleSummary {
  const { slug, language, title, summary, author, published_at } = row;
  return { slug, language, title, summary, image, author, publishedAt: published_at ?? '' };
}

/** All articles as they are kept, newest change first. At most a thousand. */
export async function readStoredArticles(tx: Tx, agencyId: string): Promise<StoredArticle[]> {
  const rows = await tx.db
    .selectFrom('articles')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('updated_at', 'desc')
    .orderBy('slug')
    .limit(1_000)
    .execute();
  const texts = await tx.db
    .selectFrom('article_texts')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('language')
    .execute();
  const bySlug = new Map<string, TextRow[]>();
  for (const text of texts) bySlug.set(text.slug, [...(bySlug.get(text.slug) ?? []), text]);
  return rows.map((row) => viewStored(row, bySlug.get(row.slug) ?? []));
}

/**
 * Writes an article whole; its HTML is sanitised before it is kept.
 * @param wanted.isNew true: its address must be free; false: it must be there
 * @throws {ApiError} `VALIDATION_FAILED` for an address that is taken, two texts in one language or a text that says nothing; `NOT_FOUND`
 */
export async function writeArticle(
  tx: Tx,
  agencyId: string,
  wanted: { slug: string; isNew: boolean; now: string },
  input: ArticleInput,
): Promise<StoredArticle> {
  const { slug, isNew, now } = wanted;
  const texts = input.texts.map((text, index) => textRow(agencyId, slug, text, index));
  const twice = texts.findIndex(({ language }, at) =>
    texts.slice(0, at).some((t) => t.language === language),
  );
  if (twice >= 0) throw invalid(`texts.${twice}.language`, 'is there twice');
  // The contract says how an instant is written, not that there is one such; and the database knows no year 0.
  const at = input.publishedAt === null ? 0 : Date.parse(input.publishedAt);
  if (Number.isNaN(at) || input.publishedAt?.startsWith('0000'))
    throw invalid('publishedAt', 'is no moment of the calendar');
  const facts = {
    image: storedPicture(input.image),
    author: input.author.trim(),
    published_at: input.publishedAt,
    updated_at: now,
  };
  const row = isNew
    ? await tx.db
        .insertInto('articles')
        .values({ agency_id: agencyId, slug, ...facts })
        .onConflict((conflict) => conflict.columns(['agency_id', 'slug']).doNothing())
        .returningAll()
        .executeTakeFirst()
    : await tx.db
        .updateTable('articles')
        .set(facts)
        .where('agency_id', '=', agencyId)
        .where('slug', '=', slug)
        .returningAll()
        .executeTakeFirst();
  if (!row) throw isNew ? invalid('slug', 'is taken by another article') : new ApiError('NOT_FOUND');
  await tx.db
    .deleteFrom('article_texts')
    .where('agency_id', '=', agencyId)
    .where('slug', '=', slug)
    .execute();
  await tx.db.insertInto('article_texts').values(texts).execute();
  return viewStored(row, texts);
}

/** @throws {ApiError} `NOT_FOUND` */
export async function removeArticle(tx: Tx, agencyId: string, slug: string): Promise<void> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('articles')
    .where('agency_id', '=', agencyId)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('NOT_FOUND');
}

function textRow(
  agencyId: string,
  slug: string,
  { language, title, summary, content }: ArticleInput['texts'][number],
  index: number,
): TextRow {
  return {
    agency_id: agencyId,
    slug,
    language,
    title: title.trim(),
    summary: summary.trim(),
    content: cleaned(content, `texts.${index}.content`),
  };
}

function viewStored(row: ArticleRow, texts: readonly TextRow[]): StoredArticle {
  return {
    slug: row.slug,
    image: readPicture(row.image),
    author: row.author,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    texts: texts.map(({ language, title, summary, content }) => ({ language, title, summary, content })),
  };
}
