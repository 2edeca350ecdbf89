import { useState, type ReactNode } from 'react';
import { useStyles } from '../provider.tsx';
import mediaCss from './media.css?inline';

export interface MediaProps {
  src: string | null | undefined;
  /** Shown when `src` is missing or fails: an illustration. May come later than `src`. */
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

/** The picture, else the illustration, else a tinted plate. Never a broken image, never a jump. */
export function Media({ src, fallback, alt = '', ratio = 'card', eager, children }: MediaProps) {
  useStyles(mediaCss);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallback].find((address) => address && !failed.includes(address));
  return (
    <div className={`media is-${ratio}`}>
      {shown && (
        <img
          key={shown}
          src={shown}
          alt={alt}
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          onError={() => setFailed([...failed, shown])}
        />
      )}
      {children && <div className="media-over">{children}</div>}
    </div>
  );
}
