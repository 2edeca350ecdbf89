import type { ReactNode, RefObject } from 'react';
import { useStyles } from '@portolan/ui';
import screenCss from './screen.css?inline';

interface ScreenProps {
  /** Decorative. @default none */
  picture?: string | undefined;
  title: string;
  /** Takes the focus when what follows changes. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Before the title. */
  lead?: ReactNode;
  /** Below it: a sentence, then what to do (`app-actions`). */
  children: ReactNode;
}

/** A calm screen: picture, one sentence, what to do next. */
export function Screen({ picture, title, heading, lead, children }: ScreenProps) {
  useStyles(screenCss);
  return (
    <div className="app-screen">
      {picture && <img src={picture} alt="" width="700" height="490" decoding="async" />}
      {lead}
      <h1 ref={heading} tabIndex={heading && -1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
