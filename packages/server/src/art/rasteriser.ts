/** Of a picture that networks show beside a link, px: 1.91 to 1. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Makes pixels of drawings, one after the other and in threads of the library, so that no request waits for it but the one that asks. */
export interface Rasteriser {
  /**
   * @param svg a `hero` of ours; what falls off is the calm side, where a page has its text
   * @throws {RasteriserBusyError} when more wait than it makes sense to wait for
   */
  png(svg: string): Promise<Buffer>;
}

export class RasteriserBusyError extends Error {
  override readonly name = 'RasteriserBusyError';
}

/** Drawings that may wait at the same time. */
const mostWaiting = 32;
/** What a drawing without a size of its own has a pixel of at 72 dots an inch: one for each of its units, of which a hero has 560. */
const density = (72 * shareSize.height) / 560;

/** @param draw stands in for the library in tests */
export function createRasteriser(draw: (svg: string) => Promise<Buffer> = drawPng): Rasteriser {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    png(svg) {
      if (waiting >= mostWaiting) return Promise.reject(new RasteriserBusyError('too many pictures wait'));
      waiting++;
      const picture = last.then(() => draw(svg)).finally(() => waiting--);
      last = picture.catch(() => undefined);
      return picture;
    },
  };
}

async function drawPng(svg: string): Promise<Buffer> {
  // Only a server that is asked for a picture loads it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density })
    .resize({ ...shareSize, fit: 'cover', position: 'right' })
    .flatten()
    .png({ palette: true, effort: 4 })
    .toBuffer();
}
