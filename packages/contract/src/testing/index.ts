/** Answers of the API for tests of every package. Nothing that ships imports it. */
export * from './an-agency.ts';
export * from './sales-settings.ts';
