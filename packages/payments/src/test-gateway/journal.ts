import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { JournalEntry } from './engine.ts';

/** An append-only file of one JSON line a change, on disk before anything is answered. */
export interface Journal {
  /** What earlier processes wrote, oldest first. */
  entries: JournalEntry[];
  append(entry: JournalEntry): void;
  close(): void;
}

/** Opens `{dataDir}/journal.ndjson`, creating it when missing. A last line that a kill tore off is cut away. */
export function openJournal(dataDir: string): Journal {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'journal.ndjson');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const entries = whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as JournalEntry);
  const file = openSync(path, 'a');
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
  return {
    entries,
    append(entry) {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}
