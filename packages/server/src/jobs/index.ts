/** What happens without a request: finds what is due, shares the work among processes, delivers the outbox, deletes what is old. */
export { createJobs, type Jobs } from './jobs.ts';
