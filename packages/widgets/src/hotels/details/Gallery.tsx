import type { HotelDetails } from '@portolan/contract';
import { Button, Lazy } from '@portolan/ui';
import { useState } from 'react';
import { useFlow } from '../flow.ts';
import { Art } from '../../shared/Parts.tsx';

/** Code of its own: many travellers choose by the pictures of the page. */
const loadLightbox = () => import('./Lightbox.tsx').then((module) => module.Lightbox);

/** A picture as the page and the lightbox show it. */
export interface GalleryPicture {
  url: string;
  /** What it shows, such as "The pool". */
  caption: string;
  /** Hotel, caption and position: what a screen reader says. */
  name: string;
  purpose: 'room' | 'hotels';
}

/** One large picture and up to four small ones; narrow widgets get a strip that snaps. Each opens the lightbox. */
export function Gallery({ details }: { details: HotelDetails }) {
  const { t } = useFlow().context;
  const [open, setOpen] = useState<'all' | number | null>(null);
  const known = details.gallery.length > 0 ? details.gallery : [{ url: details.image, kind: 'exterior' }];
  const captionOf = (kind: string) =>
    t.has(`stays.picture.${kind}`)
      ? t(`stays.picture.${kind}` as 'stays.picture.room')
      : t('stays.picture.other');
  const pictures = known.map(({ url, kind }, i): GalleryPicture => ({
    url,
    caption: captionOf(kind),
    name: `${details.name}: ${captionOf(kind)} (${i + 1}/${known.length})`,
    purpose: kind === 'room' ? 'room' : 'hotels',
  }));
  return (
    <div className={`htl-gallery has-${Math.min(pictures.length, 5)}`}>
      <ul className="htl-gallery-strip" aria-label={t('stays.details.gallery')}>
        {pictures.map(({ url, name, purpose }, i) => (
          <li key={url}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(i)}>
              <Art src={url} alt={name} labelled eager={i === 0} purpose={purpose} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="htl-gallery-all">
          <Button size="s" onClick={() => setOpen('all')}>
            {t('stays.details.pictures', { count: pictures.length })}
          </Button>
        </div>
      )}
      {open !== null && (
        <Lazy
          load={loadLightbox}
          hotel={details.name}
          pictures={pictures}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
