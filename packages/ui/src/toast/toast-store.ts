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
  /** Shows a notice for five seconds. @default tone 'info' */
  show(text: string, tone?: Toast['tone']): void;
  close(id: number): void;
  /** Stops all clocks; what is left of each runs on after {@link resume}. */
  pause(): void;
  resume(): void;
}

interface Timed {
  toast: Toast;
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | null;
}

/** One stack of notices; render it with `Toasts`. */
export function createToasts(now: () => number = Date.now): ToastStore {
  let entries: Timed[] = [];
  let paused = false;
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
    if (!entries.length) paused = false;
    publish();
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(text, tone = 'info') {
      const entry: Timed = { toast: { id: nextId++, text, tone }, left: toastMs, since: now(), timer: null };
      entries = [...entries, entry];
      if (!paused) run(entry);
      publish();
    },
    close,
    pause() {
      if (paused) return;
      paused = true;
      for (const entry of entries) {
        if (entry.timer) clearTimeout(entry.timer);
        entry.timer = null;
        entry.left -= now() - entry.since;
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      entries.forEach(run);
    },
  };
}
