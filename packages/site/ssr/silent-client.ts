import type { Client } from '@portolan/client';

/** Nothing is asked for while a document is written; effects do not run here. */
export const silentClient: Client = {
  call: () => new Promise(() => undefined),
  // eslint-disable-next-line require-yield -- a stream that says nothing
  async *stream() {
    await new Promise(() => undefined);
  },
};
