// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { parseHex } from './colour.ts';
import { brandPalette, mark, vendorMark, type MarkVariant } from './index.ts';

const names = [
  'Harbour & Pine Travel',
  'Nordlys',
  'رحلات الواحة',
  '<b>"Tours"</b>',
  '',
  'x'.repeat(200),
  '旅 Journeys',
];
const brands = [
  '#0b63ce',
  '#ff5a5f',
  '#16a34a',
  '#ffd400',
  '#e63946',
  '#111111',
  '#ffffff',
  '#7f7f7f',
  '#00d806',
];
const variants: MarkVariant[] = ['wordmark', 'square', 'favicon'];

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour === '#fff' ? 'ffffff' : colour.slice(1))
    .match(/../g)!
    .map((pair) => parseInt(pair, 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}

describe('a mark', () => {
  it('is the same bytes for the same agency and legible on its own plate for every brand', () => {
    for (const colour of brands) {
      for (let i = 0; i < 12; i++) {
        for (const variant of variants) {
          const svg = mark('Agency', `seed${i}`, brandPalette(colour), variant);
          expect(mark('Agency', `seed${i}`, brandPalette(colour), variant)).toBe(svg);
          const plate = /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? '';
          const text = /<text [^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? '';
          expect(parseHex(plate)).toBeDefined();
          expect(contrast(plate, text), `${colour} ${variant} ${i}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('escapes the name, holds it to its box and is at most 410 wide', () => {
    for (const name of names) {
      for (const svg of [
        ...variants.map((v) => mark(name, 's', brandPalette('#0b63ce'), v)),
        vendorMark('s', name),
      ]) {
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
        expect(parsed.nodeName).toBe('svg');
        expect(svg).not.toMatch(/<b>|NaN|<script/);
        const [, , width = 0] = (parsed.getAttribute('viewBox') ?? '').split(' ').map(Number);
        expect(width).toBeLessThanOrEqual(410);
        const text = /<text x="([\d.]+)"[^>]*?(?:textLength="([\d.]+)")?[^>]*>/.exec(svg);
        const length = /textLength="([\d.]+)"/.exec(svg)?.[1];
        if (length) expect(Number(text?.[1]) + Number(length)).toBeLessThan(width - 8);
      }
    }
  });

  it('uses one letter in a favicon and for scripts that join', () => {
    const letters = (name: string, variant: MarkVariant) =>
      />([^<]*)<\/text>/.exec(mark(name, 's', brandPalette('#0b63ce'), variant))?.[1];
    expect(letters('Harbour & Pine', 'square')).toBe('HP');
    expect(letters('Harbour & Pine', 'favicon')).toBe('H');
    expect(letters('رحلات الواحة', 'square')).toBe('ر');
    expect(letters('  ', 'square')).toBe('·');
  });

  it('names a vendor after its seed unless told otherwise', () => {
    expect(vendorMark('kestrel-cars')).toContain('>Kestrel Cars<');
    expect(vendorMark('kestrel-cars', 'KC')).toContain('>KC<');
    expect(vendorMark('a')).not.toBe(vendorMark('b'));
  });
});
