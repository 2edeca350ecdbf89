import { describe, expect, it } from 'vitest';
import {
  artPath,
  brandPalette,
  moods,
  paletteKey,
  parseArtPath,
  parsePaletteKey,
  sceneKinds,
  sceneShapes,
  variantsOf,
} from './index.ts';

describe('a palette key', () => {
  it('comes back as itself for every hue, chroma and mood', () => {
    for (let hue = 0; hue < 360; hue++) {
      const chroma = (hue * 37) % 371;
      for (const mood of [undefined, ...moods]) {
        const key = paletteKey(hue, chroma / 1000, mood);
        expect(parsePaletteKey(key)).toEqual({ hue, chroma: chroma / 1000, ...(mood && { mood }) });
      }
    }
  });

  it('wraps the hue, clamps the chroma and stays readable', () => {
    expect(paletteKey(254.6, 0.1604)).toBe('255-160');
    expect(paletteKey(359.7, 0.5)).toBe('0-370');
    expect(paletteKey(-5, -1, 'dusk')).toBe('355-0-dusk');
  });

  it.each([
    '',
    '255',
    '360-10',
    '255-371',
    '0255-16',
    '255-016',
    '255-160-noonish',
    '255-160-',
    'x-1',
    '1-1-dusk-dusk',
  ])('refuses %j', (key) => expect(parsePaletteKey(key)).toBeUndefined());

  it('takes hue and chroma from a brand colour, and a default from nonsense', () => {
    const blue = brandPalette('#0b63ce');
    expect(blue.hue).toBeCloseTo(257.6, 0);
    expect(blue.chroma).toBeCloseTo(0.182, 2);
    expect(brandPalette('#F00')).toEqual(brandPalette('#ff0000ff'));
    expect(brandPalette('#ff0000').hue).toBeCloseTo(29.2, 0);
    expect(brandPalette('#7f7f7f')).toEqual({ hue: 0, chroma: 0 });
    for (const bad of ['', 'blue', '#12345', 'javascript:', null, undefined])
      expect(brandPalette(bad)).toEqual(blue);
  });
});

describe('an art path', () => {
  const base = {
    kind: 'beach',
    shape: 'card',
    palette: { hue: 255, chroma: 0.16 },
    seed: 'azure-bay',
  } as const;

  it('reads as kind, shape, palette and seed', () => {
    expect(artPath(base)).toBe('/art/v1/beach/card/255-160/azure-bay');
    expect(artPath({ ...base, kind: 'road', variant: 'suv', mood: 'dusk', shape: 'hero-rtl' })).toBe(
      '/art/v1/road.suv/hero-rtl/255-160-dusk/azure-bay',
    );
  });

  it('comes back as itself for every kind, variant, shape and mood', () => {
    for (const kind of sceneKinds) {
      for (const variant of [undefined, ...variantsOf(kind)]) {
        for (const shape of sceneShapes) {
          for (const mood of [undefined, ...moods]) {
            const address = { ...base, kind, shape, ...(mood && { mood }), ...(variant && { variant }) };
            expect(parseArtPath(artPath(address))).toEqual(address);
          }
        }
      }
    }
  });

  it.each(['hotel:42', 'a b/c?d#e', 'München.2', '旅館', '100%', '~2E', "it's (ok)!*", '../../etc', '😀'])(
    'carries the seed %j in unreserved characters without a dot',
    (seed) => {
      const path = artPath({ ...base, seed });
      const last = path.split('/').at(-1) ?? '';
      expect(path.split('/')).toHaveLength(7);
      expect(last).toMatch(/^[\w~-]+$/);
      expect(new URL(`http://x.test${path}.mac.svg`).pathname).toBe(`${path}.mac.svg`);
      expect(parseArtPath(path)?.seed).toBe(seed);
    },
  );

  it('has no address for an empty or endless seed', () => {
    expect(() => artPath({ ...base, seed: '' })).toThrow(RangeError);
    expect(() => artPath({ ...base, seed: 'x'.repeat(121) })).toThrow(/1 to 120/);
    expect(parseArtPath(artPath({ ...base, seed: '\ud800' }))?.seed).toBe('\ufffd');
  });

  it.each([
    '/art/v1/volcano/card/255-160/a',
    '/art/v1/beach/square/255-160/a',
    '/art/v1/beach/card/400-160/a',
    '/art/v1/beach.suv/card/255-160/a',
    '/art/v1/road.tank/card/255-160/a',
    '/art/v1/road./card/255-160/a',
    '/art/v1/beach/card/255-160/a.b',
    '/art/v1/beach/card/255-160/~2e',
    '/art/v1/beach/card/255-160/~zz',
    '/art/v1/beach/card/255-160/~FF',
    '/art/v1/beach/card/255-160/',
    '/art/v2/beach/card/255-160/a',
    '/art/v1/beach/card/255-160/a/b',
    '/art/v1/beach/card/255-160/a\n',
    '',
  ])('refuses %j', (path) => expect(parseArtPath(path)).toBeUndefined());
});
