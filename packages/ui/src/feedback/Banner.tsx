import type { ReactNode } from 'react';
import { Media } from '../media/Media.tsx';
import { useStyles } from '../provider.tsx';
import bannerCss from './banner.css?inline';

export interface BannerProps {
  title: string;
  /** One sentence: why it is empty, or what is on offer. */
  description: ReactNode;
  /** A calm illustration at the inline end. */
  art?: string | null | undefined;
  /** One action. */
  children?: ReactNode;
  /** Says itself to screen readers: `status` for an answer that turned out empty, `alert` for a failure. */
  role?: 'status' | 'alert' | undefined;
  /** Heading level in the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** An empty state, a promotion or a failure: a poster with one sentence and one action. */
export function Banner({ title, description, art, children, role, level = 3 }: BannerProps) {
  useStyles(bannerCss);
  const Heading = `h${level}` as 'h3';
  return (
    <div className={art === undefined ? 'banner' : 'banner has-art'} role={role}>
      <div className="banner-text">
        <Heading>{title}</Heading>
        <p>{description}</p>
        {children && <div className="banner-actions">{children}</div>}
      </div>
      {art !== undefined && <Media src={art} ratio="hero" />}
    </div>
  );
}

/** {@link Banner} under the name that says what it is used for. */
export { Banner as EmptyState };
