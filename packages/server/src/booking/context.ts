import type { Config } from '../config/index.ts';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database, Bus } from '../db/index.ts';
import type { AgencyDirectory, KeyMeter } from '../tenancy/index.ts';
import type { ExchangeRateBook } from '../rates/index.ts';
import type { GatewayDirectory } from '../payments/index.ts';
import type { ArtSigner } from '../platform/art-signer.ts';
import type { Seal } from '../platform/seal.ts';
import type { BookableServices } from '../sales/index.ts';

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
  /** What can be booked, by service. */
  readonly services: BookableServices;
  readonly gateways: GatewayDirectory;
  readonly art: ArtSigner;
  readonly seal: Seal;
  /** Seals passports and the like; its key opens nothing else. */
  readonly travellerSeal: Seal;
}
