import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderTracksPage } from '../../scripts/tracks-page.ts';

/** Tables are aligned by the formatter; spaces and dashes say nothing. */
const plain = (text: string) => text.replaceAll(/[ \t]+/g, ' ').replaceAll(/-{3,}/g, '---');

it('docs/tracks.md shows states, edges and next moments as they are; npm run codegen writes it', () => {
  const page = readFileSync(new URL('../../../../docs/tracks.md', import.meta.url), 'utf8');
  expect(plain(page)).toBe(plain(renderTracksPage()));
});
