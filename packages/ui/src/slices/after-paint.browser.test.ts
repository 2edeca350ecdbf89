import { expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const frame = () => new Promise(requestAnimationFrame);

/** What was run by the end of each frame, until all of it was. */
async function frames(ran: readonly string[], all: number): Promise<string[]> {
  const seen: string[] = [];
  while (ran.length < all) {
    await frame();
    seen.push(ran.join(''));
  }
  seen.push(ran.join(''));
  return [...new Set(seen)];
}

it('runs one a frame, in the order they were asked for, whoever asked', async () => {
  const ran: string[] = [];
  for (const name of ['a', 'b', 'c']) afterPaint(() => ran.push(name));
  expect(ran, 'nothing before a frame was painted').toEqual([]);
  expect(await frames(ran, 3)).toEqual(['', 'a', 'ab', 'abc']);
});

it('forgets what is not wanted any more, which takes no frame', async () => {
  const ran: string[] = [];
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
  afterPaint(() => ran.push('a'));
  const forget = afterPaint(() => ran.push('b'));
  afterPaint(() => ran.push('c'));
  forget();
  await vi.waitFor(() => expect(ran).toEqual(['a', 'c']));
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

it('waits for no frame for what has left the page', async () => {
  const ran: string[] = [];
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
  const [stays, leaves] = ['p', 'p'].map((name) => document.body.appendChild(document.createElement(name)));
  for (const item of [leaves, leaves, stays])
    afterPaint(() => ran.push(item === stays ? 'stays' : 'left'), item);
  leaves!.remove();
  await vi.waitFor(() => expect(ran).toEqual(['left', 'left', 'stays']));
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  stays!.remove();
});
