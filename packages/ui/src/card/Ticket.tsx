import type { ReactNode } from 'react';
import { useStyles } from '../provider.tsx';

export interface TicketProps {
  /** Above the perforation. */
  children: ReactNode;
  /** Below it: the price. */
  stub: ReactNode;
  /** `row`: the stub is at the inline end of a wide container and below in a narrow one. @default 'column' */
  layout?: 'column' | 'row' | undefined;
  as?: 'article' | 'div' | 'li' | undefined;
  className?: string | undefined;
}

/** Anything with a price: two parts that meet at a dashed perforation between two notches, which a mask really cuts out. */
export function Ticket({
  children,
  stub,
  layout = 'column',
  as: Tag = 'article',
  className = '',
}: TicketProps) {
  useStyles(ticketCss);
  return (
    <Tag className={`ticket is-${layout} ${className}`} part="card">
      <div className="ticket-body">{children}</div>
      <div className="ticket-stub">
        <i className="perforation" />
        <div>{stub}</div>
      </div>
    </Tag>
  );
}

/**
 * The outline is drawn by drop shadows of the whole, so it follows the notches. `--_n1`/`--_n2` are the corners of a part that are
 * cut; in a row they are the ones at the inline edge between the parts.
 */
const ticketCss = `.ticket{display:flex;flex-direction:column;min-inline-size:0;position:relative;
filter:drop-shadow(0 1px 0 var(--_line)) drop-shadow(0 -1px 0 var(--_line)) drop-shadow(1px 0 0 var(--_line)) drop-shadow(-1px 0 0 var(--_line))}
.ticket-body,.ticket-stub{background:var(--_surface);min-inline-size:0;--_s:#0000 7px,#000 7.5px;
mask:radial-gradient(circle at var(--_n1),var(--_s)) 0 0/51% 100% no-repeat,radial-gradient(circle at var(--_n2),var(--_s)) 100% 0/51% 100% no-repeat}
.ticket-body{--_n1:0 100%;--_n2:100% 100%;flex:1;border-start-start-radius:var(--_rl);border-start-end-radius:var(--_rl);overflow:hidden}
.ticket-stub{--_n1:0 0;--_n2:100% 0;border-end-start-radius:var(--_rl);border-end-end-radius:var(--_rl)}.ticket-stub>div{padding:var(--_3) var(--_4) var(--_4);min-inline-size:0}
.perforation{display:block;border-block-start:2px dashed var(--_line);margin:0 12px}
@media(forced-colors:active){.ticket{border:1px solid}}`;
