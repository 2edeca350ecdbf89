import type { Role } from '@portolan/contract';
import type { AgencyRecord } from '../tenancy/index.ts';

/** Who looks at deals, as far as prices differ by it. */
export interface Watcher {
  role: Role;
  /** Set for an agent whose own rules change prices. */
  agentId: string | null;
}

/** A changed markup or setting is a new record; prices of the old one must not be served. */
const versions = new WeakMap<AgencyRecord, number>();
let lastVersion = 0;

/** What a cached answer is of: the agency as it is now, the role, and the agent where prices are their own. */
export function cacheScope(tenant: AgencyRecord, { role, agentId }: Watcher): string {
  let version = versions.get(tenant);
  if (version === undefined) versions.set(tenant, (version = ++lastVersion));
  return `${tenant.id} ${version} ${role} ${agentId ?? ''}`;
}
