import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { agencyModule } from './agency/routes.ts';
import { artModule } from './art/routes.ts';
import { bookingModule } from './booking/routes.ts';
import { contentModule } from './content/routes.ts';
import { dealLinksModule } from './deal-links/routes.ts';
import { dealsModule } from './deals/routes.ts';
import { destinationsModule } from './destinations/routes.ts';
import { docsModule } from './api-docs/routes.ts';
import { embedModule } from './embed/routes.ts';
import { hotelsModule } from './services/hotels/routes.ts';
import { identityModule } from './identity/routes.ts';
import { jobsModule } from './dev/jobs.ts';
import { ledgerModule } from './ledger/routes.ts';
import { mailModule } from './dev/mail.ts';
import { pagesModule } from './pages/routes.ts';
import { payModule } from './payments/routes.ts';
import { pricingModule } from './markup/routes.ts';
import { proposalsModule } from './proposals/routes.ts';
import { referenceModule } from './reference/routes.ts';
import { suggestModule } from './services/hotels/suggest-routes.ts';
import { walletModule } from './ledger/wallet-routes.ts';
import { widgetPageModule } from './pages/widget-page.ts';

/** One area of the API: registers its routes on a scope of its own. Modules never import each other. */
export type Module = (app: FastifyInstance, context: Context) => void | Promise<void>;

/** Every module, in the order that OpenAPI lists them; `pages` last, for it takes all paths that are left. */
export const modules: readonly Module[] = [
  agencyModule,
  contentModule,
  referenceModule,
  dealsModule,
  destinationsModule,
  suggestModule,
  hotelsModule,
  bookingModule,
  pricingModule,
  proposalsModule,
  dealLinksModule,
  walletModule,
  ledgerModule,
  identityModule,
  embedModule,
  artModule,
  docsModule,
  widgetPageModule,
  payModule,
  jobsModule,
  mailModule,
  pagesModule,
];
