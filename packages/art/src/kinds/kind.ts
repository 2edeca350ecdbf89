import type { Stage } from '../stage.ts';

/** Every kind of scene, in the order of the sheet. `suitcase` is for "not found", `empty` for empty states. */
export const sceneKinds = [
  'beach',
  'lagoon',
  'city',
  'old-town',
  'mountain',
  'ski',
  'desert',
  'vineyard',
  'cruise',
  'airport-window',
  'road',
  'room',
  'pool',
  'spa',
  'market',
  'trail',
  'museum',
  'suitcase',
  'empty',
] as const;
export type SceneKind = (typeof sceneKinds)[number];

export function isSceneKind(value: unknown): value is SceneKind {
  return sceneKinds.includes(value as SceneKind);
}

/** The kind itself when we can draw it, else `city`. */
export function toSceneKind(value: unknown): SceneKind {
  return isSceneKind(value) ? value : 'city';
}

/** Another scene's content, for a window; ids start with the prefix. */
export type DrawView = (kind: SceneKind, prefix: string) => string;

export interface Painter {
  readonly variants?: readonly string[];
  readonly paint: (stage: Stage, view: DrawView) => void;
}
