/** Tells travellers and agents by mail what happened; renders and sends each mail once. */
export { createMail } from './send-mail.ts';
export type { MailRow } from './tables.ts';
