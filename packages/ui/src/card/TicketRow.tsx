import { useStyles } from '../provider.tsx';
import { Ticket, type TicketProps } from './Ticket.tsx';

/** A ticket whose stub is at the inline end of a wide container. */
export function TicketRow(props: Omit<TicketProps, 'layout'>) {
  useStyles(ticketRowCss);
  return <Ticket {...props} layout="row" />;
}

const ticketRowCss = `@container(min-width:640px){.ticket.is-row{flex-direction:row}
.is-row>.ticket-body,.is-row>.ticket-stub{mask:radial-gradient(circle at var(--_n1),var(--_s)) 0 0/100% 51% no-repeat,radial-gradient(circle at var(--_n2),var(--_s)) 0 100%/100% 51% no-repeat}
.is-row>.ticket-body{--_n1:100% 0;--_n2:100% 100%;border-radius:0;border-start-start-radius:var(--_rl);border-end-start-radius:var(--_rl)}
.is-row>.ticket-stub{--_n1:0 0;--_n2:0 100%;border-radius:0;border-start-end-radius:var(--_rl);border-end-end-radius:var(--_rl);display:flex}.is-row>.ticket-stub>div{padding:var(--_4);flex:1}
.is-row:dir(rtl)>.ticket-body{--_n1:0 0;--_n2:0 100%}.is-row:dir(rtl)>.ticket-stub{--_n1:100% 0;--_n2:100% 100%}
.is-row .perforation{border:0;border-inline-start:2px dashed var(--_line);margin-block:12px;margin-inline:0}}`;
