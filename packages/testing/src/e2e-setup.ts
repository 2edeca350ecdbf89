// Global set-up of the `e2e` test project: one running product for all files, on free ports.
// A test file asks `inject('product')` for its addresses and `inject('chromium')` for a browser's path.

import type { TestProject } from 'vitest/node';
import { findChromium } from '@portolan/tooling/chromium';
import type { ProductAddresses } from './product.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    product: ProductAddresses;
    chromium: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...addresses } = await startProduct({ name: 'e2e' });
  project.provide('product', addresses);
  project.provide('chromium', findChromium() ?? '');
  return stop;
}
