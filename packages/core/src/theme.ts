/**
 * The whole look from one `primaryColor` (THEME-01 to -04): five values, from which CSS derives the rest. Runs in the browser and
 * on the server.
 */
export interface Palette {
  /** OKLCH of the brand: lightness 0–1, chroma, hue in degrees. */
  readonly l: number;
  readonly c: number;
  readonly h: number;
  /** Text on `fill`. */
  readonly on: '#ffffff' | '#14171f';
  /** The brand, moved in lightness until text on it has a contrast of at least 4.5. */
  readonly fill: string;
  /** The brand at alpha .1, for washes; text on one is measured against the wash blended over its ground. */
  readonly tint: string;
  /** The brand as given, `#rrggbb`. */
  readonly brand: string;
}

/** What an invalid or missing colour becomes. */
export const fallbackColor = '#0b63ce';
/** Perceived brightness from which a colour is light (THEME-02). */
export const brightnessThreshold = 127.5;
/** Alpha of the tint (THEME-03). */
export const tintAlpha = 0.1;

type Triple = readonly [number, number, number];
const darkInk: Triple = [0x14, 0x17, 0x1f];
const white: Triple = [255, 255, 255];

/** `sqrt(.299 R² + .587 G² + .114 B²)`, 0 to 255 (THEME-04). */
export function brightness([r, g, b]: Triple): number {
  return Math.sqrt(0.299 * r * r + 0.587 * g * g + 0.114 * b * b);
}

/** WCAG contrast of two sRGB colours, 1 to 21. */
export function contrast(a: Triple, b: Triple): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Hex of a colour name, else `null`: {@link colorName} on a server, the platform itself (`cssColorName` of ui) in a browser. */
export type ColorNames = (name: string) => string | null;

/**
 * The palette of a brand colour: hex 3/4/6/8, `rgb()`, `hsl()`, `oklch()`, or a name where `names` is given; alpha is dropped.
 * The table of names is passed in so that browsers, which know it already, need not load it.
 */
export function createPalette(color: string | null | undefined, names?: ColorNames): Palette {
  const rgb = parseColor(color, names) ?? parseColor(fallbackColor)!;
  const [l, c, h] = toOklch(rgb);
  const light = brightness(rgb) < brightnessThreshold;
  const on = light ? white : darkInk;
  let fill = rgb;
  // Away from the text, hue kept, chroma reduced into sRGB; 0.5 is enough to reach black or white from any colour.
  for (let shift = 0.005; contrast(fill, on) < 4.5 && shift < 1; shift += 0.005)
    fill = intoGamut(Math.min(1, Math.max(0, l + (light ? -shift : shift))), c, h);
  return {
    l: round(l, 4),
    c: round(c, 4),
    h: round((h * 180) / Math.PI + (h < 0 ? 360 : 0), 2),
    on: light ? '#ffffff' : '#14171f',
    fill: toHex(fill),
    tint: `rgb(${rgb.join(' ')} / ${tintAlpha})`,
    brand: toHex(rgb),
  };
}

/**
 * The palette as custom properties, for a style rule or `style.setProperty`. Private names (`--_t-*`) where a page has a token of its own
 * for the same (`--travel-fill`), which must win although it is set further up.
 */
export function themeVariables(palette: Palette): Record<`--${string}`, string> {
  return {
    '--travel-l': String(palette.l),
    '--travel-c': String(palette.c),
    '--travel-h': String(palette.h),
    '--_t-on': palette.on,
    '--_t-fill': palette.fill,
    '--_t-tint': palette.tint,
  };
}

/** sRGB bytes of a CSS colour; `null` for what is none. Alpha is dropped. */
export function parseColor(text: string | null | undefined, names?: ColorNames): Triple | null {
  const value = text?.trim().toLowerCase();
  if (!value) return null;
  if (/^[a-z]+$/.test(value)) return parseColor(names?.(value));
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value)?.[1];
  if (hex) {
    const wide = hex.length < 5 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => parseInt(wide.slice(at, at + 2), 16)) as unknown as Triple;
  }
  const call = /^(rgb|hsl|oklch)a?\(([^()]+)\)$/.exec(value);
  if (!call) return null;
  const parts = call[2]!
    .split('/')[0]!
    .split(/[\s,]+/)
    .filter(Boolean);
  const [a, b, c] = parts;
  if (parts.length < 3 || parts.length > 4) return null;
  const rgb =
    call[1] === 'rgb'
      ? ([number(a, 255), number(b, 255), number(c, 255)] as const)
      : call[1] === 'hsl'
        ? fromHsl(angle(a), number(b, 1, 100), number(c, 1, 100))
        : intoGamut(clamp(number(a, 1), 0, 1), Math.max(0, number(b, 0.4)), (angle(c) * Math.PI) / 180);
  return rgb.every(Number.isFinite)
    ? (rgb.map((v) => Math.round(clamp(v, 0, 255))) as unknown as Triple)
    : null;
}

/** `50%` of `whole`, or the number itself (divided by `scale` where a bare number is a percentage too). */
function number(text: string | undefined, whole: number, scale = 1): number {
  const match = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(%?)$/.exec(text ?? '');
  if (!match) return text === 'none' ? 0 : NaN;
  return match[2] ? (Number(match[1]) / 100) * whole : Number(match[1]) / scale;
}

function angle(text: string | undefined): number {
  const match = /^([+-]?[\d.]+)(deg|rad|grad|turn)?$/.exec(text ?? '');
  if (!match) return text === 'none' ? 0 : NaN;
  const unit = { deg: 1, rad: 180 / Math.PI, grad: 0.9, turn: 360 }[match[2] ?? 'deg']!;
  return (((Number(match[1]) * unit) % 360) + 360) % 360;
}

function fromHsl(h: number, s: number, l: number): Triple {
  const f = (n: number): number => {
    const k = (n + h / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [f(0), f(8), f(4)];
}

function linear(byte: number): number {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function luminance([r, g, b]: Triple): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Lightness, chroma, hue in radians (Ottosson's OKLab). */
function toOklch([r8, g8, b8]: Triple): Triple {
  const [r, g, b] = [linear(r8), linear(g8), linear(b8)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(x, y), Math.atan2(y, x)];
}

function fromOklch(lightness: number, chroma: number, hue: number): Triple {
  const x = chroma * Math.cos(hue);
  const y = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** sRGB bytes with as much of the chroma as fits. */
function intoGamut(l: number, c: number, h: number): Triple {
  const fits = (chroma: number) => fromOklch(l, chroma, h).every((v) => v > -1e-4 && v < 1.0001);
  let low = 0;
  let high = c;
  if (!fits(c)) {
    for (let i = 0; i < 12; i++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
  } else low = c;
  return fromOklch(l, low, h).map((v) => {
    const x = clamp(v, 0, 1);
    return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
  }) as unknown as Triple;
}

function toHex(rgb: Triple): string {
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
