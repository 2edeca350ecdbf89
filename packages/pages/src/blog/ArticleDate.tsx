import type { ArticleSummary } from '@portolan/contract';
import { directionOf } from '@portolan/i18n';
import { dateFormat, useT } from '@portolan/ui';

/** When and by whom, in the reader's own language whatever the article's is. */
export function ArticleDate({ article }: { article: Pick<ArticleSummary, 'author' | 'publishedAt'> }) {
  const t = useT();
  const day = dateFormat(t.language, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <p className="post-date" lang={t.language} dir={directionOf(t.language)}>
      <time dateTime={article.publishedAt}>{day.format(new Date(article.publishedAt))}</time>
      <span>{t('pages.blog.by', { author: article.author })}</span>
    </p>
  );
}
