import { describe, expect, it } from 'vitest';
import { createSuggestStore } from '../search/index.ts';
import { apiError, lisbon } from './testing.ts';

describe('suggestions', () => {
  const answer = (value: unknown) => createSuggestStore({ suggest: async () => value as never });

  it('are read from locations and from locationSuggestions (SUGG-01)', async () => {
    for (const value of [{ locations: [lisbon] }, { locationSuggestions: [lisbon] }]) {
      const store = answer(value);
      await store.ask('lis');
      expect(store.getState().places).toEqual([lisbon]);
    }
  });

  it('keep the allData flag (SUGG-02)', async () => {
    const store = answer({ locationSuggestions: [lisbon], allData: true });
    await store.ask('lis');
    expect(store.getState().allData).toBe(true);
    await store.ask('');
    expect(answer({}).getState().allData).toBe(false);
  });

  it('fail with "Failed to fetch suggestions" when the server says nothing (ERR-05)', async () => {
    for (const code of ['UNKNOWN', 'NETWORK']) {
      const store = createSuggestStore({ suggest: async () => Promise.reject(apiError(code)) });
      await store.ask('lis');
      expect(store.getState()).toMatchObject({ error: 'Failed to fetch suggestions', loading: false });
    }
  });

  it('fail with the server’s own words when it has some (ERR-06)', async () => {
    const store = createSuggestStore({ suggest: async () => Promise.reject(apiError('UNKNOWN', 'X')) });
    await store.ask('lis');
    expect(store.getState().error).toBe('X');
  });

  it('empty the list when they fail (ERR-07)', async () => {
    let fails = false;
    const store = createSuggestStore({
      suggest: async () => (fails ? Promise.reject(apiError('UNKNOWN')) : { locations: [lisbon] }),
    });
    await store.ask('lis');
    expect(store.getState().places).toHaveLength(1);
    fails = true;
    await store.ask('lisb');
    expect(store.getState().places).toEqual([]);
  });

  it('ignore an answer that was overtaken', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const store = createSuggestStore({
      suggest: () => new Promise((resolve) => waiting.push(resolve as never)),
    });
    const first = store.ask('l');
    const second = store.ask('li');
    waiting[1]!({ locations: [lisbon] });
    waiting[0]!({ locations: [] });
    await Promise.all([first, second]);
    expect(store.getState()).toMatchObject({ text: 'li', places: [lisbon], loading: false });
  });
});
