import { useStyles } from '../provider.tsx';
import skeletonCss from './skeleton.css?inline';

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
