import { describe, expect, it } from 'vitest';
import { findUnwritable, isWritable } from './unwritable.ts';

describe('text that no database can keep', () => {
  it.each([
    ['a\0b', ''],
    [{ contact: { email: 'a\0@b.c' } }, 'contact.email'],
    [{ guests: [{ lastName: 'fine' }, { lastName: 'x\ud800' }] }, 'guests.1.lastName'],
    [{ deep: { 'a\0': 1 } }, 'deep'],
    [{ 'a\0': 1 }, ''],
  ])('is found in %j at %j', (value, path) => expect(findUnwritable(value)).toBe(path));
  it.each([null, undefined, 1, true, '', 'مرحبا', '👨‍👩‍👧', [], {}, { a: [{ b: ['\u0001\uFFFF'] }] }])(
    'is not %j',
    (value) => expect(findUnwritable(value)).toBeNull(),
  );
  it('is half of a pair, wherever it stands', () => {
    expect(['\ud83d', '\ude00', '\ude00\ud83d', '\ud83d\ude00'].map(isWritable)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
