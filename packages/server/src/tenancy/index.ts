/** Whose request it is and who asks: agencies by host, key and id, publishable keys, sessions, the audit trail. */
export {
  type AgencyDirectory,
  createAgencyDirectory,
  keyIsLive,
  type KeyRecord,
} from './agency-directory.ts';
export { type AgencyRecord, viewerOf } from './agency-record.ts';
export { writeAudit } from './audit.ts';
export { catalogueOf, localeTexts } from './catalogues.ts';
export { createKeyMeter, type KeyMeter } from './key-meter.ts';
export { hostOf, originAllowed } from './origins.ts';
export {
  accessTokenSeconds,
  createSessionDirectory,
  type CurrentUser,
  type SessionDirectory,
} from './session-directory.ts';
export type { KeyUsageRow, OwnTextRow, TenancyTables } from './tables.ts';
