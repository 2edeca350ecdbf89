/**
 * What an e-mail address looks like, once for browsers and server: one `@`, a dot in the domain, and nothing that a header of a mail
 * would read as something else. Whether somebody reads there is known only when they answer. Zod-free.
 */
const address = '[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>".]{2,}';

/** The whole text is an address (BIZ-09). */
export const emailPattern = new RegExp(`^${address}$`);
/** The same with blanks around it, as they come with what is pasted. */
export const spacedEmailPattern = new RegExp(`^\\s*${address}\\s*$`);
/** Characters of the longest address that mail can carry. */
export const emailLength = 254;
