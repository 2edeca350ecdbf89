/** The demo world and the import of the suppliers' catalogue. */
export { demoClientId, type DemoDoor, demoDoors } from './demo-doors.ts';
export { seedDemoProposals } from './demo-proposals.ts';
export { demoPartnerSecrets, demoPassword, demoUsers, demoWorld } from './demo-world.ts';
export { importCatalogue, type ImportResult } from './import-catalogue.ts';
export { foundDemoAgency, seedDemo } from './seed-demo.ts';
