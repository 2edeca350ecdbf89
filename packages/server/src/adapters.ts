import { createTestGateway } from '@portolan/payments';
import type { DealSupplier, HotelSupplier } from '@portolan/suppliers';
import type { Config } from './config/config.ts';
import type { Services } from './context.ts';

/** The adapters that the configuration names. The only file that knows which ones exist. */
export function createServices(config: Config): Pick<Services, 'suppliers' | 'dealSuppliers' | 'gateway'> {
  const suppliers = new Map<string, HotelSupplier>();
  const dealSuppliers = new Map<string, DealSupplier>();
  return { suppliers, dealSuppliers, gateway: createTestGateway({ baseUrl: config.gateway.url, secretKey: config.gateway.secret }) };
}
