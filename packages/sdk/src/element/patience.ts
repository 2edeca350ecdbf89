/** Milliseconds until a traveller who waits is shown a way on. With the time to show it, less than five seconds. */
export const patience = 4000;
