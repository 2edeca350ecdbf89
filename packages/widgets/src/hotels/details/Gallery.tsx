import type { HotelDetails } from '@portolan/contract';
import { Button, Dialog } from '@portolan/ui';
import { useState } from 'react';
import { useFlow } from '../flow.ts';
import { Art } from '../../shared/Parts.tsx';

/** One large picture and up to four small ones; narrow widgets get a strip that snaps. All of them in a dialog. */
export function Gallery({ details }: { details: HotelDetails }) {
  const { t } = useFlow().context;
  const [open, setOpen] = useState(false);
  const pictures = details.gallery.length > 0 ? details.gallery : [{ url: details.image, kind: 'exterior' }];
  const name = (kind: string, i: number) =>
    `${details.name}: ${kindText(kind)} (${i + 1}/${pictures.length})`;
  const kindText = (kind: string) =>
    t.has(`stays.picture.${kind}`)
      ? t(`stays.picture.${kind}` as 'stays.picture.room')
      : t('stays.picture.other');
  return (
    <div className={`htl-gallery has-${Math.min(pictures.length, 5)}`}>
      <ul tabIndex={0} aria-label={t('stays.details.gallery')}>
        {pictures.map((picture, i) => (
          <li key={picture.url}>
            <Art
              src={picture.url}
              alt={name(picture.kind, i)}
              labelled
              eager={i === 0}
              purpose={picture.kind === 'room' ? 'room' : 'hotels'}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="htl-gallery-all">
          <Button size="s" onClick={() => setOpen(true)}>
            {t('stays.details.pictures', { count: pictures.length })}
          </Button>
        </div>
      )}
      <Dialog open={open} kind="sheet" title={t('stays.details.gallery')} onClose={() => setOpen(false)}>
        {open && (
          <ul className="htl-gallery-list">
            {pictures.map((picture, i) => (
              <li key={picture.url}>
                <figure>
                  <Art src={picture.url} alt={name(picture.kind, i)} labelled purpose="hotels" />
                  <figcaption>{kindText(picture.kind)}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </div>
  );
}
