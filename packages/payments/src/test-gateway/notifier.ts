import { signatureHeader } from '../test/index.ts';
import { signWebhook } from '../webhook-signature.ts';
import type { WireEvent, WireNotify } from './wire.ts';

export interface NotifierOptions {
  secret: string;
  now(): number;
  /** How late `late` is. @default 3000 */
  lateMs?: number;
  /** Pauses before the second, third … attempt. @default [250, 1000, 4000, 10000] */
  retryMs?: readonly number[];
  fetch?: typeof fetch;
}

/** Sends webhooks, and again until somebody takes them. What was not delivered when the process ends is lost, as news may be. */
export interface Notifier {
  /** Resolves when it has arrived for `early` ones, at once for all others. */
  tell(event: WireEvent, to: WireNotify | null): Promise<void>;
  close(): void;
}

const copies = 10;
/** After the answer to the call, as usual: a webhook that overtakes it is `early`. */
const usualMs = 30;

export function createNotifier(options: NotifierOptions): Notifier {
  const { secret, now, lateMs = 3_000, retryMs = [250, 1_000, 4_000, 10_000] } = options;
  const send = options.fetch ?? globalThis.fetch;
  const closing = new AbortController();
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref?.();
    });

  async function deliver(event: WireEvent, url: string): Promise<void> {
    const body = JSON.stringify(event);
    for (const wait of [0, ...retryMs]) {
      if (wait > 0) await pause(wait);
      if (closing.signal.aborted) return;
      try {
        const answer = await send(url, {
          method: 'POST',
          body,
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)]),
          headers: {
            'content-type': 'application/json',
            [signatureHeader]: signWebhook(secret, body, now()),
          },
        });
        await answer.arrayBuffer();
        // A refusal stands; only trouble on the other side is worth another try.
        if (answer.status < 500) return;
      } catch {
        // Tried again below.
      }
    }
  }

  return {
    async tell(event, to) {
      if (!to) return;
      switch (to.manner) {
        case 'early':
          return deliver(event, to.url);
        case 'copies':
          void pause(usualMs).then(() =>
            Promise.all(Array.from({ length: copies }, () => deliver(event, to.url))),
          );
          return;
        default:
          void pause(to.manner === 'late' ? lateMs : usualMs).then(() => deliver(event, to.url));
      }
    },
    close: () => closing.abort(),
  };
}
