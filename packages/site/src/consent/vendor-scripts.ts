import { allowedVendorScript, type Vendor } from '@portolan/core/consent';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string | null },
  ): { createScriptURL(address: string): unknown };
}

/** Of this document: a name can be used once, and what is allowed may grow. */
let known: readonly Vendor[] = [];
let policy: ReturnType<TrustedTypes['createPolicy']> | null = null;

/**
 * The one policy by which an address of a vendor's becomes a script. It is the page's default policy, so that the vendors' own scripts,
 * which know nothing of it, pass through the same list for what they load next; it makes no HTML and no code of anything.
 * @returns what gives a trusted address, and throws a TypeError for any other
 */
export function vendorScripts(vendors: readonly Vendor[]): (address: string) => unknown {
  known = vendors;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => allowedVendorScript(address, known),
  }) ?? { createScriptURL: (address) => address };
  return (address) => {
    if (allowedVendorScript(address, known) === null)
      throw new TypeError(`Not a script of this agency's vendors: ${address}`);
    return policy!.createScriptURL(address);
  };
}
