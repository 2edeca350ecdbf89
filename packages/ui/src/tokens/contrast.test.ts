import { contrast, createPalette, themeVariables } from '@portolan/core/theme';
import { expect, it } from 'vitest';
import tokensCss from './tokens.css?inline';

type Rgb = readonly [number, number, number];
type Scheme = 'light' | 'dark';

/** The tokens as CSS has them: name → value, functions and all. */
const tokens = new Map(
  splitAt(/:host\s*\{([^}]*)\}/.exec(tokensCss)![1]!, ';').map((rule) => {
    const colon = rule.indexOf(':');
    return [rule.slice(0, colon).trim(), rule.slice(colon + 1).trim()] as const;
  }),
);

/** What every theme sets; all other `--travel-*` are for pages, and absent here. */
const themed = Object.keys(themeVariables(createPalette('#000')));

/** A token with every `var()` and `light-dark()` in it resolved, but for what a theme sets: `‹--travel-h›`. */
function expand(text: string, scheme: Scheme): string {
  const call = /(var|light-dark)\(/.exec(text);
  if (!call) return text;
  const start = call.index + call[0].length;
  let end = start;
  for (let depth = 1; depth > 0; end++) depth += { '(': 1, ')': -1 }[text[end]!] ?? 0;
  const [first = '', ...rest] = splitAt(text.slice(start, end - 1), ',');
  const other = rest.join(',');
  const value =
    call[1] === 'light-dark'
      ? scheme === 'light'
        ? first
        : other
      : themed.includes(first)
        ? `‹${first}›`
        : (tokens.get(first) ?? other);
  return expand(text.slice(0, call.index) + value + text.slice(end), scheme);
}
const expanded = new Map<string, string>();

/** What a browser makes of a token under a theme: products, `min()`, `oklch()` and hex. */
function colorOf(name: string, theme: Readonly<Record<string, string>>, scheme: Scheme): Rgb {
  const id = name + scheme;
  if (!expanded.has(id)) expanded.set(id, expand(tokens.get(name) ?? '', scheme));
  const text = expanded.get(id)!.replace(/‹(.*?)›/g, (_, variable: string) => theme[variable]!);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const wide = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => parseInt(wide.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const inside = /^oklch\((.*)\)$/.exec(text)?.[1];
  if (!inside) throw new Error(`${name} is ${text}`);
  const [l, c, h] = splitAt(inside, ' ').map(number) as [number, number, number];
  return clipped(l, c, (h * Math.PI) / 180);
}

function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function number(text: string): number {
  const call = /^(calc|min)\((.*)\)$/.exec(text);
  if (call?.[1] === 'min') return Math.min(...splitAt(call[2]!, ',').map(number));
  const product = splitAt(call ? call[2]! : text, '*');
  if (product.length > 1) return product.map(number).reduce((a, b) => a * b, 1);
  const value = Number(product[0]!);
  if (Number.isNaN(value)) throw new Error(`no number: ${text}`);
  return value;
}

/** As Chromium paints OKLCH outside of sRGB: each channel clipped. */
function clipped(l: number, c: number, h: number): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((value) => {
    const v = Math.min(1, Math.max(0, value));
    return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
  }) as unknown as Rgb;
}

/** A token that lets through what is behind it: its bytes and its alpha. */
function washOf(name: string, theme: Readonly<Record<string, string>>, scheme: Scheme): [Rgb, number] {
  const text = expand(tokens.get(name) ?? '', scheme).replace(
    /‹(.*?)›/g,
    (_, variable: string) => theme[variable]!,
  );
  const found = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (!found) throw new Error(`${name} is ${text}`);
  const [red, green, blue, alpha] = found.slice(1).map(Number) as [number, number, number, number];
  return [[red, green, blue], alpha];
}

/** As a browser paints a wash over a ground: in sRGB, to whole bytes. */
function blended([wash, alpha]: [Rgb, number], ground: Rgb): Rgb {
  return wash.map((byte, at) => Math.round(byte * alpha + ground[at]! * (1 - alpha))) as unknown as Rgb;
}

const grounds = ['--_canvas', '--_surface', '--_sunken'];
/** Every text on every ground that a style sheet of ours puts it on. */
const texts = [
  ...['--_ink', '--_ink-2', '--_brand-text', '--_good', '--_caution', '--_bad', '--_info'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...['--_ink', '--_ink-2', '--_brand-text'].flatMap((text) =>
    [...grounds, 'tint over --_surface'].map((ground) => [text, `tint over ${ground}`] as const),
  ),
  ['--_on', '--_fill'],
  ...['good', 'caution', 'bad', 'info'].flatMap((tone) => [
    [`--_${tone}`, `--_${tone}-tint`] as const,
    ['--_ink', `--_${tone}-tint`] as const,
  ]),
] as const;
/** What must be seen to be used: outlines of fields and of what has the focus (WCAG 1.4.11). */
const shapes = [
  ...grounds.map((ground) => ['--_ring', ground] as const),
  ...grounds.map((ground) => ['--_line-field', ground] as const),
];

it('reads the tokens as a style sheet has them', () => {
  expect(tokens.size).toBeGreaterThan(40);
  const theme = themeVariables(createPalette('#0b63ce'));
  expect(colorOf('--_surface', theme, 'light')).toEqual([255, 255, 255]);
  expect(colorOf('--_fill', theme, 'light')).toEqual([0x0b, 0x63, 0xce]);
});

it('tints with the brand at an alpha of .1, whatever the brand is (THEME-03, CONST-30)', () => {
  for (const color of ['#0b63ce', '#fff', '#111', '#ffee58']) {
    const palette = createPalette(color);
    for (const scheme of ['light', 'dark'] as const) {
      const [wash, alpha] = washOf('--_brand-tint', themeVariables(palette), scheme);
      expect([`rgb(${wash.join(' ')} / ${alpha})`, alpha], color).toEqual([palette.tint, 0.1]);
    }
  }
});

it('keeps every text at 4.5 and every needed shape at 3 to 1, for all 4096 short colours in both schemes', () => {
  const poor = new Map<string, string>();
  let pairs = 0;
  for (let value = 0; value < 4096; value++) {
    const color = `#${value.toString(16).padStart(3, '0')}`;
    const theme = themeVariables(createPalette(color));
    for (const scheme of ['light', 'dark'] as const) {
      const known = new Map<string, Rgb>();
      const tint = washOf('--_brand-tint', theme, scheme);
      const paint = (name: string): Rgb => {
        const below = /^tint over (.*)$/.exec(name)?.[1];
        if (!known.has(name))
          known.set(name, below ? blended(tint, paint(below)) : colorOf(name, theme, scheme));
        return known.get(name)!;
      };
      for (const [least, list] of [
        [4.5, texts],
        [3, shapes],
      ] as const)
        for (const [front, ground] of list) {
          pairs++;
          const found = contrast(paint(front), paint(ground));
          if (found < least) poor.set(`${front} on ${ground}, ${scheme}`, `${color}: ${found.toFixed(2)}`);
        }
    }
  }
  expect(pairs).toBe(4096 * 2 * (texts.length + shapes.length));
  expect(Object.fromEntries(poor)).toEqual({});
});
