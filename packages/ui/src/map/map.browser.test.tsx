// The map in a real browser: MapLibre draws, in a shadow root as on a partner's page.

import { createPalette, themeVariables } from '@portolan/core';
import { createT, type LanguageCode } from '@portolan/i18n';
import arabic from '@portolan/i18n/catalogues/ar/map.json' with { type: 'json' };
import english from '@portolan/i18n/catalogues/en/map.json' with { type: 'json' };
import axe from 'axe-core';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createAdopter, elementCss, PointMap, UiProvider, type PlacePoint } from '../index.ts';
import { readCredit } from './credit.ts';

let root: Root | null = null;
let host: HTMLElement | null = null;
afterEach(() => {
  root?.unmount();
  host?.remove();
  root = host = null;
  vi.restoreAllMocks();
});

/** Around Lisbon, from west to east; the last two stand at one door. */
const points: PlacePoint[] = [
  { id: 'west', name: 'Casa Oeste', label: '$90', value: 90, latitude: 38.71, longitude: -9.3 },
  { id: 'middle', name: 'Casa Meio', label: '$80', value: 80, latitude: 38.71, longitude: -9.2 },
  { id: 'a', name: 'Casa A', label: '$70', value: 70, latitude: 38.71, longitude: -9.1 },
  { id: 'b', name: 'Casa B', label: '$60', value: 60, latitude: 38.71, longitude: -9.1 },
];

function stage({ language = 'en' as LanguageCode, list = points, width = '900px' } = {}) {
  const chosen: (string | null)[] = [];
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = width;
  for (const [name, value] of Object.entries(themeVariables(createPalette('#0b63ce'))))
    host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(elementCss);
  const inner = shadow.appendChild(document.createElement('div'));
  const t = createT(language, [language === 'ar' ? arabic : english]);
  Object.assign(inner, { className: 'root', dir: t.direction, lang: language });
  function Harness() {
    const [chosenId, setChosen] = useState<string | null>(null);
    return (
      <PointMap
        label="Map of stays"
        points={list}
        lines={[{ id: 'sailing', path: list.slice(0, 2) }]}
        labels={[{ text: 'Lisbon', latitude: 38.72, longitude: -9.14 }]}
        // No server is here: open sea, which is a map too.
        ground={{ tiles: `${location.origin}/no-tiles/{z}/{x}/{y}` }}
        chosenId={chosenId}
        onChoose={(id) => {
          chosen.push(id);
          setChosen(id);
        }}
        describeCluster={(count, label) => `${count} from ${label}`}
      >
        {chosenId && <p className="card">{chosenId}</p>}
      </PointMap>
    );
  }
  root = createRoot(inner);
  root.render(
    <UiProvider t={t} adopt={adopt}>
      <Harness />
    </UiProvider>,
  );
  const all = <E extends HTMLElement>(selector: string) => [...shadow.querySelectorAll<E>(selector)];
  return {
    shadow,
    chosen,
    all,
    one: <E extends HTMLElement>(selector: string) => shadow.querySelector<E>(selector)!,
    pins: () => all('.map-pin').map((pin) => pin.textContent),
    /** Until MapLibre has drawn; its worker's code runs in this thread, for tests stand in a frame. */
    drawn: () => expect.poll(() => all('.map-sheet.is-own').length, { timeout: 15_000 }).toBe(1),
  };
}

const press = (key: string) => userEvent.keyboard(key);

describe('a map of points', () => {
  it('draws, names what each pin is, and joins pins that would cover each other', async () => {
    const map = stage();
    await map.drawn();
    expect(map.pins()).toEqual(['$90Casa Oeste, $90', '$80Casa Meio, $80', '2$602 from $60']);
    expect(map.one('.map-names').textContent).toContain('Lisbon');
    expect(map.all('.map-note').map((note) => note.textContent)).toEqual([english['map.no-streets']]);
    const { violations } = await axe.run(map.one('.map'), { runOnly: ['wcag2a', 'wcag2aa'] });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('shows what is chosen, by a pin or by the list, and says so', async () => {
    const map = stage();
    await map.drawn();
    await userEvent.click(map.one('.map-pin'));
    expect(map.chosen).toEqual(['west']);
    expect(map.one('[role=status]').textContent).toBe('Chosen: Casa Oeste, $90');
    expect(map.one('.card').textContent).toBe('west');
    const rows = map.all<HTMLButtonElement>('.map-list button');
    await userEvent.hover(rows[1]!);
    expect(map.one('.is-marked').textContent).toContain('Casa Meio');
    await userEvent.click(rows[3]!);
    expect(map.chosen.at(-1)).toBe('b');
    expect(map.one('.map-pin.is-on').textContent).toContain('2 from $60');
  });

  it('is one stop of the Tab key, whose arrow keys go from pin to pin; Escape lets go', async () => {
    const map = stage();
    await map.drawn();
    const pins = map.all<HTMLButtonElement>('.map-pin');
    expect(pins.map((pin) => pin.tabIndex)).toEqual([0, -1, -1]);
    pins[0]!.focus();
    await press('{ArrowRight}');
    expect(map.shadow.activeElement).toBe(pins[1]);
    await press('{Enter}');
    expect(map.chosen).toEqual(['middle']);
    await press('{Escape}');
    expect(map.chosen).toEqual(['middle', null]);
  });

  it('zooms by keys and buttons, and shows everything again', async () => {
    const map = stage();
    await map.drawn();
    const scale = () => map.one('.map-scale').textContent;
    const before = scale();
    await userEvent.click(map.one('[aria-label="Zoom in"]'));
    await expect.poll(scale).not.toBe(before);
    await userEvent.click(map.one('.map-tools .is-text'));
    await expect.poll(scale).toBe(before);
  });

  it('has no pin below a button, wherever it is moved', async () => {
    const map = stage();
    const box = map.one('.map-box').getBoundingClientRect();
    for (const tool of map.all('.map-tools button'))
      expect(tool.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.bottom);
    expect(getComputedStyle(map.one('.map-box')).overflow).toBe('hidden');
  });

  it('draws again in other colours when the scheme changes', async () => {
    const map = stage();
    await map.drawn();
    const sea = async () => {
      const canvas = map.one<HTMLCanvasElement>('canvas');
      const bitmap = await createImageBitmap(canvas);
      const brush = new OffscreenCanvas(1, 1).getContext('2d')!;
      brush.drawImage(bitmap, 0, 0, 1, 1);
      return brush
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0);
    };
    host!.style.colorScheme = 'dark';
    await expect.poll(() => getComputedStyle(map.one('.map-paper')).color).not.toBe('');
    await expect.poll(sea).toBeLessThan(250);
  });

  it('keeps east on the right in Arabic', async () => {
    const map = stage({ language: 'ar' });
    await map.drawn();
    const [west, middle] = map.all('.map-pin').map((pin) => pin.getBoundingClientRect().x);
    expect(west!).toBeLessThan(middle!);
    expect(map.one('.map-note').textContent).toBe(arabic['map.no-streets']);
    expect(map.one('.map-list').getBoundingClientRect().x).toBeGreaterThan(
      map.one('.map-box').getBoundingClientRect().x,
    );
  });

  it('gives sixty points of one city apart from each other', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`, name: `Casa ${at}`, label: `$${100 + at}`, value: 100 + at,
      latitude: 38.7 + (at % 8) * 0.004, longitude: -9.16 + Math.floor(at / 8) * 0.005,
    })); // prettier-ignore
    const map = stage({ list: many });
    await map.drawn();
    const boxes = map.all('.map-pin').map((pin) => pin.getBoundingClientRect());
    for (const [at, box] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top,
        ).toBe(true);
  });

  it('is a list with a sentence where the browser has no WebGL', async () => {
    const { getContext } = HTMLCanvasElement.prototype;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) {
      return args[0] === 'webgl2' ? null : (getContext.apply(this, args as never) as never);
    } as never);
    const map = stage();
    await expect.poll(() => map.all('.map-list button').length).toBe(4);
    expect(map.one('.map-note').textContent).toBe(english['map.undrawn']);
    expect(map.one('.map-box')).toBeNull();
    await userEvent.click(map.all('.map-list button')[2]!);
    expect(map.chosen).toEqual(['a']);
  });
});

describe('who made a map', () => {
  it('is read as text and links over https, and never as HTML', () => {
    expect(readCredit('&copy; <a href="https://osm.example/copyright" onclick="x()">Open <b>Map</b></a> and friends')).toEqual([
      { text: '© ' }, { text: 'Open Map', href: 'https://osm.example/copyright' }, { text: ' and friends' },
    ]); // prettier-ignore
    expect(readCredit('<a href="javascript:alert(1)">x</a><img src=y>')).toEqual([{ text: 'x' }]);
  });
});
