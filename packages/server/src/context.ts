import type { PageRenderer } from '@portolan/contract';
import type { PaymentGateway } from '@portolan/payments';
import type { DealSupplier, HotelSupplier } from '@portolan/suppliers';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { createBookingEngine, type BookingEngine } from './booking/index.ts';
import type { Config } from './config/index.ts';
import { createDocuments, type Documents, createTypesetter } from './documents/index.ts';
import type { Deliver } from './outbox/index.ts';
import { createDatabase, type Database, createBus, type Bus } from './db/index.ts';
import { createDestinationService, type DestinationService } from './destinations/index.ts';
import { createGatewayDirectory, type GatewayAdapter, type GatewayDirectory } from './payments/index.ts';
import { createIdentityService, type IdentityService } from './identity/index.ts';
import { createMail } from './mail/index.ts';
import { createArtSigner, type ArtSigner } from './platform/art-signer.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { createLogger } from './platform/logger.ts';
import { createSeal, type Seal } from './platform/seal.ts';
import { createExchangeRates, type ExchangeRateBook } from './rates/index.ts';
import {
  createAgencyDirectory,
  type AgencyDirectory,
  createKeyMeter,
  type KeyMeter,
  createSessionDirectory,
  type SessionDirectory,
} from './tenancy/index.ts';
import type { BookableService, BookableServices } from './sales/index.ts';
import { createHotels, createPropertyDirectory, type PropertyDirectory } from './services/hotels/index.ts';

/** Everything built once and handed to the areas' routes. Nothing else creates a service that areas share, or reads the environment. */
export interface Context {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly database: Database;
  /** Tells every server process what changed. */
  readonly bus: Bus;
  readonly agencies: AgencyDirectory;
  readonly sessions: SessionDirectory;
  /** Quotas and look-to-book of publishable keys. */
  readonly keyMeter: KeyMeter;
  readonly rates: ExchangeRateBook;
  /** Users and their log-ins. */
  readonly identity: IdentityService;
  /** The shared catalogue of properties. */
  readonly properties: PropertyDirectory;
  /** What can be booked, by service. */
  readonly services: BookableServices;
  /** What moves bookings and their money. */
  readonly booking: BookingEngine;
  /** Hotel suppliers by name, in the order they are asked. */
  readonly suppliers: ReadonlyMap<string, HotelSupplier>;
  /** Cars and activities. */
  readonly dealSuppliers: ReadonlyMap<string, DealSupplier>;
  /** The payment gateway of each agency. */
  readonly gateways: GatewayDirectory;
  /** Signs addresses of illustrations. */
  readonly art: ArtSigner;
  /** Seals what a client carries and must not read: offer ids. */
  readonly seal: Seal;
  /** Seals details of travellers: passports, answers to questions. */
  readonly travellerSeal: Seal;
  /** Renders the site's documents; `null` when the server only answers the API. */
  readonly pages: PageRenderer | null;
  /** Vouchers, invoices and credit notes. */
  readonly documents: Documents;
  /** Places to go and the pages of cruise lines, for the API and for the pages that show them. */
  readonly destinations: DestinationService;
  /** Tells others what happened: one message of the outbox. */
  readonly deliver: Deliver;
  /** Stops what was started: listeners, jobs, the pool. */
  close(): Promise<void>;
}

/** What an area registers on a scope of its own: operations of the contract, pages, files. */
export type AreaRoutes = (app: FastifyInstance, context: Context) => void | Promise<void>;

/** What the composing layer brings: adapters and the renderer; tests also bring a clock and a logger. */
export interface Services {
  suppliers: ReadonlyMap<string, HotelSupplier>;
  dealSuppliers: ReadonlyMap<string, DealSupplier>;
  /** Further services; tests bring one that nobody sells yet. @default none */
  bookable?: readonly BookableService[];
  /** The platform's own gateway: the test gateway in demo mode, a fake in tests; `null` where only `gatewayAdapters` take money. */
  gateway: PaymentGateway | null;
  /** Gateways that agencies may have accounts at, by name. @default none */
  gatewayAdapters?: ReadonlyMap<string, GatewayAdapter>;
  pages?: PageRenderer | null;
  /** @default travellers get mails */
  deliver?: Deliver;
  clock?: Clock;
  logger?: Logger;
  database?: Database;
}

/**
 * Builds every service once and checks what must hold before the first request.
 * @throws {UnsafeRoleError} when requests would run as a role that passes by row-level security.
 */
export async function createContext(config: Config, services: Services): Promise<Context> {
  const logger =
    services.logger ??
    createLogger(
      config.logLevel,
      pino.destination({ dest: 2, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 500 }),
    );
  const clock = services.clock ?? systemClock;
  const database = services.database ?? createDatabase(config.database);
  try {
    await database.assertSafeRole();
    const bus = await createBus(database, logger);
    const art = createArtSigner(config.keys.art);
    const agencies = createAgencyDirectory({ config, database, bus, art, clock });
    const sessions = createSessionDirectory({ config, database, bus, clock });
    const keyMeter = createKeyMeter({ database, clock, logger });
    const rates = await createExchangeRates({ config, database, logger, clock });
    const typesetter = createTypesetter();
    const { gateway, suppliers, dealSuppliers } = services;
    const properties = createPropertyDirectory(database);
    const bookable: BookableServices = new Map(
      [createHotels({ suppliers, properties }), ...(services.bookable ?? [])].map((one) => [
        one.service,
        one,
      ]),
    );
    const documents = createDocuments({ database, clock, agencies, typesetter, services: bookable });
    const gateways = createGatewayDirectory({
      database,
      bus,
      clock,
      logger,
      seal: createSeal(config.keys.accounts),
      fixed: gateway && {
        gateway,
        publishableKey: config.gateway?.publishableKey ?? '',
        frameUrl: `${config.gateway?.publicUrl ?? ''}/frame`,
      },
      adapters: services.gatewayAdapters ?? new Map(),
    });
    const shared = {
      config,
      logger,
      clock,
      database,
      bus,
      agencies,
      sessions,
      keyMeter,
      rates,
      suppliers,
      properties,
      services: bookable,
      gateways,
      art,
      seal: createSeal(config.keys.offers),
      travellerSeal: createSeal(config.keys.travellers),
    };
    return {
      ...shared,
      dealSuppliers,
      pages: services.pages ?? null,
      identity: createIdentityService(shared),
      booking: createBookingEngine(shared),
      documents,
      destinations: createDestinationService({ database, art, clock, bus }),
      deliver: services.deliver ?? createMail({ ...shared, documents }),
      async close() {
        rates.close();
        await typesetter.close();
        await keyMeter.close();
        await bus.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
