import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

export interface ReadPdf {
  pages: number;
  /** Everything that is written, words as they can be read out. */
  text: string;
  /** Each piece with its place, in points from the left and the bottom. */
  pieces: { text: string; x: number; y: number; page: number; width: number; direction: string }[];
  /** How many glyphs of one font show a letter: more than one where letters join. */
  shapesOf(letter: string): number;
  info: {
    Title?: string;
    Author?: string;
    Producer?: string;
    Creator?: string;
    Language?: string;
    CreationDate?: string;
  };
  tagged: boolean;
}

/** Reads a PDF with Mozilla's reader, for tests. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const pieces: ReadPdf['pieces'] = [];
    const shapes = new Map<string, Set<number>>();
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items as TextItem[])
        pieces.push({
          text: item.str,
          x: Number(item.transform[4]),
          y: Number(item.transform[5]),
          page: number,
          width: item.width,
          direction: item.dir,
        });
      const { fnArray, argsArray } = await page.getOperatorList();
      let font = '';
      fnArray.forEach((operation, i) => {
        const first = (argsArray[i] as unknown[] | null)?.[0];
        if (operation === OPS.setFont) font = String(first);
        if (operation !== OPS.showText) return;
        for (const glyph of first as ({ unicode: string; originalCharCode: number } | number)[])
          if (typeof glyph === 'object') {
            const key = `${font} ${glyph.unicode}`;
            shapes.set(key, (shapes.get(key) ?? new Set()).add(glyph.originalCharCode));
          }
      });
    }
    const { info } = await document.getMetadata();
    const marked = await document.getMarkInfo();
    return {
      pages: document.numPages,
      pieces,
      text: pieces
        .map(({ text }) => text)
        .join(' ')
        .replace(/[\u200B\u200E\u200F\u061C\u2066-\u2069]/gu, '')
        .replace(/\s+/gu, ' '),
      shapesOf: (letter) =>
        Math.max(0, ...[...shapes].map(([key, codes]) => (key.endsWith(` ${letter}`) ? codes.size : 0))),
      info: info as ReadPdf['info'],
      tagged: Boolean((marked as { Marked?: boolean } | null)?.Marked),
    };
  } finally {
    await document.destroy();
  }
}
