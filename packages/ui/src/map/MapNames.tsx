import { project, type MapSize, type MapView } from '@portolan/core/map';
import { useMemo } from 'react';
import { useT } from '../provider.tsx';
import type { GroundName } from './ground.ts';
import type { PlaceLabel } from './types.ts';

export interface MapNamesProps {
  names: readonly GroundName[];
  labels: readonly PlaceLabel[];
  view: MapView;
  size: MapSize;
  /** Centres of what no name may cover. */
  pins: readonly { x: number; y: number }[];
  pinSize: { x: number; y: number };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const lineHeight = 16;
/** Of a letter, roughly: names are dropped a little early rather than drawn over each other. */
const letterWidth = 7.5;

/** Where a name may be, in pixels below its place: a town's dot stays free, and what a caller wants named finds room between the pins. */
const offsets = { label: [0, -28, 28, -52, 52, -80], country: [0], town: [-12] } as const;

/** Names of countries and towns in the reader's language, the most important first; what would cover a name or a pin is left out. */
export function MapNames({ names, labels, view, size, pins, pinSize }: MapNamesProps) {
  const { language } = useT();
  const shown = useMemo(() => {
    const taken: Box[] = pins.map(({ x, y }) => ({ x, y, width: pinSize.x, height: pinSize.y }));
    const wanted = [
      ...labels.map((label) => ({ ...label, kind: 'label' as const })),
      ...names.map((name) => ({
        ...name,
        text: nameIn(name, language),
        kind: name.country ? ('country' as const) : ('town' as const),
      })),
    ];
    return wanted.flatMap(({ text, kind, latitude, longitude }) => {
      if (!text) return [];
      const at = project({ latitude, longitude }, view, size);
      if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return [];
      const free = offsets[kind]
        .map((dy) => ({ x: at.x, y: at.y + dy, width: text.length * letterWidth, height: lineHeight }))
        .find((box) => !taken.some((other) => overlap(box, other)));
      if (!free) return [];
      taken.push(free);
      return [{ text, kind, x: Math.round(free.x), y: Math.round(free.y) }];
    });
  }, [names, labels, view, size, pins, pinSize, language]);

  return (
    <div className="map-names" aria-hidden="true">
      {shown.map(({ text, kind, x, y }) => (
        <bdi
          key={`${kind} ${text}`}
          className={`is-${kind}`}
          style={{ transform: `translate(${x}px,${y}px)` }}
        >
          <span>{text}</span>
        </bdi>
      ))}
    </div>
  );
}

function nameIn({ names, country }: GroundName, language: string): string {
  if (country) return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? '';
  const [general, own] = [names['name'], names[language]];
  return typeof own === 'string' ? own : typeof general === 'string' ? general : '';
}

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
}
