import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { agencyModule } from './agency/routes.ts';
import { artModule } from './art/routes.ts';
import { bookingModule } from './booking/index.ts';
import { contentModule } from './content/index.ts';
import { dealLinksModule } from './deal-links/index.ts';
import { dealsModule } from './deals/routes.ts';
import { destinationsModule } from './destinations/routes.ts';
import { docsModule } from './docs/routes.ts';
import { embedModule } from './embed/index.ts';
import { hotelsModule } from './hotels/index.ts';
import { identityModule } from './identity/routes.ts';
import { jobsModule } from './jobs/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { mailModule } from './mail/index.ts';
import { pagesModule } from './pages/routes.ts';
import { payModule } from './pay/routes.ts';
import { pricingModule } from './pricing/index.ts';
import { proposalsModule } from './proposals/index.ts';
import { referenceModule } from './reference/routes.ts';
import { suggestModule } from './suggest/routes.ts';
import { walletModule } from './wallet/index.ts';
import { widgetPageModule } from './widget-page/routes.ts';

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
