import type { Tone } from '../types.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Exclude<Tone, 'neutral' | 'brand'>;
}

/** How long a notice stays (CONST-31). */
export const toastMs = 5000;

export interface ToastStore {
  /** Shown, oldest first. */
  getState(): readonly Toast[];
  subscribe(listener: (toasts: readonly Toast[]) => void): () => void;
  /** Shows a notice for five seconds; one that says the same begins anew. @default tone 'info' */
  show(text: string, tone?: Toast['tone']): void;
  close(id: number): void;
  /** Stops all clocks until {@link resume} has been called for every reason; what is left of each runs on then. */
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
}

/** What may keep notices there at the same time. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

/** Shown at a time; a further one takes the place of the oldest. */
const mostShown = 5;

interface Timed {
  toast: Toast;
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | null;
}

/** One stack of notices; render it with `Toasts`. */
export function createToasts(now: () => number = Date.now): ToastStore {
  let entries: Timed[] = [];
  const reasons = new Set<PauseReason>();
  let nextId = 1;
  let state: readonly Toast[] = [];
  const listeners = new Set<(toasts: readonly Toast[]) => void>();

  const publish = () => {
    state = entries.map((entry) => entry.toast);
    for (const listener of listeners) listener(state);
  };
  const run = (entry: Timed) => {
    entry.since = now();
    entry.timer = setTimeout(() => close(entry.toast.id), entry.left);
  };
  const close = (id: number) => {
    for (const entry of entries) if (entry.toast.id === id && entry.timer) clearTimeout(entry.timer);
    entries = entries.filter((entry) => entry.toast.id !== id);
    // What was under the pointer or had the focus is gone, which nobody else will tell.
    if (!entries.length) {
      reasons.delete('hover');
      reasons.delete('focus');
    }
    publish();
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(text, tone = 'info') {
      const old = entries.filter(({ toast }) => toast.text === text && toast.tone === tone);
      const gone = old.length ? old : entries.slice(0, Math.max(0, entries.length - mostShown + 1));
      for (const { timer } of gone) if (timer) clearTimeout(timer);
      const entry: Timed = { toast: { id: nextId++, text, tone }, left: toastMs, since: now(), timer: null };
      entries = [...entries.filter((other) => !gone.includes(other)), entry];
      if (!reasons.size) run(entry);
      publish();
    },
    close,
    pause(reason) {
      const running = !reasons.size;
      reasons.add(reason);
      if (!running) return;
      for (const entry of entries) {
        if (entry.timer) clearTimeout(entry.timer);
        entry.timer = null;
        entry.left -= now() - entry.since;
      }
    },
    resume(reason) {
      if (reasons.delete(reason) && !reasons.size) entries.forEach(run);
    },
  };
}
