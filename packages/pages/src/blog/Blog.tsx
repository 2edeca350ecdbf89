import type { ArticleList, ArticleSummary } from '@portolan/contract';
import { directionOf } from '@portolan/i18n';
import { useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Note, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { useContent } from '../use-content.ts';
import { ArticleDate } from './ArticleDate.tsx';
import blogCss from './blog.css?inline';
import { pageNumber } from './page-number.ts';

/** The agency's articles, newest first; pages are addresses of their own, so they need no script (ROUTE-BLOG-01, -06). */
export function Blog({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  useStyles(blogCss);
  const t = useT();
  const page = pageNumber(context.query);
  const { status, value, retry } = useContent<ArticleList>(context.content?.articles, async (signal) => {
    const query = page > 1 ? { page: String(page) } : {};
    return (await context.client.call('listArticles', { query, signal })).data;
  });
  if (status === 'loading') return <Waiting text={t('pages.blog.loading')} />;
  if (status === 'failed' || !value) return <Failed onRetry={retry} />;
  if (value.articles.length === 0) return <Note text={t('pages.blog.none')} art={context.art.empty} />;
  return (
    <div className="doc doc-wide">
      <h1>{t('pages.blog.title')}</h1>
      <p className="doc-lead">{t('pages.blog.intro', { agency: context.agency.agencyName })}</p>
      <ul className="posts">
        {value.articles.map((article, index) => (
          <Post key={article.slug} article={article} eager={index < 3} />
        ))}
      </ul>
      {value.pages > 1 && (
        <nav className="doc-pages" aria-label={t('pages.blog.pages')}>
          {page > 1 && (
            <a href={page === 2 ? '/blog' : `/blog?page=${page - 1}`} rel="prev">
              {t('pages.blog.newer')}
            </a>
          )}
          <span>{t('pages.blog.page', { page, pages: value.pages })}</span>
          {page < value.pages && (
            <a href={`/blog?page=${page + 1}`} rel="next">
              {t('pages.blog.older')}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

function Post({ article, eager }: { article: ArticleSummary; eager: boolean }) {
  return (
    <li className="post" lang={article.language} dir={directionOf(article.language)}>
      <div className="post-media">
        {article.image && (
          <img
            src={article.image}
            alt=""
            width="700"
            height="490"
            decoding="async"
            loading={eager ? 'eager' : 'lazy'}
          />
        )}
      </div>
      <div className="post-text">
        <ArticleDate article={article} />
        <h2>
          <a href={`/blog/${article.slug}`}>{article.title}</a>
        </h2>
        <p>{article.summary}</p>
      </div>
    </li>
  );
}
