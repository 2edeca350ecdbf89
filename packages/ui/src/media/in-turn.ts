import { afterPaint } from '../slices/after-paint.ts';

/**
 * Shows the pictures of an item that was just made once they are loaded, each in a frame of its own: several drawn in one, as happens
 * when a list's pictures arrive together, are the longest that a slow device is held up. Until then the box shows its plate.
 */
export function picturesInTurn(item: Element | null): void {
  item?.querySelectorAll('img').forEach((image) => {
    if (image.complete) return;
    const { style } = image;
    style.visibility = 'hidden';
    image.onload = () => afterPaint(() => (style.visibility = ''), image);
  });
}
