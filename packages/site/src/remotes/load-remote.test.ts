import { describe, expect, it } from 'vitest';
import { loadRemote, RemoteLoadError, remoteTimeoutMs, type RemotePort } from './load-remote.ts';

const address = 'https://site.example/assets/remote-hotels-1.js';
function port(
  load: () => Promise<unknown>,
): RemotePort & { limits: number[]; expire(): void; cancelled: number } {
  let fire: () => void = () => undefined;
  const state = { limits: [] as number[], cancelled: 0, expire: () => fire() };
  return Object.assign(state, {
    resolve: () => address,
    load,
    timeout(ms: number) {
      state.limits.push(ms);
      return {
        promise: new Promise<void>((resolve) => (fire = resolve)),
        cancel: () => void state.cancelled++,
      };
    },
  });
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as RemoteLoadError,
  );

describe('a remote script', () => {
  it('gives the area’s page, from the address of the import map (HOST-07)', async () => {
    const Page = () => null;
    const asked: string[] = [];
    const it = port(() => Promise.resolve({ Page }));
    const remote = await loadRemote('hotels', {
      ...it,
      load: (from) => (asked.push(from), Promise.resolve({ Page })),
    });
    expect(remote.Page).toBe(Page);
    expect(asked).toEqual([address]);
  });
  it('that is not there raises an error with its type and its address (ERR-23, ERR-24)', async () => {
    const error = await failure(
      loadRemote(
        'hotels',
        port(() => Promise.reject(new TypeError('blocked'))),
      ),
    );
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({ type: 'missing', address });
    expect(error?.message).toContain(address);
  });
  it('that hangs is given up at 120,000 ms (CONST-33)', async () => {
    const hanging = port(() => new Promise(() => undefined));
    const outcome = failure(loadRemote('hotels', hanging));
    expect(hanging.limits).toEqual([120_000]);
    expect(remoteTimeoutMs).toBe(120_000);
    hanging.expire();
    expect(await outcome).toMatchObject({ type: 'timeout', address });
  });
  it('that is no remote says so', async () => {
    expect(
      await failure(
        loadRemote(
          'hotels',
          port(() => Promise.resolve({})),
        ),
      ),
    ).toMatchObject({ type: 'invalid' });
  });
  it('leaves no timer behind', async () => {
    const it = port(() => Promise.resolve({ Page: () => null }));
    await loadRemote('hotels', it);
    expect(it.cancelled).toBe(1);
  });
});
