/**
 * Pure logic of travel selling: money, days, guests, what a role may see, and the flows as stores. It has no DOM, no React, no
 * fetch and no clock of its own; whoever needs one passes it in.
 */
export * from './money.ts';
export * from './local-date.ts';
export * from './occupancy.ts';
export * from './stay.ts';
