import type { ReactNode } from 'react';
import { Media } from '../media/Media.tsx';
import { useStyles } from '../provider.tsx';

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

const bannerCss = `.banner{display:grid;border-radius:var(--_rl);overflow:hidden;background:var(--_surface);box-shadow:var(--_e1)}
.banner-text{display:grid;gap:var(--_2);padding:var(--_6);align-content:center;justify-items:start}.banner :is(h2,h3,h4){font-size:var(--_h3);font-family:var(--travel-font-display,inherit)}.banner p{color:var(--_ink-2);max-inline-size:52ch}
.banner-actions{display:flex;flex-wrap:wrap;gap:var(--_3);padding-block-start:var(--_2)}.banner .media{order:-1}
@container(min-width:640px){.banner.has-art{grid-template-columns:1fr 1.2fr;min-block-size:calc(var(--_u)*15)}.banner .media{order:0;aspect-ratio:auto;min-block-size:100%}.banner .media img{position:absolute}.banner-text{padding:var(--_7)}}
@media(forced-colors:active){.banner{border:1px solid}}`;
