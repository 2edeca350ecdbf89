import { Carousel } from '@portolan/ui';
import { hold } from './still.tsx';

/** Cards one beside the other, for phones. */
export function Slides({ label, cards }: { label: string; cards: readonly Element[] }) {
  return (
    <Carousel label={label}>
      {cards.map((card, at) => (
        <div key={at} className="deal-slide" ref={hold(card)} />
      ))}
    </Carousel>
  );
}
