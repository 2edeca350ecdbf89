import { scene } from '@portolan/art';
import { expect, it } from 'vitest';
import { createRasteriser, RasteriserBusyError } from './rasteriser.ts';

it('draws one picture at a time, goes on after one that failed, and turns away more than can wait', async () => {
  let running = 0;
  let most = 0;
  const release: ((failed?: Error) => void)[] = [];
  const { png } = createRasteriser(async (svg) => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve, reject) =>
      release.push((error) => (error ? reject(error) : resolve())),
    );
    running--;
    return Buffer.from(svg);
  });
  const answers = Array.from({ length: 33 }, (_, at) =>
    png(String(at)).then(
      (buffer) => buffer.toString(),
      (error: Error) => error,
    ),
  );
  expect(await answers[32]).toBeInstanceOf(RasteriserBusyError);
  for (let at = 0; at < 32; at++) {
    while (release.length <= at) await Promise.resolve();
    if (at === 3) running--;
    release[at]!(at === 3 ? new Error('cannot be drawn') : undefined);
    expect(await answers[at]).toEqual(at === 3 ? new Error('cannot be drawn') : String(at));
  }
  expect(most).toBe(1);
});

it('keeps the side of a drawing where its subject is', async () => {
  const picture = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 560" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="300" height="560" fill="${color}"/><rect x="330" width="1070" height="560" fill="#0a0"/></svg>`;
  const { png } = createRasteriser();
  expect((await png(picture('#f00'))).equals(await png(picture('#00f')))).toBe(true);
  expect((await png(scene('beach', 'a', { hue: 250, chroma: 0.1, shape: 'hero' }))).length).toBeGreaterThan(
    10_000,
  );
});
