import { afterEach, describe, expect, it, vi } from 'vitest';
import { configAddress, fetchWidgetConfig, fetchWidgetExtras } from './early.ts';

const answers = (...answers: (Response | Error)[]) => {
  const fetch = vi.fn(async (..._: unknown[]) => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => void vi.unstubAllGlobals());

describe.each([
  [
    'config',
    (api: string, key: string, language: string | null = null) =>
      fetchWidgetConfig(configAddress(api, key, language)),
  ],
  [
    'extras',
    (api: string, key: string, language: string | null = null) => fetchWidgetExtras(api, key, language),
  ],
] as const)('the %s of a key', (name, load) => {
  const address = `https://api.test/sdk/v1/${name}?key=pk+1`;
  it('is a simple request: no header, no credentials', async () => {
    const fetch = answers(Response.json({ data: { a: 1 } }), Response.json({ data: { a: 2 } }));
    expect(await load('https://api.test', 'pk 1')).toEqual({ a: 1 });
    expect(await load('https://api.test', 'pk 1', 'pt')).toEqual({ a: 2 });
    const options = { method: 'GET', credentials: 'omit' };
    expect(fetch.mock.calls).toEqual([
      [address, options],
      [`${address}&lang=pt`, options],
    ]);
  });
  it('is sent once more when there was no answer', async () => {
    const fetch = answers(new TypeError('no'), Response.json({ data: 1 }));
    expect(await load('https://api.test', 'pk 1')).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    answers(new TypeError('no'), new TypeError('still no'));
    await expect(load('https://api.test', 'pk 1')).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  });
  it('fails where the answer is no JSON', async () => {
    answers(new Response('<html>'));
    await expect(load('https://api.test', 'pk 1')).rejects.toMatchObject({ status: 200 });
  });
  it('names no language that the page does not have', async () => {
    const fetch = answers(Response.json({ data: {} }));
    await load('https://api.test', 'pk 1', null);
    expect(fetch.mock.calls[0]).toEqual([address, expect.anything()]);
  });
  it('fails with the line for the page’s developer', async () => {
    answers(
      Response.json({ error: 'No', code: 'KEY_UNKNOWN', data: { fix: 'copy the key' } }, { status: 404 }),
    );
    await expect(load('https://api.test', 'pk 1')).rejects.toMatchObject({
      code: 'KEY_UNKNOWN',
      data: { fix: 'copy the key' },
    });
  });
});

describe('a configuration that is on its way already', () => {
  const address = configAddress('https://api.test', 'pk_1', null);
  it('is not asked for again', async () => {
    const fetch = answers();
    expect(await fetchWidgetConfig(address, Promise.resolve(Response.json({ data: 1 })))).toBe(1);
    expect(fetch).not.toHaveBeenCalled();
  });
  it('is asked for once more when there was no answer', async () => {
    const fetch = answers(Response.json({ data: 2 }));
    expect(await fetchWidgetConfig(address, Promise.reject(new TypeError('no')))).toBe(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
