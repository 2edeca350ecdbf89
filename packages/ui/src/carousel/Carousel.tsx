import { numberFormat } from '@portolan/core';
import { useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { backIcon, forwardIcon } from '../icon/icons.ts';
import { useStyles, useT } from '../provider.tsx';
import carouselCss from './carousel.css?inline';

export interface CarouselProps {
  /** Names it: "Hotel deals". */
  label: string;
  /** One a slide; each needs a `key`. */
  children: readonly ReactNode[];
}

/** A scroll-snap list with two buttons that wrap around. It never plays by itself; swiping is optional. */
export function Carousel({ label, children }: CarouselProps) {
  useStyles(carouselCss);
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  // The slide that a button is scrolling to. The slides passed on the way do not count: the next press starts from the target.
  const scrollingTo = useRef<number | null>(null);
  const total = children.length;
  const number = (value: number) => numberFormat(t.language).format(value);
  const position = (at: number) =>
    t('common.carousel.position', { position: number(at + 1), total: number(total) });

  function go(next: number) {
    const at = (next + total) % total;
    setIndex(at);
    const scroller = list.current;
    const slide = scroller?.children[at];
    if (!scroller || !slide) return;
    scrollingTo.current = at;
    // Never `scrollIntoView`: it would scroll the host's page too.
    const [box, target] = [scroller.getBoundingClientRect(), slide.getBoundingClientRect()];
    const by = t.direction === 'rtl' ? target.right - box.right : target.left - box.left;
    scroller.scrollBy?.({ left: by });
  }

  function slideInView(scroller: HTMLElement): number {
    const at = Math.abs(scroller.scrollLeft);
    // At the end the last slide may not reach the start edge.
    if (at >= scroller.scrollWidth - scroller.clientWidth - 2) return total - 1;
    const width = (scroller.scrollWidth - scroller.clientWidth) / Math.max(1, total - 1);
    const first = scroller.firstElementChild!.getBoundingClientRect().width;
    return Math.min(total - 1, Math.round(at / Math.max(width, first)));
  }

  function onScroll() {
    const scroller = list.current;
    if (!scroller?.clientWidth) return;
    const at = slideInView(scroller);
    if (scrollingTo.current === null) setIndex(at);
    else if (scrollingTo.current === at) scrollingTo.current = null;
  }

  return (
    <section className="carousel" aria-label={label}>
      <ul
        ref={list}
        onScroll={onScroll}
        onScrollEnd={() => void (scrollingTo.current = null)}
        tabIndex={0}
        aria-label={label}
      >
        {children.map((child, at) => (
          <li key={at}>
            <div role="group" aria-label={position(at)}>
              {child}
            </div>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className="carousel-nav">
          <button type="button" aria-label={t('common.carousel.previous')} onClick={() => go(index - 1)}>
            <Icon icon={backIcon} />
          </button>
          <span className="num" aria-live="polite">
            {position(index)}
          </span>
          <button type="button" aria-label={t('common.carousel.next')} onClick={() => go(index + 1)}>
            <Icon icon={forwardIcon} />
          </button>
        </div>
      )}
    </section>
  );
}
