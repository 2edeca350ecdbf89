import { backIcon, Dialog, forwardIcon, Icon, useStyles } from '@portolan/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFlow } from '../flow.ts';
import { Art } from '../../shared/Parts.tsx';
import type { GalleryPicture } from './Gallery.tsx';
import lightboxCss from './lightbox.css?inline';

interface LightboxProps {
  /** Name of the hotel. */
  hotel: string;
  pictures: readonly GalleryPicture[];
  /** `all`: a grid of them, each of which opens alone; otherwise position of the one to show. */
  start: 'all' | number;
  onClose(): void;
}

/** All pictures of a hotel over the whole page; one picture alone above them. Closing goes back to what opened it. */
export function Lightbox({ hotel, pictures, start, onClose }: LightboxProps) {
  useStyles(lightboxCss);
  const { t } = useFlow().context;
  const [alone, setAlone] = useState<number | null>(null);
  if (start !== 'all')
    return <OnePicture hotel={hotel} pictures={pictures} start={start} onClose={onClose} />;
  return (
    <>
      <Dialog open kind="full" title={t('stays.details.gallery')} onClose={onClose}>
        <ul className="htl-pictures">
          {pictures.map(({ url, name, caption, purpose }, i) => (
            <li key={url}>
              <figure>
                <button type="button" aria-haspopup="dialog" onClick={() => setAlone(i)}>
                  <Art src={url} alt={name} labelled purpose={purpose} />
                </button>
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Dialog>
      {alone !== null && (
        <OnePicture hotel={hotel} pictures={pictures} start={alone} onClose={() => setAlone(null)} />
      )}
    </>
  );
}

/** One picture at a time in a row that snaps: a swipe, a button or an arrow key goes on. */
function OnePicture({ hotel, pictures, start, onClose }: LightboxProps & { start: number }) {
  const { t } = useFlow().context;
  const [at, setAt] = useState(start);
  const row = useRef<HTMLUListElement>(null);
  const last = pictures.length - 1;

  const show = (next: number) => {
    const element = row.current;
    if (!element || next < 0 || next > last) return;
    const step = element.clientWidth * (t.direction === 'rtl' ? -1 : 1);
    element.scrollTo({ left: next * step, behavior: 'instant' });
    setAt(next);
  };
  const shown = useRef(at);
  shown.current = at;
  useEffect(() => {
    // Once when it opens, and when a phone is turned.
    const observer = new ResizeObserver(() => show(shown.current));
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it reads changes by itself
  }, []);

  const goByKey = (event: KeyboardEvent) => {
    const forward = t.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = t.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };
  return (
    <Dialog
      open
      kind="full"
      title={hotel}
      onClose={onClose}
      onKeyDown={goByKey}
      actions={
        <div className="htl-picture-steps">
          <button
            type="button"
            className="icon-button"
            aria-label={t('common.previous')}
            aria-disabled={at === 0}
            onClick={() => show(at - 1)}
          >
            <Icon icon={backIcon} />
          </button>
          <p role="status">
            {t('stays.details.picture-of', { index: at + 1, total: pictures.length })}
            <span>{pictures[at]!.caption}</span>
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={t('common.next')}
            aria-disabled={at === last}
            onClick={() => show(at + 1)}
          >
            <Icon icon={forwardIcon} />
          </button>
        </div>
      }
    >
      <ul
        className="htl-picture-row"
        ref={row}
        onScroll={({ currentTarget }) => {
          const { scrollLeft, clientWidth } = currentTarget;
          if (clientWidth > 0) setAt(Math.min(last, Math.round(Math.abs(scrollLeft) / clientWidth)));
        }}
      >
        {pictures.map(({ url, name, purpose }, i) => (
          // Those out of sight are on the row only to be swiped to.
          <li key={url} aria-hidden={i !== at}>
            {/* What is far away is not loaded, and keeps its place. */}
            {Math.abs(i - at) <= 1 && <Art src={url} alt={name} labelled eager purpose={purpose} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
