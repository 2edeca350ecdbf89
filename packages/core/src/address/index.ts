/** Address ↔ state: the rules that every service reads its parameters by, and what single parameters mean. */
export * from './params.ts';
export * from './parsers.ts';
