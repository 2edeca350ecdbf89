/** The supplier ports and their adapters. Nothing here knows an agency, a markup or a database. */
export * from './port.ts';
