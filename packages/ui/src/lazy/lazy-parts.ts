import type { T } from '@portolan/i18n';
import type { ComponentType } from 'react';

/**
 * Loads one component: `() => import('./ResultsMap.tsx').then((module) => module.ResultsMap)`. What was loaded is remembered by this
 * function, so declare it once, outside components.
 */
export type LoadComponent<P extends object> = () => Promise<ComponentType<P>>;

/** Adds the texts that a part needs to those around it; resolves with the same `t` when nothing is missing. Declare it once, too. */
export type LoadTexts = (t: T) => Promise<T>;

/** A part that can be shown. */
export interface LoadedPart<P extends object> {
  readonly Component: ComponentType<P>;
  /** The texts for it. */
  readonly t: T;
}

/** Promise and result by the function that loaded it. A failure is forgotten, so that the next call tries again. */
class Loads<Key extends object, Value> {
  readonly #results = new WeakMap<Key, Value>();
  readonly #running = new WeakMap<Key, Promise<Value>>();

  result(key: Key): Value | undefined {
    return this.#results.get(key);
  }

  run(key: Key, load: () => Promise<Value>): Promise<Value> {
    let running = this.#running.get(key);
    if (!running) {
      running = load().then(
        (value) => {
          this.#results.set(key, value);
          return value;
        },
        (error: unknown) => {
          this.#running.delete(key);
          throw error;
        },
      );
      this.#running.set(key, running);
    }
    return running;
  }
}

/** By load function; each gives the component of its own type. */
const components = new Loads<object, unknown>();
const textsByLoader = new WeakMap<LoadTexts, Loads<T, T>>();

function textsOf(loadTexts: LoadTexts): Loads<T, T> {
  let texts = textsByLoader.get(loadTexts);
  if (!texts) textsByLoader.set(loadTexts, (texts = new Loads()));
  return texts;
}

/**
 * Loads a component, and its texts when both are given, before `<Lazy>` shows it: on focus or pointer, or before a page is rendered on a
 * server. Loads each only once. Failures are silent here: `<Lazy>` tries again and shows what went wrong.
 *
 * @example onFocus={() => preload(loadCalendar)}
 */
export function preload<P extends object>(
  load: LoadComponent<P>,
  loadTexts?: LoadTexts,
  t?: T,
): Promise<void> {
  return loadPart(load, loadTexts, t).catch(() => undefined);
}

/** @throws what the loading rejected with; the next call tries again */
export async function loadPart<P extends object>(
  load: LoadComponent<P>,
  loadTexts?: LoadTexts,
  t?: T,
): Promise<void> {
  await Promise.all([
    components.run(load, load),
    loadTexts && t && textsOf(loadTexts).run(t, () => loadTexts(t)),
  ]);
}

/** The part when everything that it needs has been loaded, otherwise `null`. */
export function loadedPart<P extends object>(
  load: LoadComponent<P>,
  loadTexts: LoadTexts | undefined,
  t: T,
): LoadedPart<P> | null {
  const Component = components.result(load) as ComponentType<P> | undefined;
  const texts = loadTexts ? textsOf(loadTexts).result(t) : t;
  return Component && texts ? { Component, t: texts } : null;
}
