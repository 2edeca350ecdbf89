import { Carousel } from '@portolan/ui';
import type { SlidesProps } from './CardRows.tsx';
import { hold } from './still.tsx';

/** Cards one beside the other, for phones. */
export function Slides({ label, count, cards }: SlidesProps) {
  return (
    <Carousel label={label}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="deal-slide" ref={cards[at] && hold(cards[at])} />
      ))}
    </Carousel>
  );
}
