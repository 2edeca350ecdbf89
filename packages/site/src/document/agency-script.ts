import type { Agency } from '@portolan/contract';

export const agencyScriptId = 'agency-request';

/** The script element of `agency-request.ts`: it carries the answer to the client. */
export interface AgencyScript extends HTMLScriptElement {
  /** `null` after a failure; absent where the client must ask. */
  agency?: Promise<Agency | null>;
}

/** The answer to the request that the document made, for its first reader; a retry asks anew. */
export function takeRequestedAgency(): Promise<Agency | null> | undefined {
  const script = document.getElementById(agencyScriptId) as AgencyScript | null;
  const agency = script?.agency;
  delete script?.agency;
  return agency;
}
