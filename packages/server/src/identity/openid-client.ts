import type * as OpenId from 'openid-client';
import type { Context } from '../context.ts';
import type { SignInProviderRow } from './tables.ts';
import { createEgress } from '../platform/egress.ts';
import { createSeal } from '../platform/seal.ts';

/** What a sealed secret of a client is bound to. */
export function providerSecretBound({
  agency_id,
  provider_id,
}: Pick<SignInProviderRow, 'agency_id' | 'provider_id'>): string {
  return `sign-in ${agency_id} ${provider_id}`;
}

/** The secret of a client was sealed for another row, or with another key. */
export class UnreadableSecretError extends Error {
  override readonly name = 'UnreadableSecretError';
}

/** Loaded when somebody comes that way, not with the server. */
export const openIdLibrary = () => import('openid-client');

/** Finds out what providers publish and makes the agency's client at them; what they say is asked of public addresses alone. */
export function createOpenIdClients({ config }: Pick<Context, 'config'>) {
  const seal = createSeal(config.keys.accounts);
  // The sandbox of the demo lives on this machine.
  const egress = createEgress({ allowPrivate: config.demo });

  return {
    /** A secret as it is kept. */
    sealed: (secret: string, row: Pick<SignInProviderRow, 'agency_id' | 'provider_id'>): string =>
      seal.close(secret, providerSecretBound(row)),

    /**
     * The client at a provider, from what the provider publishes now.
     * @throws {UnreadableSecretError}
     * @throws {Error} whatever went wrong on the way: the address is not asked, nothing answers, or something else does
     */
    async discover(row: SignInProviderRow): Promise<OpenId.Configuration> {
      const {
        discovery,
        allowInsecureRequests,
        ClientSecretPost,
        customFetch,
        enableNonRepudiationChecks,
        None,
      } = await openIdLibrary();
      const issuer = new URL(row.issuer);
      const secret = row.sealed && seal.open<string>(row.sealed, providerSecretBound(row));
      if (row.sealed && !secret) throw new UnreadableSecretError('The secret cannot be opened');
      return discovery(issuer, row.client_id, undefined, secret ? ClientSecretPost(secret) : None(), {
        timeout: 8,
        // Also for keys and tokens, whose addresses the provider names.
        [customFetch]: egress,
        // The signature of what a provider says is checked, though it came over a connection of ours.
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' && config.demo ? [allowInsecureRequests] : []),
        ],
      });
    },
  };
}
