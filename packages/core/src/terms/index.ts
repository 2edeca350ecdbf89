/** What cancelling costs and when, for every service alike: drawn as a timeline, and compared when a quote changes. */
export * from './compare.ts';
export * from './timeline.ts';
