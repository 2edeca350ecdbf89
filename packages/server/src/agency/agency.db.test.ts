import { deliverOutbox } from '../outbox/outbox.ts';
import { Agency, operations, type OperationId } from '@portolan/contract';
import { salesSettings } from '@portolan/contract/testing';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());

/** The body checked against the contract, exactly: nothing missing, nothing extra. */
function inShape(id: OperationId, body: unknown): unknown {
  expect(operations[id].response.parse(body)).toEqual(body);
  return body;
}

describe('GET /api/agency', () => {
  it('answers the agency of the host, whole and in the contract’s shape (API-01)', async () => {
    const answer = await server.call('/api/agency');
    expect(answer.status).toBe(200);
    expect(Agency.parse(answer.json.data)).toEqual(answer.json.data);
    expect(answer.json.data).toMatchObject({
      subdomain: 'harbour',
      agencyName: 'Harbour & Pine Travel',
      primaryColor: '#0b63ce',
      languages: expect.arrayContaining(['en', 'ar']),
    });
    expect((await server.call('/api/agency', { site: 'nordlys' })).json.data.subdomain).toBe('nordlys');
  });

  const of = async (site: string) => (await server.call('/api/agency', { site })).json.data as Agency;

  it('says who it is and how it looks (AGY-01, AGY-02, AGY-03, AGY-04, AGY-05, AGY-06, AGY-07)', async () => {
    const mark = (variant: string) =>
      new RegExp(`^http://harbour\\.localhost:4000/art/v1/mark/${variant}/.+\\.svg$`);
    expect(await of('harbour')).toMatchObject({
      agencyName: 'Harbour & Pine Travel',
      subdomain: 'harbour',
      logo: expect.stringMatching(mark('wordmark')),
      logoMobile: expect.stringMatching(mark('square')),
      favicon: expect.stringMatching(mark('favicon')),
      primaryColor: '#0b63ce',
      status: 'Active',
    });
    expect((await of('quiet')).status).toBe('Inactive');
  });

  it('says how pages are described and where and in which language it begins (AGY-08, AGY-09, AGY-10, AGY-11, AGY-12)', async () => {
    expect(await of('harbour')).toMatchObject({
      metaData: {
        title: expect.stringContaining('Harbour & Pine'),
        description: expect.stringContaining('Hotels'),
        keywords: expect.arrayContaining(['hotels', 'coast']),
      },
      defaultCountry: 'US',
      defaultLanguage: 'en',
    });
    expect(await of('safar')).toMatchObject({ defaultCountry: 'AE', defaultLanguage: 'ar' });
    expect((await of('demo')).defaultCountry).toBeNull();
  });

  it('says what it sells and to whom it shows prices (AGY-14, AGY-15, AGY-16, AGY-21, AGY-22, AGY-23, AGY-31, AGY-32, AGY-33)', async () => {
    expect(await of('harbour')).toMatchObject({
      isSubscribed: true,
      bookingMenuItemOptions: ['Hotels', 'Air Travel', 'Resorts', 'Cars', 'Activities', 'Cruise'].map(
        (title) => ({
          title,
          active: true,
        }),
      ),
      allowNonLoginFlow: true,
      enableHotelsV2: true,
      enableFlightsV2: true,
      displayTopDestinations: true,
      showPublishedPriceToCustomer: { hotels: true, activities: true, cars: true },
    });
    expect(await of('nordlys')).toMatchObject({
      allowNonLoginFlow: false,
      enableHotelsV2: false,
      enableFlightsV2: false,
      displayTopDestinations: false,
      showPublishedPriceToCustomer: { hotels: true, activities: false, cars: false },
    });
  });

  it('says how one logs in, out and pays (AGY-13, AGY-17, AGY-18, AGY-19, AGY-20, AGY-34, AGY-35)', async () => {
    expect(await of('harbour')).toMatchObject({
      returnUrl: null,
      isHideLoginOption: false,
      isHideSignupOption: false,
      hideHeaderforDealProposal: null,
      profileInformation: null,
      sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: true },
      currentPaymentGateway: 'test',
    });
    expect(await of('atelier')).toMatchObject({
      returnUrl: 'https://membres.atelier.example/',
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    });
    await server.sql(
      `update agencies set settings = settings || '{"isHideLoginOption": true, "isHideSignupOption": true, "hideHeaderforDealProposal": true, "profileInformation": "on"}' where agency_id = 'ag_quiet'`,
    );
    await server.context.bus.publish('agency', 'ag_quiet');
    expect(await of('quiet')).toMatchObject({
      isHideLoginOption: true,
      isHideSignupOption: true,
      hideHeaderforDealProposal: true,
      profileInformation: 'on',
    });
  });

  it('says which pages it has and what stands in them (AGY-24, AGY-25, AGY-26, AGY-27, AGY-28, AGY-29, AGY-30)', async () => {
    expect(await of('harbour')).toMatchObject({
      isAbousUsEnable: true,
      aboutUsEnableTitle: 'Our story',
      isFaqEnable: true,
      faqEnableTitle: 'Help',
      privacyPolicy: expect.stringContaining('<h2>What we keep</h2>'),
      cookiesPolicy: expect.stringContaining('cookies'),
      disclaimer: expect.stringContaining('confirmed when you book'),
    });
    expect(await of('nordlys')).toMatchObject({ isAbousUsEnable: false, aboutUsEnableTitle: false });
  });

  it('says how it is reached (AGY-37, AGY-38, AGY-39, AGY-40, AGY-41, AGY-42, AGY-43, AGY-44, AGY-45, AGY-46, AGY-47, AGY-48, AGY-49, AGY-50, AGY-51, AGY-52)', async () => {
    expect(await of('harbour')).toMatchObject({
      contactPhoneNumber: '+1 207 555 0142',
      displaySupportPhoneFooter: true,
      contactEmailId: 'hello@harbour.example',
      displayAddressFooter: true,
      addressLine1: '14 Custom House Wharf',
      city: 'Portland',
      state: 'Maine',
      country: 'United States',
      zipCode: '04101',
      linkedin: expect.stringContaining('linkedin.com'),
      instagram: expect.stringContaining('instagram.com'),
      facebook: expect.stringContaining('facebook.com'),
      twitter: expect.stringContaining('x.com'),
      youtube: expect.stringContaining('youtube.com'),
      discord: expect.stringContaining('discord.gg'),
      tiktok: expect.stringContaining('tiktok.com'),
    });
    expect((await of('nordlys')).discord).toBeNull();
  });

  it('says whether and as whom it measures visits (AGY-53, AGY-54, AGY-55)', async () => {
    expect((await of('harbour')).analytics).toEqual({
      isEnabled: false,
      googleAnalyticsId: null,
      facebookAnalyticsId: null,
    });
    const analytics = { isEnabled: true, googleAnalyticsId: 'G-1', facebookAnalyticsId: 'F-1' };
    await server.sql(`update agencies set settings = settings || $1 where agency_id = 'ag_quiet'`, [
      JSON.stringify({ analytics }),
    ]);
    await server.context.bus.publish('agency', 'ag_quiet');
    expect((await of('quiet')).analytics).toEqual(analytics);
  });

  it('keeps the demo world’s settings apart', async () => {
    expect(await of('nordlys')).toMatchObject({
      allowNonLoginFlow: false,
      isAbousUsEnable: false,
      enableHotelsV2: false,
    });
    expect((await of('solazul')).brandRules).toEqual({
      forceLogin: true,
      homeRedirectPath: '/booknow/hotels',
      currencyCountryOverride: 'MX',
      hideSignup: false,
    });
    const safar = await of('safar');
    expect(safar.defaultLanguage).toBe('ar');
    expect(safar.bookingMenuItemOptions).toContainEqual({ title: 'Resorts', active: false });
    expect((await of('atelier')).sso).toEqual({ isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false });
    expect((await of('demo')).brandRules.hideSignup).toBe(true);
    expect((await of('demo')).isSubscribed).toBe(false);
  });

  it('holds the fixed values of the deals calls: 1 room, 2 adults, radius 15, nationality and destination IN, USD, driver 25 of US (CONST-07, CONST-08, CONST-09, CONST-10, CONST-11, CONST-12, CONST-13, CONST-14)', async () => {
    for (const site of ['harbour', 'nordlys', 'solazul', 'safar', 'atelier', 'demo'])
      expect((await server.call('/api/agency', { site })).json.data.dealDefaults).toMatchObject({
        rooms: 1,
        adults: 2,
        radius: 15,
        nationality: 'IN',
        destinationCountryCode: 'IN',
        currency: 'USD',
        driverAge: 25,
        countryOfResidence: 'US',
      });
  });

  it('always asks to revalidate, and answers 304 to who has it', async () => {
    const first = await server.call('/api/agency');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers['etag']);
    const again = await server.call('/api/agency', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await server.call('/api/agency', { site: 'safar', headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  it('shows a change as soon as it is told', async () => {
    const before = (await server.call('/api/agency', { site: 'demo' })).headers['etag'];
    await server.sql(`update agencies set name = 'Demo Two' where agency_id = 'ag_demo'`);
    await server.sql(`select pg_notify('agency_api', 'agency ag_demo')`);
    await expect
      .poll(async () => (await server.call('/api/agency', { site: 'demo' })).json.data.agencyName)
      .toBe('Demo Two');
    expect((await server.call('/api/agency', { site: 'demo' })).headers['etag']).not.toBe(before);
  });
});

it('keeps what is known of an agency while others change, and forgets it with its own change', async () => {
  const { agencies, bus } = server.context;
  const known = () =>
    Promise.all([
      agencies.byId('ag_harbour'),
      agencies.byHost('harbour.localhost'),
      agencies.byKey('pk_demo_harbour'),
    ]);
  const [byId, byHost, byKey] = await known();
  expect(byHost).toBe(byId);
  await bus.publish('agency', 'ag_demo');
  const [again, hostAgain, keyAgain] = await known();
  expect([again === byId, hostAgain === byId, keyAgain?.key === byKey?.key]).toEqual([true, true, true]);
  await bus.publish('agency', 'ag_harbour');
  const [fresh, , keyFresh] = await known();
  expect([fresh === byId, keyFresh?.key === byKey?.key]).toEqual([false, false]);
});

it('finds what was nobody’s a moment ago once an agency has it', async () => {
  expect((await server.call('/api/agency', { host: 'new.example' })).status).toBe(404);
  await server.sql(`insert into agency_hosts values ('ag_demo', 'new.example', false)`);
  await server.context.bus.publish('agency', 'ag_demo');
  expect((await server.call('/api/agency', { host: 'new.example' })).json.data.subdomain).toBe('demo');
});

describe('the agency’s pages and lists', () => {
  it('answers about-us as a data array (API-02, API-47, ABOUT-05)', async () => {
    const { json } = await server.call('/api/agency/about-us');
    inShape('getAboutUs', json);
    expect(json.data).toHaveLength(1);
    expect(json.data[0]).toMatchObject({ isEnabled: true, title: expect.any(String) });
    expect(json.data[0].content).toContain('<p>');
    expect(json.data[0].image).toMatch(/^http:\/\/harbour\.localhost:\d+\/art\/v1\/.+\.svg$/);
    expect((await server.call('/api/agency/about-us', { site: 'nordlys' })).json.data[0].isEnabled).toBe(
      false,
    );
  });

  it('cleans what an agency wrote before anybody reads it', async () => {
    await server.sql(
      `update about_pages set content = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">you</a></p>' where agency_id = 'ag_solazul'`,
    );
    const { json } = await server.call('/api/agency/about-us', { site: 'solazul' });
    expect(json.data[0].content).toBe('<p>Hi <a>you</a></p>');
  });

  it('answers faqs as a data array, in the agency’s own language (API-03, API-46, FAQ-07)', async () => {
    const { json } = await server.call('/api/agency/faqs', { site: 'safar' });
    inShape('getFaqs', json);
    expect(json.data[0].questions.length).toBeGreaterThan(1);
    expect(json.data[0].headerMessage).toMatch(/\p{Script=Arabic}/u);
  });

  it('answers the payment gateway, logged out too (API-04)', async () => {
    const { json } = await server.call('/api/getCurrentPaymentGateway', {
      headers: { 'x-optional-auth': 'true' },
    });
    inShape('getPaymentGateway', json);
    expect(json.data).toMatchObject({ name: 'test', currentGateway: 'test' });
  });

  it('answers the enabled languages alone, each by its own name, with name, code and value (API-05, AGY-56, LANG-01)', async () => {
    const { json } = await server.call('/api/agency/languages', { site: 'nordlys' });
    inShape('getLanguages', json);
    expect(json.languages.map((language: { code: string }) => language.code).sort()).toEqual(
      ['da', 'de', 'en', 'no', 'sv'].sort(),
    );
    expect(json.data).toContainEqual({ name: 'Dansk', code: 'da', value: 'da' });
  });

  describe('the subscription', () => {
    const path = '/api/agency/subscription';
    it('is asked for once by an owner or an admin, who learn where the answer goes', async () => {
      const owner = await server.logIn('owner', 'demo');
      const admin = await server.logIn('admin', 'demo');
      const call = (token: string, method: 'GET' | 'POST') =>
        server.call(path, { site: 'demo', token, method });
      const before = await call(owner, 'GET');
      expect([before.status, before.json.data]).toEqual([200, { isSubscribed: false, request: null }]);
      const answers = await Promise.all([call(owner, 'POST'), call(owner, 'POST'), call(owner, 'POST')]);
      for (const { status, json } of answers) {
        expect(status).toBe(200);
        inShape('askSubscription', json);
        expect(json.data).toMatchObject({ isSubscribed: false, request: { email: 'owner@demo.example' } });
      }
      // The first request stands.
      expect((await call(admin, 'POST')).json.data).toEqual(answers[0]!.json.data);
      expect((await call(admin, 'GET')).json.data).toEqual(answers[0]!.json.data);
      // In writing too, once, in their language and under the agency's name.
      const told = () =>
        server.sql<{ outbox_id: string }>(
          `select outbox_id from outbox where agency_id = 'ag_demo' and topic = 'subscription.asked'`,
        );
      const [message, ...others] = await told();
      expect(others).toEqual([]);
      await deliverOutbox(server.context, 'ag_demo', message!.outbox_id);
      await deliverOutbox(server.context, 'ag_demo', message!.outbox_id);
      const mails = await server.sql<{
        preview: { to: string; subject: string; html: string; text: string };
      }>(`select preview from account_mails where agency_id = 'ag_demo' and kind = 'subscription'`);
      expect(mails).toHaveLength(1);
      const { to, subject, html, text } = mails[0]!.preview;
      const name = (await server.call('/api/agency', { site: 'demo' })).json.data.agencyName as string;
      expect([to, subject.replace(/[\u2066-\u2069]/g, '')]).toEqual([
        'owner@demo.example',
        `Your request for a subscription for ${name}`,
      ]);
      for (const said of [html, text]) {
        expect(said).toContain('/subscription?lng=en');
        expect(said).not.toMatch(/portolan/i);
      }
    });
    it('is nothing to ask for where there is one', async () => {
      const token = await server.logIn('owner', 'nordlys');
      for (const method of ['POST', 'GET'] as const)
        expect((await server.call(path, { site: 'nordlys', token, method })).json.data).toEqual({
          isSubscribed: true,
          request: null,
        });
    });
  });

  describe('business information', () => {
    const path = '/api/agency/business-info';
    const all = {
      contactEmailId: 'help@nordlys.example', contactPhoneNumber: '', hearBy: 'Google', hearByName: '', hqCountry: 'DK',
      bookingVolume: 'Under $100k', useForBusiness: 'B2C website', productInterested: 'Hotels,Cars',
    }; // prettier-ignore

    it('is empty until it is told, then in data (API-41, API-42); eight names are on offer (BV-05)', async () => {
      const token = await server.logIn('owner', 'atelier');
      const { status, json } = await server.call(path, { site: 'atelier', token });
      expect(status).toBe(200);
      inShape('getBusinessInfo', json);
      expect(json.data).toEqual({});
      expect(json.supportManagers).toHaveLength(8);
    });

    it('takes the e-mail alone, then all of it, and forgets nothing (API-43, API-44, API-45)', async () => {
      const token = await server.logIn('owner', 'nordlys');
      const post = (body: unknown) => server.call(path, { site: 'nordlys', token, method: 'POST', body });
      expect((await post({ contactEmailId: 'owner@nordlys.example' })).json.data).toEqual({
        contactEmailId: 'owner@nordlys.example',
      });
      const told = await post(all);
      inShape('submitBusinessInfo', told.json);
      expect(told.json.data).toEqual(all);
      expect((await server.call(path, { site: 'nordlys', token })).json.data).toEqual(all);
      // Nobody else's.
      const other = await server.logIn('owner', 'safar');
      expect((await server.call(path, { site: 'safar', token: other })).json.data).toEqual({});
    });

    it('is the owner’s alone', async () => {
      for (const user of ['admin', 'sales', 'agent', 'traveller'] as const) {
        const token = await server.logIn(user);
        for (const method of ['GET', 'POST'] as const) {
          const { status, json } = await server.call(path, {
            token,
            method,
            ...(method === 'POST' ? { body: all } : {}),
          });
          expect([status, json.code], `${method} as ${user}`).toEqual([403, 'FORBIDDEN']);
        }
      }
      expect((await server.call(path)).status).toBe(401);
    });

    it.each([
      ['no e-mail', { ...all, contactEmailId: '' }],
      ['what is no e-mail', { contactEmailId: 'abc' }],
      ['an engine too few', { ...all, productInterested: ' ' }],
      ['half of it', { contactEmailId: 'a@b.example', hqCountry: 'DK' }],
      ['more than is asked', { ...all, role: 'admin' }],
      ['a country that is none', { ...all, hqCountry: 'Denmark' }],
    ])('refuses %s', async (_, body) => {
      const token = await server.logIn('owner', 'demo');
      const { status, json } = await server.call(path, { site: 'demo', token, method: 'POST', body });
      expect([status, json.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect((await server.call(path, { site: 'demo', token })).json.data).toEqual({});
    });
  });

  it('answers the navigation of the agent’s role: label, path, read, subMenu (API-06)', async () => {
    const menu = async (user: 'owner' | 'sales' | 'agent') => {
      const { json } = await server.call('/api/agency/navigations', { token: await server.logIn(user) });
      inShape('getNavigations', json);
      return json.data as {
        label: string;
        path: string;
        read: boolean;
        subMenu?: { label: string; read: boolean }[];
      }[];
    };
    const settings = (items: Awaited<ReturnType<typeof menu>>) =>
      Object.fromEntries(
        (items.find((item) => item.label === 'Settings')?.subMenu ?? []).map(({ label, read }) => [
          label,
          read,
        ]),
      );
    expect(settings(await menu('owner'))).toMatchObject({
      'Website Settings': true,
      'Markup Settings': true,
    });
    // What the screen's own test draws as disabled links.
    expect((await menu('sales')).find(({ label }) => label === 'Settings')?.subMenu).toEqual(salesSettings);
    expect(settings(await menu('agent'))).toMatchObject({ 'Website Settings': false });
  });

  it('has every item for every agent, who may not read some, and the asker’s own page below Agents (NAV-29, ROUTE-AGT-10)', async () => {
    const menu = async (user: 'owner' | 'agent') => {
      const token = await server.logIn(user);
      const { json } = await server.call('/api/agency/navigations', { token });
      const profile = await server.call('/api/user/profile', { token });
      return {
        items: json.data as { label: string; path: string; read: boolean }[],
        id: profile.json.data.id,
      };
    };
    const [owner, agent] = [await menu('owner'), await menu('agent')];
    expect(agent.items.map(({ label }) => label)).toEqual(owner.items.map(({ label }) => label));
    expect(agent.items.find(({ label }) => label === 'Customize Theme')).toMatchObject({ read: false });
    for (const { items, id } of [owner, agent])
      expect(items.find(({ label }) => label === 'Agents')).toEqual({
        label: 'Agents',
        path: `/users/agents/view/${id}`,
        read: true,
      });
  });

  it('shows the menu to agents only', async () => {
    expect((await server.call('/api/agency/navigations')).json.code).toBe('UNAUTHENTICATED');
    const traveller = await server.logIn('traveller');
    const answer = await server.call('/api/agency/navigations', { token: traveller });
    expect([answer.status, answer.json.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe.each(['config', 'extras'])('GET /sdk/v1/%s', (name) => {
  const from = (origin: string, key = 'pk_demo_safar', headers = {}) =>
    server.call(`/sdk/v1/${name}?key=${key}`, { host: 'localhost:4000', headers: { origin, ...headers } });

  it('is answered by the key alone, to a simple request', async () => {
    const { status, json, headers } = await from('http://localhost:4100');
    expect(status).toBe(200);
    inShape(name === 'config' ? 'getWidgetConfig' : 'getWidgetExtras', json);
    expect(headers['access-control-allow-origin']).toBe('http://localhost:4100');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(String(headers['vary']).split(', ')).toEqual(
      expect.arrayContaining(['origin', 'accept-encoding']),
    );
  });

  it('is not sent again to a page that has it', async () => {
    const etag = String((await from('http://localhost:4100')).headers['etag']);
    const again = await from('http://localhost:4100', 'pk_demo_safar', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['access-control-allow-origin']).toBe('http://localhost:4100');
    const other = await from('http://localhost:4100', 'pk_demo_harbour', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('is refused to a page that the key is not for, and the page can read why', async () => {
    const answer = await from('https://thief.example');
    expect([answer.status, answer.json.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(answer.headers['access-control-allow-origin']).toBe('https://thief.example');
    expect((await from('null')).status).toBe(403);
  });

  it('knows no key that does not exist', async () => {
    expect((await from('http://localhost:4100', 'pk_demo_nobody')).json.code).toBe('KEY_UNKNOWN');
    expect((await server.call(`/sdk/v1/${name}?key=`)).json.code).toBe('KEY_UNKNOWN');
    expect((await server.call(`/sdk/v1/${name}`)).status).toBe(404);
  });
});

describe('what the widgets of a key need', () => {
  const of = async (name: 'config' | 'extras', lang = '') =>
    (await server.call(`/sdk/v1/${name}?key=pk_demo_safar${lang && `&lang=${lang}`}`)).json.data;

  it('for their first screen is small', async () => {
    const config = await of('config');
    expect(config).toMatchObject({ siteOrigin: 'http://safar.localhost:4000', language: 'ar' });
    expect(config.agency.subdomain).toBe('safar');
    expect(config.currencies).toEqual(expect.arrayContaining(['USD', 'AED', 'KWD']));
    expect(config.services).toMatchObject({ hotels: { enabled: true }, resorts: { enabled: false } });
    for (const unread of ['privacyPolicy', 'metaData', 'analytics', 'addressLine1'])
      expect(config.agency).not.toHaveProperty(unread);
    expect(JSON.stringify(config).length).toBeLessThan(2_500);
  });

  it('after it: names and rates of the same currencies, and illustrations', async () => {
    const [config, extras] = await Promise.all([of('config'), of('extras')]);
    expect(extras.currencies.map(({ currency }: { currency: string }) => currency)).toEqual(
      config.currencies,
    );
    expect(Object.keys(extras.rates).sort()).toEqual([...config.currencies].sort());
    expect(extras.art.hotels).toMatch(/^http:\/\/safar\.localhost:4000\/art\//);
  });

  it('is in the language asked for when the product speaks it, else in the agency’s', async () => {
    const languages = await Promise.all(
      ['fr', 'xx', ''].map(async (lang) => (await of('config', lang)).language),
    );
    expect(languages).toEqual(['fr', 'ar', 'ar']);
    const nameOf = async (lang: string) =>
      (await of('extras', lang)).currencies.find(({ currency }: { currency: string }) => currency === 'USD')
        .name;
    expect(await nameOf('fr')).toBe('États-Unis');
    expect(await nameOf('xx')).toBe(await nameOf('ar'));
  });
});
