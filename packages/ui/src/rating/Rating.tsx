import { numberFormat } from '@portolan/core';
import { useStyles, useT } from '../provider.tsx';
import { starIcon } from '../icon/icons.ts';
import ratingCss from './rating.css?inline';

export interface RatingProps {
  /** 0 to 5; values beyond are cut off. Shown to the nearest half. */
  value: number;
}

/** One path instead of five: a list of cards has enough nodes. */
const fiveStars = starIcon.d + starIcon.d.replace('M12 2.5', 'm24 0').repeat(4);

/** Stars out of 5 (PRICE-09): all five outlined, the earned ones filled; nothing for 0. */
export function Rating({ value }: RatingProps) {
  useStyles(ratingCss);
  const t = useT();
  const rating = Math.min(5, Math.max(0, Number.isFinite(value) ? value : 0));
  if (!rating) return null;
  const stars = <path d={fiveStars} />;
  const text = numberFormat(t.language, { maximumFractionDigits: 1 }).format(rating);
  return (
    <svg
      className="rating"
      viewBox="0 0 120 24"
      role="img"
      aria-label={t('common.rating.stars', { rating: text })}
    >
      {stars}
      {/* A nested viewport clips: its width is how much was earned. */}
      <svg width={Math.round(rating * 2) * 12} height={24}>
        {stars}
      </svg>
    </svg>
  );
}
