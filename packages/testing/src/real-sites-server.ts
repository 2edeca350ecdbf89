// The server half of `real-sites.ts`: what answers for the agencies of these sites in a running product.

import { foundDemoAgency } from '@portolan/server';
import { freePorts } from '@portolan/tooling/free-ports';
import pg from 'pg';
import { startAnotherServer, type ProductAddresses } from './product.ts';
import { siteKeys, sites } from './real-sites.ts';

/** The process of a running product that serves the sites. */
export interface RealSitesServer {
  /** Its API, `http://127.0.0.1:<port>`. */
  api: string;
  stop(): Promise<void>;
}

/**
 * Starts what serves the sites of a running product, once for all who look at them: a process for addresses with TLS over the product's
 * database, and the agencies in it. Jobs run beside the product's own API, whose addresses are in the mails.
 */
export async function startRealSitesServer(product: ProductAddresses): Promise<RealSitesServer> {
  await foundAgencies(product.ownerUrl);
  const [port = 0] = await freePorts(1);
  const server = await startAnotherServer(product, {
    name: 'real-sites',
    port,
    env: {
      SITE_SCHEME: 'https',
      SITE_PORT: '0',
      TRUST_PROXY: '1',
      GATEWAY_PUBLIC_URL: sites.gateway,
      JOBS: 'off',
    },
  });
  return { api: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}

/** An agency of the sites, like one of the demo but for its host and its keys. */
interface SiteAgency {
  subdomain: string;
  like: string;
  site: string;
  /** Publishable keys, each with the one origin that it is good on and a partner of its own. */
  keys: Readonly<Record<string, string>>;
  settings?: Parameters<typeof foundDemoAgency>[1]['settings'];
}

const agencies: readonly SiteAgency[] = [
  {
    subdomain: 'pine',
    like: 'harbour',
    site: sites.agency,
    keys: { [siteKeys.partner]: sites.partner, [siteKeys.otherPartner]: sites.otherPartner },
  },
  {
    subdomain: 'fjord',
    like: 'nordlys',
    site: sites.otherAgency,
    keys: {
      [siteKeys.otherAgency]: sites.partner,
      [siteKeys.otherAgencyOtherPartner]: sites.otherPartner,
    },
  },
  {
    subdomain: 'skerry',
    like: 'nordlys',
    site: sites.ssoAgency,
    keys: { [siteKeys.ssoAgency]: sites.partner },
    settings: { sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } },
  },
];

async function foundAgencies(ownerUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: ownerUrl });
  await database.connect();
  try {
    for (const { site, keys, ...agency } of agencies) {
      const { agencyId, key: demoKey } = await foundDemoAgency(ownerUrl, agency);
      const { host } = new URL(site);
      await database.query('update agency_hosts set host = $2 where agency_id = $1', [agencyId, host]);
      for (const [key, origin] of Object.entries(keys)) {
        const partnerId = key.replace('pk_', 'pt_');
        await database.query('insert into partners (agency_id, partner_id, name) values ($1, $2, $3)', [
          agencyId,
          partnerId,
          key,
        ]);
        await database.query(
          `insert into agency_keys (agency_id, key, partner_id, origins, per_minute, per_day)
           select agency_id, $2, $3, $4, per_minute, per_day from agency_keys where agency_id = $1 and key = $5`,
          [agencyId, key, partnerId, [origin], demoKey],
        );
      }
    }
  } finally {
    await database.end();
  }
}
