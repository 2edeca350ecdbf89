import { airportWindow } from './airport-window.ts';
import { beach } from './beach.ts';
import { city } from './city.ts';
import { cruise } from './cruise.ts';
import { desert } from './desert.ts';
import { empty } from './empty.ts';
import type { Painter, SceneKind } from './kind.ts';
import { lagoon } from './lagoon.ts';
import { market } from './market.ts';
import { mountain } from './mountain.ts';
import { museum } from './museum.ts';
import { oldTown } from './old-town.ts';
import { pool } from './pool.ts';
import { carBodies, road } from './road.ts';
import { room, roomViews } from './room.ts';
import { ski } from './ski.ts';
import { spa } from './spa.ts';
import { suitcase } from './suitcase.ts';
import { trail } from './trail.ts';
import { vineyard } from './vineyard.ts';

export const painters: Record<SceneKind, Painter> = {
  beach: { paint: beach },
  lagoon: { paint: lagoon },
  city: { paint: city, variants: ['tower', 'dome', 'wheel', 'spire', 'bridge'] },
  'old-town': { paint: oldTown },
  mountain: { paint: mountain },
  ski: { paint: ski },
  desert: { paint: desert, variants: ['dunes', 'mesa'] },
  vineyard: { paint: vineyard },
  cruise: { paint: cruise },
  'airport-window': { paint: airportWindow, variants: ['seat', 'gate'] },
  road: { paint: road, variants: carBodies },
  room: { paint: room, variants: roomViews },
  pool: { paint: pool },
  spa: { paint: spa },
  market: { paint: market },
  trail: { paint: trail },
  museum: { paint: museum },
  suitcase: { paint: suitcase },
  empty: { paint: empty },
};

/** What `variant` may be for a kind; empty when there is nothing to choose. */
export function variantsOf(kind: SceneKind): readonly string[] {
  return painters[kind].variants ?? [];
}
