import { afterEach, expect, it } from 'vitest';
import { picturesInTurn } from './in-turn.ts';

let item: HTMLElement;
afterEach(() => item.remove());

let made = 0;
/** Another one each time: a picture that the browser knows is there at once. */
const picture = () =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${++made}' height='9'><path d='M0 0h9v9z'/></svg>`;

const anItem = (...addresses: readonly string[]) => {
  item = document.createElement('div');
  for (const src of addresses) item.append(Object.assign(new Image(), { src, alt: '' }));
  return item;
};
const images = () => [...item.querySelectorAll('img')];
const seen = () => images().filter((image) => getComputedStyle(image).visibility === 'visible');
const frame = () => new Promise(requestAnimationFrame);

it('shows the pictures of an item once they are there, one a frame', async () => {
  anItem(picture(), picture(), picture(), picture());
  picturesInTurn(item);
  document.body.append(item);
  expect(seen()).toEqual([]);
  const counts = [0];
  while (counts.at(-1)! < 4) {
    await frame();
    counts.push(seen().length);
    expect(seen().every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true);
  }
  expect([...new Set(counts)]).toEqual([0, 1, 2, 3, 4]);
});

it('shows the one that stands in for a picture that failed, and does not wait for one that never comes', async () => {
  anItem('data:image/png;base64,bm8=', 'data:image/png;base64,bmVpdGhlcg==', picture());
  const [replaced, removed] = images();
  replaced!.onerror = () => (replaced!.src = picture());
  removed!.onerror = () => removed!.remove();
  picturesInTurn(item);
  document.body.append(item);
  while (seen().length < 2) await frame();
  expect(images()).toEqual(seen());
  expect(replaced!.naturalWidth).toBeGreaterThan(0);
});

it('leaves one alone that is there already', async () => {
  anItem(picture());
  await images()[0]!.decode();
  picturesInTurn(item);
  document.body.append(item);
  expect(seen()).toEqual(images());
});
