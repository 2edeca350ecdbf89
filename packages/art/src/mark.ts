import { hex } from './colour.ts';
import { createDice, hash } from './dice.ts';
import type { Palette } from './palette.ts';
import { d } from './pen.ts';
import { escapeXml } from './xml.ts';

/**
 * `wordmark` for wide headers (64 high, as wide as the name needs), `square` 64×64 for mobile headers, `favicon` 64×64
 * with a single letter that holds at 16 px.
 */
export type MarkVariant = 'wordmark' | 'square' | 'favicon';

const FONT = `font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif" font-weight="700"`;

/** Each fills a 40×40 box around (0, 0) with one stroke weight. */
const glyphs = [
  // compass
  'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M8 -8l-5 11l-11 5l5 -11z',
  // sun over waves
  'M-9 2a9 9 0 0 1 18 0M0 -16v4M-15 -9l3 3M15 -9l-3 3M-18 9q4.5 -5 9 0t9 0t9 0t9 0M-12 16q4 -5 8 0t8 0t8 0',
  // peaks
  'M-18 13l12 -22l7 12l4 -6l13 16zM-9 -3l3 3l3 -3',
  // sail
  'M1 -17v24h15q-2 -16 -15 -24M-4 -11v18h-11q3 -11 11 -18M-17 12h34q-3 5 -8 5h-19q-5 0 -7 -5z',
  // aeroplane
  'M-17 4l7 1l8 -7l-14 -9l5 -2l17 6l8 -6q5 -3 5 1q0 2 -3 4l-8 6l-1 18l-4 3l-4 -15l-7 5l0 7l-3 2z',
  // pin
  'M0 17q-13 -14 -13 -22a13 13 0 0 1 26 0q0 8 -13 22zM-5 -5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  // palm
  'M-2 17q-1 -14 3 -24M1 -7q-9 -9 -17 -1M1 -7q-4 -10 -13 -9M1 -7q2 -10 11 -8M1 -7q10 -6 16 3M1 -7q8 2 8 9M-12 17h22',
] as const;

/**
 * An agency's stand-in logo: a filled plate, so that it reads on light and dark alike, with a travel glyph and the name.
 * Deterministic in all its arguments; the colours come from the palette, the shape and glyph from the seed.
 * Long names shrink, then end in an ellipsis; the full name stays as the accessible name.
 */
export function mark(
  name: string,
  seed: string,
  palette: Palette,
  variant: MarkVariant = 'wordmark',
): string {
  const dice = createDice(`mark:${seed}`);
  const glyph = glyphs[dice.int(0, glyphs.length - 1)] ?? glyphs[0];
  const solid = dice.chance(0.5);
  const radius = dice.pick([10, 16, 24]);
  const colours = createColours(palette, solid);
  const stroke = (transform: string, colour: string, width: number) =>
    `<path d="${glyph}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" transform="${transform}"/>`;
  if (variant !== 'wordmark') {
    const letters = monogram(name, variant === 'square' ? 2 : 1);
    // Arabic letters hang below the line; raise them to the middle.
    const lift = /\p{Script=Arabic}/u.test(letters) ? 7 : 0;
    const [size, baseline] = variant === 'favicon' ? [46, 48] : letters.length > 1 ? [26, 32] : [30, 33];
    return svg(
      64,
      64,
      name,
      `<rect width="64" height="64" rx="${radius}" fill="${colours.badge}"/>` +
        (variant === 'square' ? stroke('translate(32 48) scale(.46)', colours.badgeSoft, 4.4) : '') +
        `<text x="32" y="${baseline - lift}" ${FONT} font-size="${size}" text-anchor="middle" fill="${colours.onBadge}">${escapeXml(letters)}</text>`,
    );
  }
  const fitted = fit(name, 24, 15, 320);
  const width = Math.round(64 + fitted.width + 24);
  return svg(
    width,
    64,
    name,
    `<rect x=".5" y=".5" width="${width - 1}" height="63" rx="${radius}" fill="${colours.plate}" stroke="${colours.edge}"/>` +
      `<rect x="9" y="9" width="46" height="46" rx="${Math.max(4, radius - 8)}" fill="${colours.badge}"/>` +
      stroke('translate(32 32) scale(.86)', colours.onBadge, 2.6) +
      text(fitted, 66, 32, colours.text),
  );
}

/** A car-rental company's stand-in logo, 48 high: its own colour and stripes from the seed. */
export function vendorMark(seed: string, name: string = titleCase(seed)): string {
  const dice = createDice(`vendor:${seed}`);
  const hue = (hash(seed) % 24) * 15;
  const stripes = dice.int(2, 3);
  const slant = dice.pick([-8, 0, 8]);
  const base = hex([0.42, 0.13, hue]);
  const accent = hex([0.82, 0.15, hue + dice.pick([60, 120, 180])]);
  const fitted = fit(name, 21, 13, 200);
  const width = Math.round(fitted.width + 62);
  let lines = '';
  for (let i = 0; i < stripes; i++) {
    const y = 24 + (i - (stripes - 1) / 2) * 9;
    lines += d`M${12 + i * 4 + slant / 4} ${y}h${24 - i * 5}`;
  }
  return svg(
    width,
    48,
    name,
    `<rect x=".5" y=".5" width="${width - 1}" height="47" rx="${dice.pick([6, 12, 23])}" fill="${base}" stroke="${hex([0.55, 0.1, hue])}"/>` +
      `<path d="${lines}" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>` +
      text(fitted, 44, 24, '#fff', slant === 0 ? '' : ' font-style="italic"'),
  );
}

interface Fitted {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

/** The largest size at which the text stays within `room`; below `smallest` it is cut. Widths are estimates in px. */
function fit(name: string, largest: number, smallest: number, room: number): Fitted {
  const clean = name.trim().replace(/\s+/g, ' ') || '·';
  const size = Math.max(smallest, Math.min(largest, room / ems(clean)));
  if (ems(clean) * size <= room + 0.5) return { text: clean, size, width: ems(clean) * size };
  const letters = [...clean];
  while (letters.length > 1 && ems(letters.join('') + '…') * size > room) letters.pop();
  const cut = letters.join('').trimEnd() + '…';
  return { text: cut, size, width: ems(cut) * size };
}

/** Estimated advance of bold sans text, in em. `textLength` then makes every typeface keep to it. */
function ems(text: string): number {
  let sum = 0;
  for (const c of text) {
    if (/[iljtfrI.,'’|!:;()[\]]/.test(c)) sum += 0.34;
    else if (/[mwMW@%&]/.test(c)) sum += 0.9;
    else if (c === ' ') sum += 0.27;
    else if (/\p{Lu}/u.test(c)) sum += 0.69;
    else if (
      /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/u.test(
        c,
      )
    )
      sum += 1.02;
    else if (/\p{M}/u.test(c)) sum += 0;
    else if (/\p{Script=Arabic}/u.test(c)) sum += 0.52;
    else sum += 0.585;
  }
  return sum;
}

function text(fitted: Fitted, x: number, middle: number, fill: string, extra = ''): string {
  const length = fitted.width.toFixed(1);
  return (
    `<text x="${x}" y="${(middle + fitted.size * 0.355).toFixed(1)}" ${FONT} font-size="${fitted.size.toFixed(1)}"` +
    `${extra} fill="${fill}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(fitted.text)}</text>`
  );
}

/**
 * Pairs that keep 4.5:1 for every hue: white on lightness ≤ .47, near-black on ≥ .82. Yellow takes the second way,
 * because a dark yellow is brown.
 */
function createColours({ hue, chroma }: Palette, solid: boolean) {
  const c = Math.min(chroma, 0.19);
  const yellow = c > 0.08 && Math.abs(((hue - 98 + 540) % 360) - 180) < 36;
  const deep = hex(yellow ? [0.26, 0.03, hue] : [0.34, c * 0.85, hue]);
  return {
    badge: hex(yellow ? [0.86, c, hue] : [0.46, c, hue]),
    onBadge: yellow ? '#1c1a12' : '#fff',
    badgeSoft: yellow ? '#4a4420' : hex([0.86, Math.min(c, 0.1), hue]),
    plate: solid ? deep : '#fff',
    edge: solid ? hex([0.5, c * 0.5, hue]) : hex([0.88, c * 0.15, hue]),
    text: solid ? '#fff' : hex([0.28, c * 0.6, hue]),
  };
}

/** Latin initials of the first words; scripts whose letters join or stand alone give one letter. */
function monogram(name: string, most: number): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const initials = words.map((word) => [...word][0] ?? '');
  const joined = initials.slice(0, most).join('').toUpperCase();
  return /^[\p{Script=Latin}\p{N}]+$/u.test(joined) ? joined : (initials[0] ?? '·').toUpperCase();
}

function titleCase(seed: string): string {
  return seed.replace(/[-_]+/g, ' ').replace(/(^|\s)\p{Ll}/gu, (c) => c.toUpperCase());
}

function svg(width: number, height: number, name: string, inner: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-label="${escapeXml(name)}">${inner}</svg>`
  );
}
