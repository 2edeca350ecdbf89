import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { escapeHtml as e } from '@portolan/core';
import { demoDoors, demoClientId, type DemoDoor, demoUsers } from '../seed/index.ts';
import { createOpenIdProvider, type OpenIdTwist } from './provider.ts';

export interface SandboxOpenIdOptions {
  /** Its own address, such as `http://127.0.0.1:4401`; known once it listens. */
  origin(): string;
  /** Port of the agencies' sites, which alone are answered. */
  sitePort: number;
}

/** What can go wrong there, as the last word of a form. */
const scenarios: Record<string, { text: string; error?: string; twist?: OpenIdTwist }> = {
  cancel: { text: 'Cancel', error: 'access_denied' },
  'wrong-nonce': { text: 'Log in with the nonce of somebody else', twist: { claims: { nonce: 'of-somebody-else' } } },
  'foreign-key': { text: 'Log in with a forged signature', twist: { foreignKey: true } },
  unproven: { text: 'Log in with an address that was never proven', twist: { claims: { sub: 'unproven', email_verified: false } } },
  down: { text: 'Break down when the code is exchanged', twist: { down: true } },
}; // prettier-ignore

/**
 * OpenID providers that play those of the demo agencies, one below each path: whoever wants to be logged in picks a person, no password.
 * For demo mode alone; it opens nothing but demo agencies, and listens on this machine only.
 */
export function createSandboxOpenId({ origin, sitePort }: SandboxOpenIdOptions): Server {
  const doors = new Map(
    demoDoors.map((door) => {
      const provider = createOpenIdProvider({
        issuer: () => `${origin()}/${door.path}`,
        clientId: demoClientId,
        accepts: (uri) => isSite(new URL(uri), door, sitePort),
      });
      return [door.path, { door, provider }] as const;
    }),
  );
  const site = ({ subdomain }: DemoDoor) => `http://${subdomain}.localhost:${sitePort}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin());
    const [, path = '', ...rest] = url.pathname.split('/');
    const found = doors.get(path);
    const json = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body));
    const go = (to: string, cookie?: string) =>
      response.writeHead(303, { location: to, ...(cookie && { 'set-cookie': cookie }) }).end();
    const page = (status: number, title: string, body: string) =>
      response.writeHead(status, pageHeaders).end(pageOf(title, body));
    if (!found) return void page(404, 'Not found', '<h1>There is nothing here</h1>');
    const { door, provider } = found;
    const cookieOf = (person: string, seconds = 86_400) =>
      `person=${person}; Path=/${door.path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
    const here = peopleOf(door).find(({ sub }) => sub === cookie(request, 'person'));

    switch (`${request.method} ${rest.join('/')}`) {
      case 'GET .well-known/openid-configuration':
        return void json(200, provider.metadata());
      case 'GET jwks':
        return void json(200, await provider.jwks());
      case 'POST token':
        return void json(...(await provider.exchange(await form(request))));

      // The members' area of an agency with single sign-on: where Log In leads, and where one comes out after logging out.
      case 'GET ': {
        if (door.kind !== 'sso') return void page(404, door.name, `<h1>${e(door.name)}</h1>`);
        const to = url.searchParams.get('navigateTo');
        const enter = `${site(door)}/sso?${new URLSearchParams({ provider: door.id, ...(to?.startsWith('/') && { redirect: to }) })}`;
        return void page(200, door.name, here ? insidePage(door, here, enter) : peoplePage(door, `/${door.path}/enter`, { to: enter })); // prettier-ignore
      }
      case 'POST enter': {
        const body = await form(request);
        const to = body.get('to') ?? '';
        if (!URL.canParse(to) || new URL(to).origin !== site(door)) return void page(400, door.name, refused);
        return void go(to, cookieOf(person(door, body.get('person')).sub));
      }
      case 'POST leave':
        return void go(`/${door.path}`, cookieOf('', 0));

      case 'GET authorize': {
        const asked = read(url.searchParams);
        if (!asked) return void page(400, door.name, refused);
        // Who is in the members' area is known already.
        if (here && door.kind === 'sso') return void go(provider.approve(asked, here).href);
        return void page(200, door.name, peoplePage(door, `/${door.path}/authorize`, { query: url.search.slice(1) })); // prettier-ignore
      }
      case 'POST authorize': {
        const body = await form(request);
        const asked = read(new URLSearchParams(body.get('query') ?? ''));
        if (!asked) return void page(400, door.name, refused);
        const { error, twist } = scenarios[body.get('scenario') ?? ''] ?? {};
        const back = error
          ? provider.refuse(asked, error)
          : provider.approve(asked, person(door, body.get('person')), twist);
        return void go(back.href);
      }
      default:
        return void page(404, door.name, '<h1>There is nothing here</h1>');
    }

    function read(query: URLSearchParams) {
      try {
        return provider.read(query);
      } catch {
        return null;
      }
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

function isSite(uri: URL, { subdomain, kind }: DemoDoor, sitePort: number): boolean {
  const hosts = [`${subdomain}.localhost`, ...(subdomain === 'harbour' ? ['localhost', '127.0.0.1'] : [])];
  return (
    uri.protocol === 'http:' &&
    hosts.includes(uri.hostname) &&
    uri.port === String(sitePort) &&
    uri.pathname === `/${kind}`
  );
}

interface Person extends Record<string, unknown> {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
}

/** The agency's own demo users, as far as a provider may let them in: staff log in with their password. */
function peopleOf({ subdomain }: DemoDoor): Person[] {
  return demoUsers.map(({ name, first, last }) => ({
    sub: `demo-${name}`,
    email: `${name}@${subdomain}.example`,
    email_verified: true,
    given_name: first,
    family_name: last,
  }));
}

/** One of the demo users, else somebody whom nobody has seen before. */
function person(door: DemoDoor, sub: string | null): Person {
  const known = peopleOf(door).find((one) => one.sub === sub);
  if (known) return known;
  const id = randomBytes(4).toString('hex');
  return { sub: `new-${id}`, email: `newcomer-${id}@people.example`, email_verified: true, given_name: 'Nia', family_name: 'Newcomer' }; // prettier-ignore
}

async function form(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 20_000) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

function cookie(request: IncomingMessage, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

const refused = '<h1>This request cannot be answered</h1><p>It does not come from a site of the demo.</p>';
const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${e(value)}">`)
    .join('');

/** Who would you like to be? */
function peoplePage(door: DemoDoor, action: string, fields: Record<string, string>): string {
  const button = ({ sub, given_name, family_name, email }: Person, note: string) =>
    `<button name="person" value="${sub}"><strong>${e(`${given_name} ${family_name}`)}</strong><small>${e(email)}${note && ` · ${note}`}</small></button>`;
  const people = peopleOf(door).map((one) => button(one, one.sub === 'demo-traveller' ? '' : 'staff: refused here, logs in with a password')); // prettier-ignore
  const wrong = Object.entries(scenarios).map(
    ([name, { text }]) => `<button name="scenario" value="${name}">${e(text)}</button>`,
  );
  return `<h1>${e(door.name)}</h1><p>A sandbox: no password is asked. Who would you like to be?</p>
<form method="post" action="${action}">${hidden(fields)}
<button name="person" value="new" class="main"><strong>Somebody new</strong><small>an address that nobody has used before</small></button>
${people.join('\n')}
${fields['query'] === undefined ? '' : `<h2>Or let something go wrong</h2>${wrong.join('\n')}`}</form>`;
}

function insidePage(door: DemoDoor, { given_name }: Person, enter: string): string {
  return `<h1>${e(door.name)}</h1><p>You are signed in here as ${e(given_name)}.</p>
<p><a class="main" href="${e(enter)}">Go to the travel site</a></p>
<form method="post" action="/${door.path}/leave"><button>Sign out here</button></form>`;
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function pageOf(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;background:light-dark(#f2f3f5,#15181c);color:light-dark(#1b1f24,#eceff2)}
main{max-width:440px;margin:6vh auto;padding:28px;background:light-dark(#fff,#1f242a);border-radius:14px;box-shadow:0 2px 12px #0002}
h1{font-size:1.4rem;margin:0 0 8px}h2{font-size:1rem;margin:20px 0 0}p{margin:0 0 12px}form{display:grid;gap:8px}
button,.main{font:inherit;display:grid;text-align:start;padding:10px 14px;border:1px solid #8886;border-radius:9px;background:none;color:inherit;cursor:pointer;text-decoration:none}
.main{background:light-dark(#1b1f24,#eceff2);color:light-dark(#fff,#15181c)}button:hover,.main:hover{border-color:currentcolor}small{opacity:.75}</style>
<main>${body}</main></html>`;
}
