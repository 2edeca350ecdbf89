/** Pages that exist in demo mode only: keys of partners, jobs, mails. They ask nobody to log in and never exist outside it. */
import { registerJobsPage } from './jobs.ts';
import type { AreaRoutes } from '../context.ts';
import { registerKeysPage } from './keys.ts';
import { registerMailPages } from './mail.ts';

export const devRoutes: AreaRoutes = (app, context) => {
  if (!context.config.demo) return;
  registerKeysPage(app, context);
  registerJobsPage(app, context);
  registerMailPages(app, context);
};
