// Global set-up of the `e2e` test project: one running product for all files, on free ports, and beside it the server of sites with TLS.
// A test file asks `inject('product')` for its addresses; `stage.ts` has the rest that a file stands on.

import type { TestProject } from 'vitest/node';
import { startProduct, type ProductAddresses } from './product.ts';
import { violationsIn } from './product-invariants.ts';
import { startRealSitesServer } from './real-sites-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    product: ProductAddresses;
    /** API of the server of sites with TLS, `http://127.0.0.1:<port>`. */
    realSitesApi: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, stopServing, ...addresses } = await startProduct({ name: 'e2e' });
  try {
    const realSites = await startRealSitesServer(addresses);
    project.provide('product', addresses);
    project.provide('realSitesApi', realSites.api);
    return async () => {
      try {
        // With nobody at work any more, all that any file booked must add up.
        await Promise.all([realSites.stop(), stopServing()]);
        const violations = await violationsIn(addresses);
        if (violations.length > 0) {
          // Vitest prints what a set-up throws while it leaves, and passes all the same.
          process.exitCode = 1;
          throw new Error(`After all files, invariants are violated:\n${violations.join('\n')}`);
        }
      } finally {
        await stop();
      }
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
