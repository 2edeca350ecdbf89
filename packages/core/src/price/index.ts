/** A price as the lines that a traveller reads, for every service alike. */
export * from './price-lines.ts';
