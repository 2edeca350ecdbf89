import { agencyRoutes } from './agency/routes.ts';
import type { AreaRoutes } from './context.ts';
import { apiDocsRoutes } from './api-docs/routes.ts';
import { artRoutes } from './art/routes.ts';
import { bookingRoutes } from './booking/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { dealLinksRoutes } from './deal-links/routes.ts';
import { dealsRoutes } from './deals/routes.ts';
import { destinationsRoutes } from './destinations/routes.ts';
import { devRoutes } from './dev/routes.ts';
import { documentsRoutes } from './documents/routes.ts';
import { embedRoutes } from './embed/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { ledgerRoutes } from './ledger/routes.ts';
import { markupRoutes } from './markup/routes.ts';
import { pagesRoutes } from './pages/routes.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { proposalsRoutes } from './proposals/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { worldRoutes } from './world/routes.ts';
import { hotelsRoutes } from './services/hotels/routes.ts';

/** The routes of every area; `pages` last, for it takes all paths that are left. */
export const areas: readonly AreaRoutes[] = [
  agencyRoutes,
  contentRoutes,
  referenceRoutes,
  dealsRoutes,
  destinationsRoutes,
  hotelsRoutes,
  bookingRoutes,
  documentsRoutes,
  markupRoutes,
  proposalsRoutes,
  dealLinksRoutes,
  ledgerRoutes,
  identityRoutes,
  embedRoutes,
  artRoutes,
  worldRoutes,
  apiDocsRoutes,
  paymentsRoutes,
  devRoutes,
  pagesRoutes,
];
