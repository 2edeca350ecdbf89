import { describe, expect, it } from 'vitest';
import { createAgencyDirectory } from './agency-directory.ts';

/** A directory over a database that answers when it is told to, with the agency that a host belongs to at that moment. */
function aDirectory() {
  const listeners: ((agencyId: string) => void)[] = [];
  const owners = new Map<string, string>();
  const held: (() => void)[] = [];
  let hold = false;
  let asked = 0;
  const directory = createAgencyDirectory({
    config: { demo: false } as never,
    art: {} as never,
    clock: { now: () => 0 },
    bus: { on: (_kind: string, listener: (id: string) => void) => void listeners.push(listener), onGap: () => undefined } as never,
    database: {
      async readPlatform(_reason: string, _name: string, _text: string, [host]: [string]) {
        asked++;
        const agencyId = owners.get(host);
        if (hold) await new Promise<void>((resolve) => held.push(resolve));
        return agencyId ? [{ agency_id: agencyId }] : [];
      },
      // Nobody's record is needed here: what is looked at is whom a host leads to.
      withAgency: async (agencyId: string) => ({ record: { id: agencyId } }),
    } as never,
  }); // prettier-ignore
  return {
    owners,
    asked: () => asked,
    owner: async (host: string) => (await directory.byHost(host))?.id ?? null,
    changed: (agencyId: string) => listeners.forEach((listener) => listener(agencyId)),
    hold: () => void (hold = true),
    release() {
      hold = false;
      held.splice(0).forEach((resolve) => resolve());
    },
  };
}

describe('whose host it is', () => {
  it('is asked once, whatever other agencies change', async () => {
    const { owners, owner, asked, changed } = aDirectory();
    owners.set('one.example', 'ag_one');
    expect(await owner('one.example')).toBe('ag_one');
    for (let at = 0; at < 100; at++) changed(`ag_${at}`);
    expect([await owner('one.example'), asked()]).toEqual(['ag_one', 1]);
    changed('ag_one');
    owners.delete('one.example');
    expect([await owner('one.example'), asked()]).toEqual([null, 2]);
  });
  it('is asked again after any change while it was nobody’s', async () => {
    const { owners, owner, asked, changed } = aDirectory();
    expect([await owner('new.example'), await owner('new.example'), asked()]).toEqual([null, null, 1]);
    owners.set('new.example', 'ag_new');
    changed('ag_new');
    expect(await owner('new.example')).toBe('ag_new');
  });
  it('is not kept when its agency changed while it was being asked', async () => {
    const { owners, owner, changed, hold, release } = aDirectory();
    owners.set('moving.example', 'ag_old');
    hold();
    const before = owner('moving.example');
    owners.set('moving.example', 'ag_new');
    changed('ag_old');
    release();
    await before;
    expect(await owner('moving.example')).toBe('ag_new');
  });
});
