import { createDice, hash } from './dice.ts';
import { painters } from './kinds/index.ts';
import { toSceneKind, type SceneKind } from './kinds/kind.ts';
import { createMood, isMood, type MoodName } from './moods.ts';
import { Pen } from './pen.ts';
import { createStage, HEIGHT, isSceneShape, type SceneShape, type Stage } from './stage.ts';
import { escapeXml } from './xml.ts';

export interface SceneOptions {
  /** OKLCH hue of the brand in degrees. */
  readonly hue: number;
  /** OKLCH chroma of the brand, 0–.37. */
  readonly chroma: number;
  /** @default chosen by the seed */
  readonly mood?: MoodName | undefined;
  /** @default 'card' */
  readonly shape?: SceneShape | undefined;
  /** One of {@link variantsOf} the kind: a car body, the view from a room. @default chosen by the seed */
  readonly variant?: string | undefined;
  /** Accessible name. @default 'Illustration' */
  readonly label?: string | undefined;
}

/**
 * A drawn scene as one `<svg>` string, 800×560 (`card`) or 1400×560 (`hero`), ≤ 220 elements and ≤ 6 kB gzipped.
 * Pure: equal arguments give equal bytes for ever. An unknown `kind` draws a city; an unknown mood, shape or variant
 * counts as not given. Contains no script, no style, no outside reference; ids are unique per picture.
 * @example scene('beach', 'azure-bay', { hue: 255, chroma: 0.16, shape: 'hero' })
 */
export function scene(kind: string, seed: string, options: SceneOptions): string {
  const safeKind = toSceneKind(kind);
  const shape = isSceneShape(options.shape) ? options.shape : 'card';
  const hue = Number.isFinite(options.hue) ? ((options.hue % 360) + 360) % 360 : 255;
  const chroma = Number.isFinite(options.chroma) ? Math.min(0.37, Math.max(0, options.chroma)) : 0.16;
  const key = [safeKind, seed, shape, options.mood, options.variant, hue.toFixed(1), chroma.toFixed(3)].join(
    ':',
  );
  const stage = createScene(safeKind, seed, `a${hash(key).toString(36)}-`, {
    shape,
    hue,
    chroma,
    mood: options.mood,
    variant: options.variant,
    small: false,
  });
  // A hero keeps its calm third where the text is; a card may face either way.
  const mirrored = shape === 'hero-rtl' || (shape === 'card' && stage.dice.chance(0.5));
  const inner = mirrored
    ? `<g transform="matrix(-1 0 0 1 ${stage.width} 0)">${stage.pen.toString()}</g>`
    : stage.pen.toString();
  const label = escapeXml(options.label ?? 'Illustration');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${HEIGHT}" ` +
    `preserveAspectRatio="xMidYMid slice" role="img" aria-label="${label}">${inner}</svg>`
  );
}

interface InnerOptions {
  readonly shape: SceneShape;
  readonly hue: number;
  readonly chroma: number;
  readonly mood: MoodName | undefined;
  readonly variant: string | undefined;
  readonly small: boolean;
}

/** Draws a kind on a fresh stage; also used for the view through a window. */
function createScene(kind: SceneKind, seed: string, prefix: string, options: InnerOptions): Stage {
  const dice = createDice(`${kind}:${seed}`);
  // Always rolled, so that asking for a mood changes the light and nothing else.
  const rolled = dice.pick<MoodName>(['dawn', 'noon', 'noon', 'gold', 'dusk', 'night']);
  const degrees = dice.between(-13, 13);
  const fallback = kind === 'empty' ? 'dusk' : rolled;
  const mood = createMood(isMood(options.mood) ? options.mood : fallback, degrees);
  const painter = painters[kind];
  const variants: readonly string[] = painter.variants ?? [];
  const roll = dice.between(0, 1);
  const known = options.variant !== undefined && variants.includes(options.variant);
  const variant = known ? options.variant : variants[Math.floor(roll * variants.length)];
  const pen = new Pen(prefix);
  const { hue, chroma, shape, small } = options;
  const stage = createStage({ shape, small, seed, variant, dice, mood, pen, hue, chroma });
  painter.paint(stage, (viewKind, pre) => {
    const view = createScene(viewKind, seed, pre, {
      ...options,
      shape: 'card',
      mood: mood.name,
      variant: undefined,
      small: true,
    });
    return view.pen.toString();
  });
  return stage;
}
