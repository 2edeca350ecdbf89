// @vitest-environment happy-dom
import { createT } from '@portolan/i18n';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '@portolan/client';
import { createPageSession, mendedBy } from './page-session.ts';
import type { Message, ToHost } from './protocol.ts';
import type { SecureFrameOptions } from './secure-frame.ts';

interface Opened {
  hear(message: Message<ToHost>): void;
  said: [string, unknown][];
  removed: boolean;
}
const frames: Opened[] = [];
vi.mock('./secure-frame.ts', () => ({
  createSecureFrame({ hear }: SecureFrameOptions) {
    const opened: Opened = { hear: (message) => hear(message, null as never), said: [], removed: false };
    frames.push(opened);
    return {
      element: document.createElement('div'),
      say: (type: string, message: unknown) => opened.said.push([type, message]),
      remove: () => (opened.removed = true),
    };
  },
}));

const browse = { type: 'browse', token: 'bt_x', expiresAt: '2026-11-21T12:05:00Z' } as const;
const out = { type: 'signed', in: false } as const;

async function aSession(profile: string | null) {
  const element = document.createElement('travel-sample');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<div class="root"></div>';
  document.body.append(element);
  const onExpired = vi.fn();
  const onChange = vi.fn();
  const session = createPageSession({
    element, shadow, siteOrigin: 'https://agency.example', key: 'pk_x', agencyName: 'Agency', currency: 'EUR', profile,
    texts: async () => createT('en', []), onExpired, onChange, onLost: vi.fn(),
  }); // prettier-ignore
  await vi.waitFor(() => expect(profile === null || frames.length > 0).toBe(true));
  return { session, onExpired, onChange };
}
const profileSaid = (frame: Opened | undefined) =>
  (frame?.said[0]?.[1] as { profile: string | null }).profile;

beforeEach(() => {
  frames.length = 0;
  sessionStorage.clear();
});

describe('a profile token', () => {
  it('that is refused is asked of the page again, once, and a fresh one opens a fresh frame', async () => {
    const { session, onExpired } = await aSession('old.old.old');
    frames[0]!.hear(out);
    frames[0]!.hear(out);
    expect(onExpired).toHaveBeenCalledTimes(1);
    session.know('new.new.new');
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    expect([frames[0]!.removed, profileSaid(frames[1])]).toEqual([true, 'new.new.new']);
    // Nobody is asked for ever: this one is refused as well.
    frames[1]!.hear(out);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(session.token()).toBeNull();
  });

  it('that has served its time is asked for again, after every one that worked', async () => {
    const { session, onExpired, onChange } = await aSession('a.a.a');
    frames[0]!.hear(browse);
    expect(session.token()).toBe('bt_x');
    frames[0]!.hear(out);
    expect([session.token(), onExpired.mock.calls.length]).toEqual([null, 1]);
    session.know('b.b.b');
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    frames[1]!.hear(browse);
    frames[1]!.hear(out);
    expect([onExpired.mock.calls.length, onChange.mock.calls.length]).toEqual([2, 4]);
  });

  it('that stays the same opens nothing anew, and JSON that only prefills never expires', async () => {
    const { session, onExpired } = await aSession('{"firstName":"Mia"}');
    session.know('{"firstName":"Mia"}');
    frames[0]!.hear(out);
    expect([frames.length, onExpired.mock.calls.length]).toEqual([1, 0]);
  });

  it('that the page takes away logs out behind the frame', async () => {
    const { session, onExpired } = await aSession('a.a.a');
    frames[0]!.hear(browse);
    session.know(null);
    expect(frames[0]!.said.at(-1)).toEqual(['leave', {}]);
    frames[0]!.hear(out);
    expect([session.token(), session.remembered(), onExpired.mock.calls.length]).toEqual([null, false, 0]);
  });
});

const refusal = Object.assign(new Error('Please log in.'), { status: 401 });

/** A client that answers what the list says, one call after another. */
function client(answers: (string | Error)[]) {
  let calls = 0;
  const next = () => {
    const answer = answers[calls++];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    calls: () => calls,
    client: {
      call: async () => next(),
      async *stream() {
        yield next();
      },
    } as unknown as Client,
  };
}
const all = async (lines: AsyncIterable<unknown>) => {
  const got: unknown[] = [];
  for await (const one of lines) got.push(one);
  return got;
};

describe('a call that is refused on a partner’s page', () => {
  it('is made once more with what the frame says: a fresh token, or none', async () => {
    const { client: inner, calls } = client([refusal, 'prices']);
    const mended = mendedBy({ renew: () => Promise.resolve(true) }, inner);
    expect(await mended.call('getAgency')).toBe('prices');
    expect(calls()).toBe(2);
    const streamed = client([refusal, 'a line']);
    const lines = mendedBy({ renew: () => Promise.resolve(true) }, streamed.client);
    expect(await all(lines.stream('searchHotels', {} as never))).toEqual(['a line']);
  });
  it('is refused a second time for good', async () => {
    const { client: inner, calls } = client([refusal, refusal, 'never']);
    const mended = mendedBy({ renew: () => Promise.resolve(true) }, inner);
    await expect(mended.call('getAgency')).rejects.toBe(refusal);
    expect(calls()).toBe(2);
  });
  it('is not mended for a visitor, nor for any other failure', async () => {
    const asked: string[] = [];
    const visitor = client([refusal]);
    await expect(
      mendedBy({ renew: () => Promise.resolve(false) }, visitor.client).call('getAgency'),
    ).rejects.toBe(refusal);
    const broken = client([Object.assign(new Error('x'), { status: 500 })]);
    const renew = () => (asked.push('renew'), Promise.resolve(true));
    await expect(mendedBy({ renew }, broken.client).call('getAgency')).rejects.toThrow('x');
    expect(asked).toEqual([]);
  });
});
