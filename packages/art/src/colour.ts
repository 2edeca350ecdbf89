/** Lightness 0–1, chroma 0–.37, hue in degrees. @see https://bottosson.github.io/posts/oklab/ */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

/** `#rrggbb` of an OKLCH colour; chroma is reduced until it fits sRGB, hue and lightness stay. */
export function hex([lightness, chroma, hue]: Lch): string {
  let c = chroma;
  let rgb = toLinearRgb(lightness, c, hue);
  for (let i = 0; i < 14 && rgb.some((v) => v < -0.002 || v > 1.002); i++) {
    c *= 0.86;
    rgb = toLinearRgb(lightness, c, hue);
  }
  return '#' + rgb.map((v) => channel(v).toString(16).padStart(2, '0')).join('');
}

/** From `a` (t = 0) to `b` (t = 1) on a straight line through OKLab, so a near-grey lends no hue it does not have. */
export function mix(a: Lch, b: Lch, t: number): Lch {
  const rad = Math.PI / 180;
  const A = a[1] * Math.cos(a[2] * rad) * (1 - t) + b[1] * Math.cos(b[2] * rad) * t;
  const B = a[1] * Math.sin(a[2] * rad) * (1 - t) + b[1] * Math.sin(b[2] * rad) * t;
  return [a[0] + (b[0] - a[0]) * t, Math.hypot(A, B), (Math.atan2(B, A) / rad + 360) % 360];
}

/** The same colour lighter (`by` > 0) or darker; lightness is clamped to 0–1. */
export function lighten(a: Lch, by: number): Lch {
  return [Math.min(1, Math.max(0, a[0] + by)), a[1], a[2]];
}

/** The same colour with its hue turned by some degrees. */
export function turn(a: Lch, degrees: number): Lch {
  return [a[0], a[1], a[2] + degrees];
}

/** OKLCH of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (alpha dropped); undefined for anything else. */
export function parseHex(text: string): Lch | undefined {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const at = (i: number) => linear(parseInt(long.slice(i, i + 2), 16) / 255);
  const [r, g, b] = [at(0), at(2), at(4)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(B, A) * 180) / Math.PI;
  return [lightness, Math.hypot(A, B), (hue + 360) % 360];
}

function toLinearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const A = chroma * Math.cos(angle);
  const B = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (lightness - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function channel(v: number): number {
  const x = Math.min(1, Math.max(0, v));
  return Math.round((x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055) * 255);
}

function linear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}
