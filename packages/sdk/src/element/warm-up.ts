let warm = 0;

/**
 * What the first screens and the cards of results are written in: weight × 100 + size in px, of a text of 16 px (`--_u` of the tokens). A
 * page with another size only has more to find later.
 */
const fonts = [40013, 40015, 40016, 50013, 50017, 60013, 60015, 65013, 65017, 70015, 70022, 70024, 70028];

/**
 * Makes what is dear the first time and cheap ever after, in tasks of its own, while the agency's configuration is on its way.
 *
 * Formats: whatever the first of all formats, it takes 13 ms, and four times as much on a phone; the prices and dates of the first
 * paint then cost next to nothing. A collator is of no use to anybody here: it reads half of what a number's format reads, in a task
 * before it.
 *
 * Fonts: each weight of a page's font is looked for where the reader's system keeps its own, name by name, when the first text in it is
 * laid out, and on Linux each size of it asks another process how to draw it, which the page waits for; those of one frame take 30 ms on
 * a slow device. Measuring a text finds them without laying anything out. What is found counts for texts that are drawn alike: a rule such
 * as `font-synthesis: none` around a widget would have it all looked for again.
 * @param element whose font its widget takes over
 */
export function warmUp(element: Element): void {
  if (warm++) return;
  const pen = document.createElement('canvas').getContext('2d');
  [
    // They need no `new`.
    Intl.Collator,
    Intl.NumberFormat,
    Intl.DateTimeFormat,
    ...fonts.map((font) => () => {
      // A browser may give none.
      if (!pen) return;
      // A canvas counts the screen's own pixels, a page does not.
      pen.font = `${(font / 100) | 0} ${(font % 100) * devicePixelRatio}px ${getComputedStyle(element).fontFamily}`;
      pen.measureText('1');
    }),
  ].forEach((work) => setTimeout(work));
}
