import { describe, expect, it } from 'vitest';
import { colorName } from './color-names.ts';
import { brightness, contrast, createPalette, parseColor, themeVariables, tintAlpha } from './theme.ts';

const rgb = (hex: string) => parseColor(hex)!;

describe('foreground', () => {
  it('is light on a dark brand and dark on a light one (THEME-01)', () => {
    expect(createPalette('#000000').on).toBe('#ffffff');
    expect(createPalette('#ffffff').on).toBe('#14171f');
  });

  it('changes between the greys 127 and 128 (THEME-02, CONST-29)', () => {
    expect(createPalette('#7f7f7f').on).toBe('#ffffff');
    expect(createPalette('#808080').on).toBe('#14171f');
  });

  it('weighs red, green and blue as eyes do, and is dark above 127.5 only (THEME-04)', () => {
    for (const [hex, value] of [
      ['#ff0000', Math.sqrt(0.299) * 255],
      ['#00ff00', Math.sqrt(0.587) * 255],
      ['#0000ff', Math.sqrt(0.114) * 255],
      ['#ffffff', 255],
      ['#8040c0', Math.sqrt(0.299 * 128 ** 2 + 0.587 * 64 ** 2 + 0.114 * 192 ** 2)],
    ] as const) {
      expect(brightness(rgb(hex)), hex).toBeCloseTo(value, 9);
      expect(createPalette(hex).on, hex).toBe(value > 127.5 ? '#14171f' : '#ffffff');
    }
  });
});

it('tints the brand at an alpha of .1 (THEME-03, CONST-30)', () => {
  expect(tintAlpha).toBe(0.1);
  expect(createPalette('#0b63ce').tint).toBe('rgb(11 99 206 / 0.1)');
});

describe('fill', () => {
  it('keeps text readable on all 4096 short colours: contrast of at least 4.5', () => {
    const poor: string[] = [];
    for (let value = 0; value < 4096; value++) {
      const hex = `#${value.toString(16).padStart(3, '0')}`;
      const { fill, on } = createPalette(hex);
      if (contrast(rgb(fill), rgb(on)) < 4.5) poor.push(hex);
    }
    expect(poor).toEqual([]);
  });

  it('is the brand itself where that is readable already', () => {
    for (const hex of ['#0b63ce', '#ffd400', '#111111', '#ffffff', '#0f766e'])
      expect(createPalette(hex).fill).toBe(hex);
  });

  it('keeps the hue of a colour that it has to move', () => {
    for (const hex of ['#16a34a', '#ff5a5f', '#e63946', '#00d806', '#7f7f7f']) {
      const { fill, h, c } = createPalette(hex);
      const moved = createPalette(fill);
      const turn = Math.abs(((moved.h - h + 540) % 360) - 180);
      expect(contrast(rgb(fill), rgb(createPalette(hex).on)), hex).toBeGreaterThanOrEqual(4.5);
      if (c > 0.02) expect(turn, hex).toBeLessThan(2.5);
    }
  });
});

describe('parseColor', () => {
  it.each([
    ['#abc', [170, 187, 204]],
    ['#abcd', [170, 187, 204]],
    ['#0b63ce', [11, 99, 206]],
    ['#0B63CE80', [11, 99, 206]],
    ['rgb(11, 99, 206)', [11, 99, 206]],
    ['rgb(11 99 206 / 50%)', [11, 99, 206]],
    ['rgba(11, 99, 206, .5)', [11, 99, 206]],
    ['rgb(100% 0% 50%)', [255, 0, 128]],
    ['rgb(300 -5 0)', [255, 0, 0]],
    ['hsl(0 100% 50%)', [255, 0, 0]],
    ['hsl(120deg, 100%, 25%)', [0, 128, 0]],
    ['hsla(0.5turn 100% 50% / .3)', [0, 255, 255]],
    ['oklch(1 0 0)', [255, 255, 255]],
    ['oklch(0% 0 none)', [0, 0, 0]],
    ['oklch(62.8% 0.2577 29.23)', [255, 0, 0]],
  ] as const)('reads %s', (text, expected) => {
    expect(parseColor(text)).toEqual(expected);
  });

  it.each([
    '',
    ' ',
    'none',
    '#12',
    '#12345',
    '#ggg',
    'rgb(1 2)',
    'rgb(1 2 3 4 5)',
    'rgb(a b c)',
    'hsl()',
    'url(x)',
    'red;}',
    'rgb(var(--x))',
  ])('refuses %j', (text) => {
    expect(parseColor(text, colorName)).toBeNull();
  });

  it('reads names where it is given a table of them', () => {
    expect(parseColor(' RebeccaPurple ', colorName)).toEqual([0x66, 0x33, 0x99]);
    expect(parseColor('rebeccapurple')).toBeNull();
    expect(colorName('constructor')).toBeNull();
  });

  it('turns OKLCH and back into the same colour', () => {
    for (const hex of ['#0b63ce', '#e63946', '#ffd400', '#7c3aed', '#0f766e']) {
      const { l, c, h } = createPalette(hex);
      const back = parseColor(`oklch(${l} ${c} ${h})`)!;
      rgb(hex).forEach((byte, at) => expect(Math.abs(back[at]! - byte)).toBeLessThanOrEqual(1));
    }
  });
});

it.each([null, undefined, '', 'no colour', '#12'])('uses the blue of the house for %j', (color) => {
  expect(createPalette(color).brand).toBe('#0b63ce');
});

it('emits the custom properties that style sheets read', () => {
  const variables = themeVariables(createPalette('#111111'));
  expect(Object.keys(variables)).toEqual([
    '--travel-l',
    '--travel-c',
    '--travel-h',
    '--_t-on',
    '--_t-fill',
    '--_t-tint',
  ]);
  expect(Number(variables['--travel-h'])).toBeGreaterThanOrEqual(0);
});
