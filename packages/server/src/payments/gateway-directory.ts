import { PaymentError, type PaymentGateway } from '@portolan/payments';
import type { Logger } from 'pino';
import type { Database, Bus } from '../db/index.ts';
import { toInstant, type Clock } from '../platform/clock.ts';
import { createCache } from '../platform/cache.ts';
import type { Seal } from '../platform/seal.ts';
import { walletGateway, walletGatewayName } from './wallet-gateway.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

/** An account at a gateway: the platform's own, or an agency's. */
export interface GatewayAccount {
  secretKey: string;
  /** Safe to send to browsers. */
  publishableKey: string;
  /** What webhooks are signed with: the current one, and the next while it is being replaced. */
  webhookSecrets: readonly string[];
}

/** A gateway that agencies may have accounts of their own at. Built by the composing layer, which knows the adapters. */
export interface GatewayAdapter {
  /** Of the platform, for agencies without their own; `null` when there is none. */
  platform: GatewayAccount | null;
  open(account: GatewayAccount): PaymentGateway | Promise<PaymentGateway>;
  /** Path of the card frame that we serve for it on the agency's own site. */
  frameUrl: string;
}

/** A gateway, ready to use for one agency. */
export interface OpenGateway {
  gateway: PaymentGateway;
  publishableKey: string;
  /** Address of the card frame, absolute or on the agency's site. */
  frameUrl: string;
}

/** Finds the gateway that an agency takes money with. Whoever holds one must not keep it: accounts change. */
export interface GatewayDirectory {
  /** The one that new payments of an agency go through (AGY-36); `null` when it names one that nobody set up. */
  current(agency: AgencyRecord): Promise<OpenGateway | null>;
  /** The one that a payment went through, by the name in its row. */
  named(agencyId: string, name: string): Promise<OpenGateway | null>;
  /**
   * The same, for whoever moves money of a payment.
   * @throws {PaymentError} `unavailable`, when the account is gone: somebody has to set it up again, until then it is tried later.
   */
  ofPayment(payment: { agency_id: string; gateway: string }): Promise<PaymentGateway>;
  /** Keeps an agency's own account, sealed. */
  keep(agencyId: string, name: string, account: GatewayAccount): Promise<void>;
}

/**
 * @param deps.fixed The gateway of the platform itself: the test gateway in demo mode, a fake in tests. It stands for its own name
 * and for `test`.
 */
export function createGatewayDirectory(deps: {
  database: Database;
  bus: Bus;
  clock: Clock;
  logger: Logger;
  seal: Seal;
  fixed: OpenGateway | null;
  adapters: ReadonlyMap<string, GatewayAdapter>;
}): GatewayDirectory {
  const { database, bus, clock, logger, seal, fixed, adapters } = deps;
  const opened = createCache<{ gateway: OpenGateway | null }>({ max: 2_000, ttlMs: 60_000 });
  bus.on('agency', (agencyId) => opened.forget((_, key) => key.startsWith(`${agencyId} `)));
  bus.onGap(() => opened.clear());
  const boundTo = (agencyId: string, name: string) => `gateway-account\0${name}\0${agencyId}`;

  async function accountOf(agencyId: string, name: string): Promise<GatewayAccount | null> {
    const row = await database.withAgency(agencyId, (tx) =>
      tx.db
        .selectFrom('gateway_accounts')
        .select('sealed')
        .where('agency_id', '=', agencyId)
        .where('gateway', '=', name)
        .executeTakeFirst(),
    );
    if (!row) return null;
    const account = seal.open<GatewayAccount>(row.sealed, boundTo(agencyId, name));
    // A secret that changed, or a row that somebody moved: paying into the platform's account instead would be worse than not paying.
    if (!account) logger.error({ agency: agencyId, gateway: name }, 'a gateway account cannot be opened');
    return account ?? { secretKey: '', publishableKey: '', webhookSecrets: [] };
  }

  async function named(agencyId: string, name: string): Promise<OpenGateway | null> {
    const adapter = adapters.get(name);
    if (!adapter) return fixed && (name === fixed.gateway.name || name === 'test') ? fixed : null;
    const { gateway } = await opened.get(`${agencyId} ${name}`, async () => {
      const account = (await accountOf(agencyId, name)) ?? adapter.platform;
      if (!account?.secretKey) return { gateway: null };
      const { publishableKey } = account;
      return {
        gateway: { gateway: await adapter.open(account), publishableKey, frameUrl: adapter.frameUrl },
      };
    });
    return gateway;
  }

  return {
    named,
    async ofPayment({ agency_id, gateway }) {
      if (gateway === walletGatewayName) return walletGateway;
      const open = await named(agency_id, gateway);
      if (!open) throw new PaymentError(gateway, 'unavailable', `no account of ${agency_id}`);
      return open.gateway;
    },
    current: (agency) => named(agency.id, agency.agency.currentPaymentGateway),
    async keep(agencyId, name, account) {
      const sealed = seal.close(account, boundTo(agencyId, name));
      const updated_at = toInstant(clock.now());
      await database.withAgency(agencyId, (tx) =>
        tx.db
          .insertInto('gateway_accounts')
          .values({ agency_id: agencyId, gateway: name, sealed, updated_at })
          .onConflict((conflict) =>
            conflict.columns(['agency_id', 'gateway']).doUpdateSet({ sealed, updated_at }),
          )
          .execute(),
      );
      opened.clear();
      await bus.publish('agency', agencyId);
    },
  };
}
