import type { ReactNode } from 'react';
import { useStyles } from '../provider.tsx';
import ticketCss from './ticket.css?inline';

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
