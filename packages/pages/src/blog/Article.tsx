import type { Article as ArticleData } from '@portolan/contract';
import { directionOf } from '@portolan/i18n';
import { useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { prose } from '../prose.ts';
import { useContent } from '../use-content.ts';
import { ArticleDate } from './ArticleDate.tsx';
import blogCss from './blog.css?inline';

/** One article, at its own address and at the one for sharing (ROUTE-BLOG-02, -06). */
export function Article({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  useStyles(blogCss);
  const t = useT();
  const slug = context.params?.slug ?? context.query?.get('slug') ?? '';
  const { status, value, retry } = useContent<ArticleData>(
    context.content?.article,
    async (signal) => (await context.client.call('getArticle', { params: { slug }, signal })).data,
  );
  if (status === 'loading') return <Waiting text={t('pages.blog.loading')} />;
  if (status === 'failed' || !value) return <Failed onRetry={retry} />;
  // The article is in the language that it was written in, wherever the reader's lacks.
  const written = { lang: value.language, dir: directionOf(value.language) };
  return (
    <article className="doc article">
      <p className="article-back">
        <a href="/blog">{t('pages.blog.all')}</a>
      </p>
      <h1 {...written}>{value.title}</h1>
      <ArticleDate article={value} />
      {value.image && <img className="doc-image" src={value.image} alt="" width="1000" height="400" />}
      <div className="prose" {...written} dangerouslySetInnerHTML={prose(value.content)} />
      <Share title={value.title} url={`${context.origin ?? ''}/blog/share?slug=${value.slug}`} />
    </article>
  );
}

/** Plain links: nothing of a network is loaded before somebody chooses one. */
function Share({ title, url }: { title: string; url: string }) {
  const t = useT();
  const at = encodeURIComponent(url);
  const links = [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${at}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${at}`],
    ['X', `https://x.com/intent/post?url=${at}&text=${encodeURIComponent(title)}`],
    [t('pages.blog.share-mail'), `mailto:?subject=${encodeURIComponent(title)}&body=${at}`],
  ] as const;
  return (
    <section className="article-share" aria-labelledby="article-share">
      <h2 id="article-share">{t('pages.blog.share')}</h2>
      <ul>
        {links.map(([name, href]) => (
          <li key={name}>
            <a href={href} rel="noopener nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
