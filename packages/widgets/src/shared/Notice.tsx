import type { T } from '@portolan/i18n';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** A view on a wide screen is at least this high, in px. */
const usualHeight = 1100;

export function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="trv-notice" role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}

/**
 * Takes the place of a view that is loading. It reaches to the end of the screen: what is below the widget leaves the screen at once, and
 * does not move a second time when the view comes.
 */
export function ViewPlaceholder({ t }: { t: T }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = box.current!;
    style.minBlockSize = `${Math.min(innerHeight - box.current!.getBoundingClientRect().top, usualHeight)}px`;
  }, []);
  return (
    <div ref={box} className="trv-wait" aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
    </div>
  );
}
