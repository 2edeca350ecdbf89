import { useStyles } from '../provider.tsx';
import { Ticket, type TicketProps } from './Ticket.tsx';
import ticketRowCss from './ticket-row.css?inline';

/** A ticket whose stub is at the inline end of a wide container. */
export function TicketRow(props: Omit<TicketProps, 'layout'>) {
  useStyles(ticketRowCss);
  return <Ticket {...props} layout="row" />;
}
