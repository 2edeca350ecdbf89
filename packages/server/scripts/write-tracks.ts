// Part of npm run codegen: writes docs/tracks.md.
import { writeFileSync } from 'node:fs';
import { renderTracksPage } from './tracks-page.ts';

writeFileSync(new URL('../../../docs/tracks.md', import.meta.url), renderTracksPage());
