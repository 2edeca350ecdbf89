// What axe leaves open about contrast (a picture behind the words, a gradient, something half in front), decided by the pixels.

import type { Page } from 'playwright-core';

/** Words whose contrast axe could not tell, as the pixels show it. */
export interface ContrastProbe {
  /** The words, shortened, and what they stand in. */
  what: string;
  /** Contrast of the words' colour with what is behind their letters, where it fits least; `null` when nothing of them is to be seen. */
  ratio: number | null;
  /** What WCAG 2.2 AA asks of text of its size: 3 or 4.5. */
  needed: number;
}

/** One open node in the page, with what is needed to judge it. */
interface OpenNode {
  index: number;
  what: string;
  needed: number;
  /** Colour of the words with all opacities of the elements around, 0 to 255 and 0 to 1. */
  color: [red: number, green: number, blue: number, alpha: number];
  /** Lines of text in the window, in CSS pixels. */
  rects: { x: number; y: number; width: number; height: number }[];
}

/** Of a hundred pixels under letters, so many may be of the one place where a line of a picture runs through. */
const strayShare = 0.02;

declare global {
  interface Window {
    /** What the last run of axe left open about contrast, kept for {@link probeContrast}. */
    openContrast?: Element[];
  }
}

/**
 * Judges what axe left open. Two pictures of the window, the words once invisible and once in a colour that nothing else has, tell where
 * letters are really seen, whatever covers or clips them, and what is behind each of their pixels. The page must have
 * `window.openContrast`; it is as before afterwards but for its scroll position.
 */
export async function probeContrast(page: Page): Promise<ContrastProbe[]> {
  const first = await probeOnce(page);
  const pale = (probes: readonly ContrastProbe[]) =>
    probes.some(({ ratio, needed }) => ratio !== null && ratio < needed);
  // Something that moves between the two pictures looks like letters on letters: what is said against a page is looked at again.
  return pale(first) ? probeOnce(page) : first;
}

async function probeOnce(page: Page): Promise<ContrastProbe[]> {
  const count = await page.evaluate(() => window.openContrast?.length ?? 0);
  if (count === 0) return [];
  const probes: ContrastProbe[] = [];
  const decoder = await page.context().newPage();
  try {
    let left = Array.from({ length: count }, (_, index) => index);
    while (left.length > 0) {
      const nodes = await page.evaluate(look, left);
      const seen = apart(nodes.filter(({ index, rects }) => index === left[0] || rects.length > 0));
      const pictures: string[] = [];
      const indexes = seen.map(({ index }) => index);
      if (seen.some(({ rects }) => rects.length > 0))
        for (const color of ['transparent', 'rgb(255, 0, 255)']) {
          await page.evaluate(paint, { color, indexes });
          pictures.push((await page.screenshot({ scale: 'css', caret: 'initial' })).toString('base64'));
        }
      await page.evaluate(paint, { color: null, indexes });
      const ratios =
        pictures.length > 0
          ? await decoder.evaluate(judge, { pictures, nodes: seen, stray: strayShare })
          : [];
      seen.forEach(({ what, needed }, at) => probes.push({ what, needed, ratio: ratios[at] ?? null }));
      const done = new Set(indexes);
      left = left.filter((index) => !done.has(index));
    }
  } finally {
    await decoder.close();
  }
  return probes;
}

/**
 * Those that stand on none before them; the rest has its turn in the middle of the window. Letters of a bar that lies over other words
 * would else be taken for theirs, on a ground that they never stand on.
 */
function apart(nodes: readonly OpenNode[]): OpenNode[] {
  const taken: OpenNode['rects'] = [];
  return nodes.filter(({ rects }) => {
    const free = rects.every((one) =>
      taken.every(
        (other) =>
          one.x >= other.x + other.width ||
          other.x >= one.x + one.width ||
          one.y >= other.y + other.height ||
          other.y >= one.y + one.height,
      ),
    );
    if (free) taken.push(...rects);
    return free;
  });
}

/** Brings the first of these nodes into the window, and says of all of them where in the window their words stand. */
async function look(indexes: number[]): Promise<OpenNode[]> {
  const elements = window.openContrast ?? [];
  const target = elements[indexes[0] ?? -1];
  if (target?.isConnected) target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true })!;
  const rgba = (color: string): [number, number, number, number] => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const parentOf = (node: Element): Element | null => {
    const root = node.getRootNode();
    return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const linesOf = (element: Element): DOMRect[] => {
    const lines: DOMRect[] = [];
    const range = document.createRange();
    for (const child of element.childNodes)
      if (child instanceof Text && child.data.trim()) {
        range.selectNodeContents(child);
        lines.push(...range.getClientRects());
      }
    // A field's words are no node of its own.
    if (lines.length === 0 && element.matches('input, textarea, select'))
      lines.push(element.getBoundingClientRect());
    return lines;
  };
  return indexes.flatMap((index) => {
    const element = elements[index];
    if (!element) return [];
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const bold = Number(style.fontWeight) >= 700;
    const color = rgba(style.webkitTextFillColor || style.color);
    for (let up: Element | null = element; up; up = parentOf(up))
      color[3] *= Number(getComputedStyle(up).opacity);
    const rects = !element.isConnected
      ? []
      : linesOf(element)
          .map(({ left, top, right, bottom }) => ({
            x: Math.max(0, Math.floor(left)),
            y: Math.max(0, Math.floor(top)),
            width: Math.min(innerWidth, Math.ceil(right)) - Math.max(0, Math.floor(left)),
            height: Math.min(innerHeight, Math.ceil(bottom)) - Math.max(0, Math.floor(top)),
          }))
          .filter(({ width, height }) => width >= 2 && height >= 2);
    const words = element.textContent || element.getAttribute('placeholder') || '';
    return {
      index,
      what: `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${words.trim().replace(/\s+/g, ' ').slice(0, 60)}`,
      needed: size >= 24 || (bold && size >= 18.66) ? 3 : 4.5,
      color,
      rects,
    };
  });
}

/** Gives these open words a colour, or their own again; resolves when it is on the screen. */
async function paint({ color, indexes }: { color: string | null; indexes: number[] }): Promise<void> {
  for (const index of indexes) {
    const { style } = window.openContrast?.[index] as HTMLElement;
    for (const name of ['-webkit-text-fill-color', 'text-decoration-color'])
      if (color === null) style.removeProperty(name);
      else style.setProperty(name, name.startsWith('text') ? 'transparent' : color, 'important');
    if (color === null) style.removeProperty('transition');
    else style.setProperty('transition', 'none', 'important');
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** In an empty page, which forbids no picture: the contrast of each node's colour with what is behind its letters. */
async function judge(input: {
  pictures: string[];
  nodes: OpenNode[];
  stray: number;
}): Promise<(number | null)[]> {
  const brushes = await Promise.all(
    input.pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const brush = canvas.getContext('2d', { willReadFrequently: true })!;
      brush.drawImage(bitmap, 0, 0);
      return brush;
    }),
  );
  const luminance = (...channels: number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return input.nodes.map(({ rects, color: [red, green, blue, alpha] }) => {
    const ratios: number[] = [];
    for (const { x, y, width, height } of rects) {
      const [without, marked] = brushes.map((brush) => brush.getImageData(x, y, width, height).data);
      if (!without || !marked) continue;
      for (let i = 0; i < without.length; i += 4) {
        const behind = [without[i] ?? 0, without[i + 1] ?? 0, without[i + 2] ?? 0] as const;
        const changed = behind.reduce((sum, value, at) => sum + Math.abs(value - (marked[i + at] ?? 0)), 0);
        // A letter, not the soft edge of one.
        if (changed < 60) continue;
        const over = (own: number, under: number) => own * alpha + under * (1 - alpha);
        const text = luminance(over(red, behind[0]), over(green, behind[1]), over(blue, behind[2]));
        const ground = luminance(...behind);
        ratios.push((Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
      }
    }
    if (ratios.length < 8) return null;
    ratios.sort((a, b) => a - b);
    return Math.round((ratios[Math.floor(ratios.length * input.stray)] ?? 0) * 100) / 100;
  });
}
