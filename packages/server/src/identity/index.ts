/** Users and how they log in: passwords, sessions, links in mails, an agency's OpenID providers. */
export { createAccountLinks } from './account-links.ts';
export { signInProviders } from './doors.ts';
export { hashPassword } from './passwords.ts';
export { createIdentityService, type IdentityService, type Opened } from './service.ts';
