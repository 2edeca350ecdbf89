import { useStyles } from '../provider.tsx';

export interface SkeletonProps {
  /** `text` is a line, `block` fills its box. @default 'text' */
  kind?: 'text' | 'block' | undefined;
  /** Part of the inline size, as `30`, `60` or `90` percent. @default 90 */
  width?: 30 | 60 | 90 | undefined;
}

/** A grey stand-in. It appears after 120 ms, so that fast answers never flash; its box is there from the start. */
export function Skeleton({ kind = 'text', width = 90 }: SkeletonProps) {
  useStyles(skeletonCss);
  return <span className={`skeleton is-${kind} is-${width}`} aria-hidden="true" />;
}

const skeletonCss = `.skeleton{display:block;border-radius:var(--_rs);background:var(--_line);animation:show .2s .12s both,pulse 1.6s .32s infinite alternate ease-in-out}
.skeleton.is-text{block-size:.8em;margin-block:.325em}.skeleton.is-block{block-size:100%;inline-size:100%;border-radius:inherit}.skeleton.is-30{inline-size:30%}.skeleton.is-60{inline-size:60%}.skeleton.is-90{inline-size:90%}
@keyframes show{from{opacity:0}}@keyframes pulse{to{opacity:.5}}
@media(prefers-reduced-motion:reduce){.skeleton{animation:show .2s .12s both}}
@media(forced-colors:active){.skeleton{border:1px solid}}`;
