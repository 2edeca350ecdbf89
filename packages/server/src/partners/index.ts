/** Partners of an agency: their keys, origins and secrets. */
export { createPartnerAdmin, type PartnerView } from './partner-admin.ts';
export { createPartnerSecrets } from './secrets.ts';
export type { PartnerSecretRow } from './tables.ts';
