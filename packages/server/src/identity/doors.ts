import type { SignInProvider } from '@portolan/contract';
import type { Database } from '../db/index.ts';
import type { SignInProviderRow } from './tables.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

/** The OpenID providers that an agency lets people in by, in the order of their buttons. */
export async function doorsOf(database: Database, tenant: AgencyRecord): Promise<SignInProviderRow[]> {
  const { isSSOEnabled, isDirectLoginAllowedForSSOUsers } = tenant.agency.sso;
  const rows = await database.readAgency<SignInProviderRow>(
    tenant.id,
    'sign-in providers',
    'select * from sign_in_providers where agency_id = $1 and active order by position, provider_id',
    [tenant.id],
  );
  // AUTH-29: an agency that lets its users in by its own door alone has no other.
  return rows.filter(({ kind }) =>
    kind === 'sso' ? isSSOEnabled : !isSSOEnabled || isDirectLoginAllowedForSSOUsers,
  );
}

/** What everybody may know of them. */
export async function signInProviders(database: Database, tenant: AgencyRecord): Promise<SignInProvider[]> {
  return (await doorsOf(database, tenant)).map(({ provider_id, kind, name }) => ({
    id: provider_id,
    kind,
    name,
  }));
}
