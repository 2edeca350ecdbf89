import { numberFormat } from '@portolan/core';
import { useStyles, useT } from '../provider.tsx';
import reviewCss from './review.css?inline';

export interface ReviewScoreProps {
  /** 0 to 5. */
  score: number;
  /** How many rated it; left out when unknown. */
  count?: number | undefined;
}

/** "4.7" on a tinted plate, with the number of reviews. */
export function ReviewScore({ score, count }: ReviewScoreProps) {
  useStyles(reviewCss);
  const t = useT();
  const text = numberFormat(t.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(score);
  return (
    <span className="review num">
      <strong>
        <span aria-hidden="true">{text}</span>
        <span className="vh">{t('common.rating.review', { score: text })}</span>
      </strong>
      {count !== undefined && <span>{t('common.reviews', { count })}</span>}
    </span>
  );
}
