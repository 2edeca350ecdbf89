import { createTestGateway, stripeFrameUrl } from '@portolan/payments';
import { createSuppliers } from '@portolan/suppliers';
import { ConfigError, type Config } from './config/index.ts';
import type { Services } from './context.ts';

/** Suppliers that an adapter exists for. */
const known = ['aurora', 'meridian'] as const;

/**
 * The adapters that the configuration names. The only file that knows which ones exist.
 * @throws {ConfigError} for a supplier without an adapter.
 */
export function createServices(
  config: Config,
): Pick<Services, 'suppliers' | 'dealSuppliers' | 'gateway' | 'gatewayAdapters'> {
  const urls: Partial<Record<(typeof known)[number], string>> = {};
  for (const { name, url } of config.suppliers) {
    const adapter = known.find((candidate) => candidate === name);
    if (!adapter)
      throw new ConfigError([`SUPPLIERS names "${name}", which has no adapter: ${known.join(', ')}.`]);
    urls[adapter] = url;
  }
  const { hotels, deals } = createSuppliers(urls);
  return {
    suppliers: new Map(hotels.map((supplier) => [supplier.name, supplier])),
    dealSuppliers: new Map(deals.map((supplier) => [supplier.name, supplier])),
    gateway:
      config.gateway &&
      createTestGateway({
        baseUrl: config.gateway.url,
        publicUrl: config.gateway.publicUrl,
        secretKey: config.gateway.secret,
        webhookSecrets: config.gateway.webhookSecrets,
      }),
    gatewayAdapters: new Map([
      [
        'stripe',
        {
          platform: config.stripe,
          async open(account) {
            const { createStripeGateway } = await import('@portolan/payments/stripe');
            return createStripeGateway({ ...account, apiUrl: config.stripe?.apiUrl ?? null });
          },
          frameUrl: stripeFrameUrl,
        },
      ],
    ]),
  };
}
