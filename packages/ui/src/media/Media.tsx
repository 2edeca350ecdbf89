import type { ReactNode, SyntheticEvent } from 'react';
import { useStyles } from '../provider.tsx';
import mediaCss from './media.css?inline';

export interface MediaProps {
  src: string | null | undefined;
  /** Shown when `src` is missing or fails: an illustration. */
  fallback?: string | null | undefined;
  /** Decorative (empty) where the title is beside it. @default '' */
  alt?: string | undefined;
  /** `card` 10:7, `hero` 5:2, `square` 1:1. The box keeps its place before the picture is there. @default 'card' */
  ratio?: 'card' | 'hero' | 'square' | undefined;
  /** For what is on the first screen. @default false, the picture loads when it comes near */
  eager?: boolean | undefined;
  /** Over the picture: a badge. */
  children?: ReactNode;
}

/** A poster: the picture, else the illustration, else a tinted plate. Never a broken image, never a jump. */
export function Media({ src, fallback, alt = '', ratio = 'card', eager, children }: MediaProps) {
  useStyles(mediaCss);
  const [shown, next] = [src, fallback].filter((address) => address);
  // On the node itself, so that whoever shows many posters may forget what they were rendered from.
  const onError = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    if (next && image.getAttribute('src') !== next) image.src = next;
    else image.remove();
  };
  return (
    <div className={`media is-${ratio}`}>
      {shown && (
        <img
          key={shown}
          src={shown}
          alt={alt}
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          onError={onError}
        />
      )}
      {children && <div className="media-over">{children}</div>}
    </div>
  );
}
