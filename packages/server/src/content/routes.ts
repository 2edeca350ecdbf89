/** What an agency writes for everybody to read: the blog and its own pages, read by all and written by who may change the website. */
import { readArticle, readArticles, readStoredArticles, removeArticle, writeArticle } from './articles.ts';
import type { AreaRoutes } from '../context.ts';
import { readLegalText, writeAboutUs, writeFaqs, writeLegalText } from './agency-pages.ts';
import { ApiError } from '../platform/errors.ts';
import { route } from '../http/index.ts';
import { toInstant } from '../platform/clock.ts';

export const contentRoutes: AreaRoutes = (app, context) => {
  const { art, database, clock } = context;
  const now = () => toInstant(clock.now());

  route(app, 'replaceAboutUs', async ({ tenant, body }) => ({
    data: await database.withAgency(tenant.id, (tx) => writeAboutUs(tx, art, tenant, body)),
  }));
  route(app, 'replaceFaqs', async ({ tenant, body }) => ({
    data: await database.withAgency(tenant.id, (tx) => writeFaqs(tx, tenant.id, body)),
  }));
  route(app, 'getLegalText', async ({ tenant, language, params }) => ({
    data: await readLegalText(context, tenant, language, params.name),
  }));
  route(app, 'replaceLegalText', async ({ tenant, params: { name }, body }) => ({
    data: await database.withAgency(tenant.id, (tx) =>
      writeLegalText(tx, tenant.id, { name, now: now() }, body),
    ),
  }));
  route(app, 'listArticles', async ({ tenant, language, query }) => ({
    data: await readArticles(context, tenant, language, Number(query.page ?? 1)),
  }));
  route(app, 'getArticle', async ({ tenant, language, params }) => {
    const article = await readArticle(context, tenant, language, params.slug);
    if (!article) throw new ApiError('NOT_FOUND');
    return { data: article };
  });
  route(app, 'listStoredArticles', async ({ tenant }) => ({
    data: await database.withAgency(tenant.id, (tx) => readStoredArticles(tx, tenant.id)),
  }));
  route(app, 'createArticle', async ({ tenant, body: { slug, ...input } }) => ({
    data: await database.withAgency(tenant.id, (tx) =>
      writeArticle(tx, tenant.id, { slug, isNew: true, now: now() }, input),
    ),
  }));
  route(app, 'replaceArticle', async ({ tenant, params: { slug }, body }) => ({
    data: await database.withAgency(tenant.id, (tx) =>
      writeArticle(tx, tenant.id, { slug, isNew: false, now: now() }, body),
    ),
  }));
  route(app, 'deleteArticle', async ({ tenant, params }) => {
    await database.withAgency(tenant.id, (tx) => removeArticle(tx, tenant.id, params.slug));
  });
};
