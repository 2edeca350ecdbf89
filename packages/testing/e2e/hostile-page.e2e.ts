import { describe, expect, it } from 'vitest';
import { eavesdropper } from '../src/attacks.ts';
import { heapTexts, pageTexts } from '../src/heap.ts';
import { siteAgencies, siteKeys, sites } from '../src/real-sites.ts';
import { onRealSites } from '../src/stage.ts';
import {
  aQuote,
  awaitCheckout,
  bookingPage,
  checkoutAt,
  demoPassword,
  fillGuest,
  logInBehindFrame,
  payInFrame,
  searchLisbon,
} from './frame-steps.ts';

const on = onRealSites();

const guest = {
  first: 'Zanzibarina',
  last: 'Quillfeather',
  email: 'canary.q@secret-post.example',
  phone: '+45 77 66 55 44',
};
/** What must stay in the frame: the guest, the card that the frame proposes, every lasting token of ours. */
const secrets = [
  ...Object.values(guest),
  '77665544',
  '4242 4242 4242 4242',
  '4242424242424242',
  'tok_',
  // Refresh tokens, and any signed token.
  'se_[a-z0-9]{26}',
  'eyJ[\\w-]{8,}\\.',
].map((text) =>
  text.replaceAll(/[+.](?![^[]*\])/g, (mark, at: number, whole: string) =>
    whole[at - 1] === '\\' ? mark : `\\${mark}`,
  ),
);

describe('a partner’s page that listens in on everything', () => {
  it('never sees the guest, the card or a lasting token: neither by a hook, nor in its document, nor anywhere in its memory', async () => {
    const { quoteId } = await aQuote(on.rig);
    on.rig.serve(
      `${sites.partner}/spies`,
      bookingPage({ before: eavesdropper([...secrets, 'travel-frame-1'].join('|')) }),
    );
    await on.page.goto(checkoutAt(`${sites.partner}/spies`, quoteId));
    const frame = await awaitCheckout(on.page);
    await on.page.evaluate(() =>
      addEventListener('travel-booked', (event) =>
        Object.assign(window, { kept: (event as CustomEvent).detail }),
      ),
    );
    await fillGuest(on.page, guest);
    // Where they are, such a look finds them.
    const inFrame = await heapTexts(frame);
    for (const text of [guest.last, guest.email])
      expect(inFrame.some((found) => found.includes(text))).toBe(true);
    const reference = await payInFrame(on.page);

    const spied = await on.page.evaluate(
      () => (window as unknown as { spied: { calls: Record<string, number>; texts: string[] } }).spied,
    );
    // The hooks are real: the greeting of the frame passed them, and so did our code.
    expect(spied.texts.join('\n')).toContain('travel-frame-1');
    for (const hook of [
      'window.fetch',
      'JSON.stringify',
      'Array.push',
      'MessagePort.postMessage',
      'EventTarget.addEventListener',
    ])
      expect(spied.calls[hook], hook).toBeGreaterThan(0);
    const secret = new RegExp(secrets.join('|'));
    expect(spied.texts.filter((text) => secret.test(text))).toEqual([]);

    const inDocument = await pageTexts(on.page);
    expect(inDocument).toContain('/frame/checkout');
    expect(inDocument).not.toMatch(secret);

    const memory = await heapTexts(on.page);
    // What the page is told is there; what it is not told is not.
    expect(memory.some((text) => text.includes(reference))).toBe(true);
    expect(memory.filter((text) => secret.test(text) && !text.includes(secrets.join('|')))).toEqual([]);
    expect(on.problems).toEqual([]);
  });

  it('gets of somebody who logs in a token for searches and prices, and nothing of who it is; the token is worth nothing elsewhere', async () => {
    const [{ last_name: lastName }] = (await on.rig.sql<{ last_name: string }>(
      `select last_name from users where agency_id = $1 and email = 'traveller@fjord.example'`,
      [siteAgencies.otherAgency],
    )) as [{ last_name: string }];
    const member = ['traveller@fjord', lastName, demoPassword, 'se_[a-z0-9]{26}', 'eyJ[\\w-]{8,}\\.'];
    const secret = new RegExp(member.join('|'));
    on.rig.serve(
      `${sites.partner}/member-spies`,
      bookingPage({
        key: siteKeys.otherAgency,
        site: sites.otherAgency,
        before: eavesdropper([...member, 'bt_[\\w-]{20,}'].join('|')),
      }),
    );
    const lasting: string[] = [];
    on.page.on('response', async (response) => {
      if (!response.url().includes('/api/embed/')) return;
      const { data } = (await response.json().catch(() => ({}))) as { data?: { accessToken?: string } };
      if (data?.accessToken) lasting.push(data.accessToken);
    });
    await on.page.goto(`${sites.partner}/member-spies`);
    await searchLisbon(on.page);
    const card = on.page.locator('travel-hotels').getByRole('article').first();
    await card.getByRole('link', { name: /log ?in/i }).click();
    await logInBehindFrame(on.page);
    await expect.poll(() => card.innerText()).toMatch(/\$\s?\d/);

    // There was something to find: an access token and a cookie, both in the frame alone.
    const [cookie] = await on.page.context().cookies();
    expect(lasting.length).toBeGreaterThan(0);
    expect([lasting[0], cookie?.value].filter((text) => secret.test(text ?? ''))).toHaveLength(2);
    const spied = await on.page.evaluate(
      () => (window as unknown as { spied: { texts: string[] } }).spied.texts,
    );
    expect(spied.filter((text) => secret.test(text))).toEqual([]);
    expect(await pageTexts(on.page)).not.toMatch(secret);
    expect(
      (await heapTexts(on.page)).filter((text) => secret.test(text) && !text.includes(member.join('|'))),
    ).toEqual([]);

    // What the page has by design, and what it can do with it.
    const token = spied.map((text) => /bt_[\w-]{20,}/.exec(text)?.[0]).find(Boolean)!;
    const use = async (path: string, key: string, body?: object): Promise<string> =>
      on.page.evaluate(
        async ({ url, key, token, body }) => {
          const answer = await fetch(url, {
            ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
            headers: { 'content-type': 'application/json', 'x-agency-key': key, 'x-access-token': token },
          }).catch(() => null);
          return answer
            ? `${answer.status} ${((await answer.json().catch(() => ({}))) as { code?: string }).code ?? ''}`.trim()
            : 'blocked';
        },
        { url: sites.otherAgency + path, key, token, body },
      );
    const { otherAgency: key } = siteKeys;
    expect(await use('/api/v2/hotel/auto-suggest', key, { text: 'Lis', isManageLocation: false })).toBe(
      '200',
    );
    for (const path of ['/api/user/profile', '/api/bookings/HP-ABCDEF', '/api/quotes/q_x'])
      expect(await use(path, key), path).toBe('403 BROWSE_TOKEN_NOT_HERE');
    expect(await use('/api/embed/browse-token', key, { origin: sites.partner })).toMatch(/^403 /);
    expect(await use('/api/embed/login', key, { email: 'a@b.example', password: 'x' })).toBe(
      '403 ORIGIN_NOT_ALLOWED',
    );
    expect(await use('/api/user/profile', siteKeys.partner)).toMatch(/^40[13] /);
    for (const [elsewhere, other] of [
      [sites.stranger, key],
      [sites.lookAlikes[1], key],
      [sites.otherPartner, siteKeys.otherAgencyOtherPartner],
    ] as const) {
      on.rig.serve(`${elsewhere}/uses`, '<title>Elsewhere</title>');
      await on.page.goto(`${elsewhere}/uses`);
      // Blocked where the browser asks first and is told no; refused where it is a partner's page.
      expect(
        await use('/api/v2/hotel/auto-suggest', other, { text: 'Lis', isManageLocation: false }),
        elsewhere,
      ).toMatch(other === key ? /^blocked|^403 ORIGIN_NOT_ALLOWED/ : /^403 BROWSE_TOKEN_ELSEWHERE/);
    }
  });
});
