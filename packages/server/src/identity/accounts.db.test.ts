import { operations } from '@portolan/contract';
import { languageCodes } from '@portolan/i18n';
import { aTestServer, type TestAnswer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountMailRow } from '../mail/tables.ts';
import { deliverOutbox } from '../outbox/outbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());
// Limits are per hour: every test begins a fresh one.
beforeEach(() => server.clock.advance(61 * 60_000));

let count = 0;
const aPerson = (more: object = {}) => ({
  firstName: 'Nora',
  lastName: 'Lind',
  email: `nora-${++count}@people.example`,
  password: 'four plain words here',
  acceptTerms: true,
  ...more,
});
const signUp = (body: unknown, headers: Record<string, string> = {}, site = 'harbour') =>
  server.call('/api/auth/signup', { site, body, headers });
const logIn = (email: string, password: string, site = 'harbour') =>
  server.call('/api/auth/login', { site, body: { email, password } });
const verify = (body: unknown, site = 'harbour') => server.call('/api/auth/verify', { site, body });

/** Works the outbox off, then answers the mails to an address, the newest last. */
async function mailsTo(email: string): Promise<(AccountMailRow & { link: URL; code: string | null })[]> {
  server.clock.advance(1_000);
  const unsent = await server.sql<{ agency_id: string; outbox_id: string }>(
    'select agency_id, outbox_id from outbox where sent_at is null order by created_at',
  );
  for (const row of unsent) await deliverOutbox(server.context, row.agency_id, row.outbox_id);
  const rows = await server.sql<AccountMailRow>(
    `select * from account_mails where preview->>'to' = $1 order by created_at, mail_id`,
    [email],
  );
  return rows.map((row) => ({
    ...row,
    link: new URL(/http\S+/.exec(row.preview!.text)![0]),
    code: /\b\d{6}\b/.exec(row.preview!.text)?.[0] ?? null,
  }));
}
async function signedUp(more: object = {}) {
  const person = aPerson(more);
  const started = await signUp(person);
  const [mail] = await mailsTo(person.email);
  return { person, signUpId: started.json.data.signUpId as string, mail: mail! };
}
const outward = (answer: TestAnswer) => ({
  status: answer.status,
  body: answer.text.replaceAll(/"(requestId|signUpId|expiresAt)":"[^"]*"/g, '"$1"'),
  cookies: [...answer.cookies.keys()],
});

describe('signing up', () => {
  it('makes a customer of whoever types the code of the mail, and logs in (AUTH-32)', async () => {
    const { person, signUpId, mail } = await signedUp({ phone: '+45 20 30 40 50' });
    expect([mail.kind, mail.preview!.subject, mail.sent_at !== null]).toEqual([
      'verify', 'Your code for Harbour & Pine Travel', true,
    ]); // prettier-ignore
    expect((await logIn(person.email, person.password)).json.code).toBe('INVALID_CREDENTIALS');
    const answer = await verify({ signUpId, code: ` ${mail.code!.slice(0, 3)} ${mail.code!.slice(3)}` });
    expect(answer.status).toBe(200);
    expect(operations.verifyEmail.response.parse(answer.json)).toEqual(answer.json);
    expect([...answer.cookies.keys()]).toEqual(['access_token', 'auth', 'refresh']);
    expect(answer.json.data.session.user).toMatchObject({
      userType: 'Customer',
      personal_info: { first_name: 'Nora', last_name: 'Lind', email: person.email },
    });
    const rows = await server.sql<Record<string, unknown>>(
      'select * from users where agency_id = $1 and email = $2',
      ['ag_harbour', person.email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ user_type: 'Customer', phone: '+45 20 30 40 50', language: 'en' });
    expect(rows[0]!['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]!['email_verified_at']).not.toBeNull();
    expect((await logIn(person.email, person.password)).status).toBe(200);
  });

  it('makes it by the link of the mail too, which logs nobody in and may be followed again', async () => {
    const { person, signUpId, mail } = await signedUp();
    expect(mail.link.origin + mail.link.pathname).toBe('http://harbour.localhost:4000/verify');
    const token = mail.link.searchParams.get('token')!;
    const answer = await verify({ token });
    expect([answer.status, answer.json, answer.cookies.size]).toEqual([200, { data: { session: null } }, 0]);
    expect((await verify({ token })).status).toBe(200);
    expect((await verify({ signUpId, code: mail.code })).json.code).toBe('LINK_EXPIRED');
    expect((await logIn(person.email, person.password)).status).toBe(200);
  });

  it('answers the same for an address that has an account, and tells only its mailbox', async () => {
    const stranger = await signUp(aPerson());
    const known = await signUp(aPerson({ email: 'Traveller@harbour.example ' }));
    expect(outward(known)).toEqual(outward(stranger));
    const [mail] = await mailsTo('traveller@harbour.example');
    expect([mail!.kind, mail!.code, mail!.link.pathname]).toEqual(['known', null, '/login']);
    const tries = await verify({ signUpId: known.json.data.signUpId, code: '000000' });
    expect(tries.json.code).toBe('CODE_INVALID');
    expect((await logIn('traveller@harbour.example', 'four plain words here')).status).toBe(401);
  });

  it('does the same work for known and unknown, so that time tells nothing', async () => {
    const time = async (email: () => string) => {
      let least = Infinity;
      for (let i = 0; i < 4; i++) {
        server.clock.advance(61 * 60_000);
        const start = process.hrtime.bigint();
        await signUp(aPerson({ email: email() }));
        least = Math.min(least, Number(process.hrtime.bigint() - start) / 1e6);
      }
      return least;
    };
    await time(() => 'warm@people.example');
    const known = await time(() => 'traveller@harbour.example');
    const unknown = await time(() => `nobody-${++count}@people.example`);
    // The quickest of four; one argon2id hash alone takes tens of milliseconds.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });

  it('ends after five wrong codes, so that nobody guesses one', async () => {
    const { signUpId, mail } = await signedUp();
    const wrong = mail.code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i++)
      expect((await verify({ signUpId, code: wrong })).json.code).toBe('CODE_INVALID');
    expect((await verify({ signUpId, code: mail.code })).json.code).toBe('LINK_EXPIRED');
  });

  it('takes the password of whoever proved the address, not of whoever asked first', async () => {
    const email = `raced-${++count}@people.example`;
    const attacker = await signUp(aPerson({ email, password: 'attackers password' }));
    const owner = await signUp(aPerson({ email }));
    const [first, second] = await mailsTo(email);
    const mine = [first!, second!].find(
      (mail) => mail.link.searchParams.get('token')!.split('.')[0] === owner.json.data.signUpId,
    )!;
    const codes = { attacker: attacker.json.data.signUpId as string, code: mine.code };
    expect((await verify({ signUpId: codes.attacker, code: codes.code })).status).toBe(401);
    expect((await verify({ signUpId: owner.json.data.signUpId, code: mine.code })).status).toBe(200);
    expect((await logIn(email, 'attackers password')).status).toBe(401);
    // The other request is worth nothing any more: the address has its one account.
    const other = [first!, second!].find((mail) => mail !== mine)!;
    await verify({ token: other.link.searchParams.get('token') });
    expect((await logIn(email, 'attackers password')).status).toBe(401);
    expect((await logIn(email, 'four plain words here')).status).toBe(200);
  });

  it('keeps the same address at two agencies apart', async () => {
    const { person, mail } = await signedUp();
    const token = mail.link.searchParams.get('token')!;
    expect((await verify({ token }, 'safar')).json.code).toBe('LINK_EXPIRED');
    await verify({ token });
    expect((await logIn(person.email, person.password, 'safar')).status).toBe(401);
    const there = await signUp(person, {}, 'safar');
    const mails = await mailsTo(person.email);
    expect(mails.map(({ agency_id, kind }) => [agency_id, kind])).toEqual([
      ['ag_harbour', 'verify'],
      ['ag_safar', 'verify'],
    ]);
    expect((await verify({ signUpId: there.json.data.signUpId, code: mails[1]!.code }, 'safar')).status).toBe(
      200,
    );
  });

  it('ends after a day', async () => {
    const { signUpId, mail } = await signedUp();
    server.clock.advance(24 * 3_600_000);
    expect((await verify({ signUpId, code: mail.code })).json.code).toBe('LINK_EXPIRED');
    const late = await verify({ token: mail.link.searchParams.get('token') });
    expect([late.status, late.json.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  it('sends at most five mails an hour to one address, to known and unknown alike', async () => {
    for (const email of ['traveller@harbour.example', `flooded-${++count}@people.example`]) {
      server.clock.advance(61 * 60_000);
      for (let i = 0; i < 5; i++) expect((await signUp(aPerson({ email }))).status).toBe(200);
      const sixth = await signUp(aPerson({ email }));
      expect([sixth.status, sixth.json.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it.each([
    [{ password: 'seven77' }, 'password'],
    [{ acceptTerms: false }, 'acceptTerms'],
    [{ email: 'nonsense' }, 'email'],
    [{ firstName: '  ' }, 'firstName'],
    [{ lastName: '' }, 'lastName'],
    [{ phone: '<script>' }, 'phone'],
    [{ userType: 'Admin' }, 'userType'],
    [{ agencyId: 'ag_nordlys' }, 'agencyId'],
  ])('names the field that is wrong: %j (AUTH-30)', async (more, field) => {
    const answer = await signUp(aPerson(more));
    expect([answer.status, Object.keys(answer.json.fields as object)]).toEqual([400, [field]]);
  });

  it('is closed where the agency says so: single sign-on alone, or no sign-up (AUTH-29, VIS-04)', async () => {
    for (const site of ['atelier', 'demo'])
      expect([(await signUp(aPerson(), {}, site)).json.code, site]).toEqual(['FORBIDDEN', site]);
  });

  it('is for the agency’s own pages, never for a partner’s', async () => {
    const headers = { origin: 'http://localhost:4100', 'x-agency-key': 'pk_demo_harbour' };
    for (const path of ['signup', 'forgot-password', 'verify', 'reset-password', 'check-link'])
      expect(
        (await server.call(`/api/auth/${path}`, {
          headers,
          body: path === 'signup' ? aPerson() : path === 'forgot-password' ? { email: 'a@b.example' } : path === 'reset-password' ? { token: 'x', password: 'long enough' } : { token: 'x' },
        })).json.code,
        path,
      ).toBe('ORIGIN_NOT_ALLOWED'); // prettier-ignore
  });

  it('keeps nothing in the database that opens anything', async () => {
    const { person, signUpId, mail } = await signedUp();
    await server.sql('update account_mails set preview = null');
    const secrets = [person.password, mail.code!, mail.link.searchParams.get('token')!.split('.')[1]!];
    for (const table of ['account_requests', 'outbox', 'account_mails', 'users', 'sessions']) {
      const [row] = await server.sql<{ all: string }>(
        `select coalesce(string_agg(t::text, ''), '') as all from ${table} t`,
      );
      for (const secret of secrets) expect(row!.all.includes(secret), table).toBe(false);
    }
    expect(signUpId).toMatch(/^ar_/);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    server.call('/api/auth/forgot-password', { body: { email }, headers });
  const reset = (token: string | null, password = 'a whole new password') =>
    server.call('/api/auth/reset-password', { body: { token, password } });
  const check = (token: string | null) => server.call('/api/auth/check-link', { body: { token } });
  async function aUser() {
    const { person, signUpId, mail } = await signedUp();
    const made = await verify({ signUpId, code: mail.code });
    return { person, token: made.json.data.session.accessToken as string };
  }
  async function aLink(email: string) {
    await forgot(email);
    const mails = await mailsTo(email);
    // A mail of the same moment may be about something else.
    return mails
      .filter(({ kind }) => kind === 'reset')
      .at(-1)!
      .link.searchParams.get('token');
  }

  it('is replaced by the link of a mail; every session ends and the mailbox is told', async () => {
    const { person, token: session } = await aUser();
    const token = await aLink(person.email);
    expect((await check(token)).status).toBe(204);
    expect((await reset(token)).status).toBe(204);
    expect((await server.call('/api/user/profile', { token: session })).json.code).toBe('SESSION_EXPIRED');
    expect((await logIn(person.email, person.password)).status).toBe(401);
    expect((await logIn(person.email, 'a whole new password')).status).toBe(200);
    const kinds = (await mailsTo(person.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['verify', 'reset', 'changed']);
  });

  it('answers nothing at all, whoever has the address; a stranger gets no mail', async () => {
    const { person } = await aUser();
    const known = await forgot(person.email);
    const unknown = await forgot('nobody-at-all@people.example');
    expect([known.status, known.text]).toEqual([204, '']);
    expect(outward(unknown)).toEqual(outward(known));
    expect(await mailsTo('nobody-at-all@people.example')).toEqual([]);
    const [mark] = await server.sql<{ count: string }>(
      `select count(*) from account_requests where email = 'nobody-at-all@people.example'`,
    );
    expect(Number(mark!.count)).toBe(1);
  });

  it('has links that work once, for an hour, at one agency; using one uses up the others', async () => {
    const { person } = await aUser();
    const [first, second] = [await aLink(person.email), await aLink(person.email)];
    const elsewhere = await server.call('/api/auth/reset-password', {
      site: 'safar', body: { token: second, password: 'a whole new password' },
    }); // prettier-ignore
    expect([elsewhere.status, elsewhere.json.code]).toEqual([410, 'LINK_EXPIRED']);
    expect((await reset(second)).status).toBe(204);
    for (const token of [first, second]) {
      expect((await check(token)).json.code).toBe('LINK_EXPIRED');
      expect((await reset(token)).json.code).toBe('LINK_EXPIRED');
    }
    const third = await aLink(person.email);
    server.clock.advance(60 * 60_000);
    expect((await check(third)).json.code).toBe('LINK_EXPIRED');
    expect((await reset(third)).json.code).toBe('LINK_EXPIRED');
  });

  it('takes a forged link, or one for something else, for an expired one', async () => {
    const { mail } = await signedUp();
    const token = mail.link.searchParams.get('token')!;
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [forged, 'x', `ar_${'0'.repeat(26)}.${'A'.repeat(43)}`, token])
      expect((await reset(wrong)).json.code, wrong).toBe('LINK_EXPIRED');
    expect((await check(forged)).json.code).toBe('LINK_EXPIRED');
    expect((await check(token)).status).toBe(204);
    expect((await reset(await aLink('traveller@harbour.example'), 'short')).json.fields).toHaveProperty(
      'password',
    );
  });

  it('cannot be set by two at once with one link', async () => {
    const { person } = await aUser();
    const token = await aLink(person.email);
    const both = await Promise.all([reset(token, 'password of one'), reset(token, 'password of two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
  });
});

describe('mails about accounts', () => {
  it('speak the language of whoever asked and wear the agency’s brand, in all nine languages', async () => {
    const subjects = new Set<string>();
    for (const language of languageCodes) {
      server.clock.advance(61 * 60_000);
      const person = aPerson({ firstName: '<b>Ada</b> https://evil.example' });
      await signUp(person, { 'accept-language': language });
      const [mail] = await mailsTo(person.email);
      const { html, text, subject } = mail!.preview!;
      subjects.add(subject);
      expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(html).toContain('#0b63ce');
      expect(html).toContain('Harbour &amp; Pine Travel');
      expect(mail!.link.searchParams.get('lng')).toBe(language);
      expect(html).not.toContain('<b>Ada');
      expect(html + text).not.toContain('evil.example');
      expect(html + text + subject).not.toMatch(/portolan/i);
    }
    expect(subjects.size).toBe(9);
  });

  it('are shown at /dev/mail beside the others', async () => {
    const { person } = await signedUp();
    const page = await server.call('/dev/mail');
    expect(page.text).toContain(person.email);
    const [, address] = /href="(\/dev\/mail\/ag_harbour\/[^"]+)"/.exec(page.text)!;
    expect((await server.call(`${address}/html`)).text).toContain('Confirm your e-mail address');
  });
});

describe('sessions', () => {
  async function devices() {
    const { person, signUpId, mail } = await signedUp();
    const phone = await verify({ signUpId, code: mail.code });
    server.clock.advance(60_000);
    const laptop = await server.call('/api/auth/login', {
      body: { email: person.email, password: person.password },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    });
    return {
      phone: phone.json.data.session.accessToken as string,
      laptop: laptop.json.data.accessToken as string,
    };
  }
  const listOf = async (token: string) =>
    (await server.call('/api/user/sessions', { token })).json.data as { id: string; current: boolean }[];

  it('are listed to their owner, the newest first, with the one that asks marked', async () => {
    const { phone, laptop } = await devices();
    const answer = await server.call('/api/user/sessions', { token: laptop });
    expect(operations.listSessions.response.parse(answer.json)).toEqual(answer.json);
    expect(answer.json.data).toMatchObject([
      { current: true, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', embedded: false },
      { current: false },
    ]);
    expect((await listOf(phone)).map(({ current }) => current)).toEqual([false, true]);
    expect(answer.text).not.toContain('hash');
  });

  it('are ended by their owner, one or all others, and are over at the next request', async () => {
    const { phone, laptop } = await devices();
    const [, first] = await listOf(laptop);
    const end = (id: string, token: string) =>
      server.call(`/api/user/sessions/${id}`, { method: 'DELETE', token });
    expect((await server.call('/api/user/profile', { token: phone })).status).toBe(200);
    expect((await end(first!.id, laptop)).status).toBe(204);
    expect((await server.call('/api/user/profile', { token: phone })).status).toBe(401);
    expect((await end(first!.id, laptop)).json.code).toBe('NOT_FOUND');
    const again = await devices();
    expect((await server.call('/api/user/sessions', { method: 'DELETE', token: again.laptop })).status).toBe(
      204,
    );
    expect((await listOf(again.laptop)).length).toBe(1);
    expect((await server.call('/api/user/profile', { token: again.phone })).status).toBe(401);
  });

  it('of others cannot be seen or ended, at the same agency or another', async () => {
    const mine = await devices();
    const [theirs] = await listOf((await devices()).laptop);
    const answer = await server.call(`/api/user/sessions/${theirs!.id}`, {
      method: 'DELETE',
      token: mine.laptop,
    });
    expect([answer.status, answer.json.code]).toEqual([404, 'NOT_FOUND']);
    const elsewhere = await server.call(`/api/user/sessions/${theirs!.id}`, {
      method: 'DELETE', site: 'safar', token: await server.logIn('traveller', 'safar'),
    }); // prettier-ignore
    expect(elsewhere.status).toBe(404);
    expect((await server.call('/api/user/sessions')).json.code).toBe('UNAUTHENTICATED');
  });

  it('that were ended while a server missed the news are refused once its cache is lost: the database decides', async () => {
    const { laptop } = await devices();
    expect((await server.call('/api/user/profile', { token: laptop })).status).toBe(200);
    // Behind the server's back: no news of it.
    await server.sql('update sessions set revoked_at = now() where revoked_at is null');
    expect((await server.call('/api/user/profile', { token: laptop })).status).toBe(200);
    const [{ pid }] = (await server.sql<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%' limit 1`,
    )) as [{ pid: number }];
    await server.sql('select pg_terminate_backend($1)', [pid]);
    await expect
      .poll(async () => (await server.call('/api/user/profile', { token: laptop })).status, {
        timeout: 20_000,
      })
      .toBe(401);
  });
});
