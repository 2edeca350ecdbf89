import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyOf, publish } from './publish.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One build that ends on a day. */
const build = (day: string, files: Record<string, string>) => {
  const from = join(folder, 'next');
  for (const [name, text] of Object.entries({ '.vite/manifest.json': '{}', ...files })) {
    mkdirSync(dirname(join(from, name)), { recursive: true });
    writeFileSync(join(from, name), text);
  }
  publish({ from, to: join(folder, 'live'), now: new Date(`${day}T12:00:00Z`) });
};
const live = (name: string) =>
  existsSync(join(folder, 'live', name)) ? readFileSync(join(folder, 'live', name), 'utf8') : null;

describe('a build in the place of the one before', () => {
  it('keeps hashed files of earlier builds for 90 days after a build came without them, no longer', () => {
    build('2026-01-01', { 'embed.js': 'one', 'core-AAAAAAAA.js': 'old', 'core-AAAAAAAA.js.br': 'old br' });
    // Long in use, and only now replaced.
    build('2026-11-01', { 'embed.js': 'two', 'core-BBBBBBBB.js': 'new' });
    expect([live('embed.js'), live('core-BBBBBBBB.js')]).toEqual(['two', 'new']);
    build('2027-01-30', { 'embed.js': 'two', 'core-BBBBBBBB.js': 'new' });
    expect([live('core-AAAAAAAA.js'), live('core-AAAAAAAA.js.br')]).toEqual(['old', 'old br']);
    build('2027-01-31', { 'embed.js': 'two', 'core-BBBBBBBB.js': 'new' });
    expect([live('core-AAAAAAAA.js'), live('core-AAAAAAAA.js.br')]).toEqual([null, null]);
    expect(historyOf(join(folder, 'live')).retired).toEqual({});
  });
  it('forgets that a file was retired once a build brings it back', () => {
    build('2026-01-01', { 'core-AAAAAAAA.js': 'same' });
    build('2026-01-02', { 'core-BBBBBBBB.js': 'other' });
    build('2026-01-03', { 'core-AAAAAAAA.js': 'same' });
    build('2026-12-31', { 'core-AAAAAAAA.js': 'same' });
    expect([live('core-AAAAAAAA.js'), live('core-BBBBBBBB.js')]).toEqual(['same', null]);
  });
  it('removes names without a hash at once, and writes over none that has one', () => {
    build('2026-01-01', { 'locales/xx.json': '{}', 'core-AAAAAAAA.js': 'first' });
    build('2026-01-02', { 'core-AAAAAAAA.js': 'second' });
    expect([live('locales/xx.json'), live('core-AAAAAAAA.js')]).toEqual([null, 'first']);
  });
  it('keeps a released version and all it names for good, and builds between releases for 90 days', () => {
    const release = (chunk: string) => JSON.stringify({ chunks: { [chunk]: 'sha' } });
    build('2026-01-01', {
      'core-AAAAAAAA.js': 'a',
      'core-AAAAAAAA.js.br': 'a br',
      'releases/1.0.0/embed.js': 'released',
      'releases/1.0.0/release.json': release('core-AAAAAAAA.js'),
    });
    build('2026-01-02', {
      'core-BBBBBBBB.js': 'b',
      'releases/1.0.0-0badc0de/embed.js': 'between',
      'releases/1.0.0-0badc0de/release.json': release('core-BBBBBBBB.js'),
    });
    build('2026-12-31', { 'core-CCCCCCCC.js': 'c' });
    expect(live('releases/1.0.0/embed.js')).toBe('released');
    expect([live('core-AAAAAAAA.js'), live('core-AAAAAAAA.js.br')]).toEqual(['a', 'a br']);
    expect(live('core-BBBBBBBB.js')).toBe('b');
    build('2027-04-01', { 'core-CCCCCCCC.js': 'c' });
    expect(live('releases/1.0.0/release.json')).toBe(release('core-AAAAAAAA.js'));
    expect([live('releases/1.0.0-0badc0de/embed.js'), live('core-BBBBBBBB.js')]).toEqual([null, null]);
  });
  it('takes over a folder that has no history yet', () => {
    mkdirSync(join(folder, 'live'));
    writeFileSync(join(folder, 'live/core-AAAAAAAA.js'), 'from before');
    build('2026-01-01', { 'core-BBBBBBBB.js': 'b' });
    expect(live('core-AAAAAAAA.js')).toBe('from before');
    expect(historyOf(join(folder, 'live')).retired).toEqual({ 'core-AAAAAAAA.js': '2026-01-01' });
  });
});
