import type { Config } from '../config/index.ts';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database, Bus } from '../db/index.ts';
import type { AgencyDirectory, KeyMeter } from '../tenancy/index.ts';
import type { ExchangeRateBook } from '../rates/index.ts';
import type { HotelSupplier } from '@portolan/suppliers';
import type { GatewayDirectory } from '../payments/index.ts';
import type { ArtSigner } from '../platform/art-signer.ts';
import type { Seal } from '../platform/seal.ts';
import type { PropertyDirectory } from '../services/hotels/index.ts';
/** What quotes and bookings need of the server. */
export interface Context {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly database: Database;
  readonly bus: Bus;
  readonly agencies: AgencyDirectory;
  readonly keyMeter: KeyMeter;
  readonly rates: ExchangeRateBook;
  readonly suppliers: ReadonlyMap<string, HotelSupplier>;
  readonly gateways: GatewayDirectory;
  readonly art: ArtSigner;
  readonly seal: Seal;
  readonly properties: PropertyDirectory;
}
