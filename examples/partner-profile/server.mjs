// The web server of an invented club whose members book travel on the club's own page.
//
//   node examples/partner-profile/server.mjs
//   node examples/partner-profile/server.mjs --port 4110 --site http://harbour.localhost:4000
//
// Its secrets come from the environment (PROFILE_SECRET_HARBOUR, PROFILE_SECRET_NORDLYS); without them it uses the demo's public ones.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signProfile } from './profile-token.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4110' },
    site: { type: 'string', default: 'http://harbour.localhost:4000' },
  },
});

/** The club sells the travel of two agencies. Each of them gave it a key for pages, and an id and a secret for its server. */
const agencies = {
  harbour: {
    name: 'Harbour & Pine Travel',
    note: 'everybody sees prices',
    key: 'pk_demo_harbour',
    signer: {
      partner: 'pt_demo_harbour',
      agency: 'ag_harbour',
      secret: process.env.PROFILE_SECRET_HARBOUR ?? 'ps_demo_harbour_signs_profiles_on_this_machine_only',
    },
  },
  nordlys: {
    name: 'Nordlys Rejser',
    note: 'only members see prices',
    key: 'pk_demo_nordlys',
    signer: {
      partner: 'pt_demo_nordlys',
      agency: 'ag_nordlys',
      secret: process.env.PROFILE_SECRET_NORDLYS ?? 'ps_demo_nordlys_signs_profiles_on_this_machine_only',
    },
  },
};

/** Who is logged in. A real club reads that from its own session; here a switch on the page says it. */
const member = {
  id: 'member-4711',
  firstName: 'Mia',
  lastName: 'Okafor',
  email: 'mia@spoke-and-chain.example',
  phone: '+351 912 345 678',
};
const people = {
  visitor: { label: 'A visitor', text: 'The page says nothing about you.' },
  prefill: {
    label: 'Form filled in',
    text: 'The page gives your name and address along, unsigned. You are nobody, with less to type.',
  },
  known: {
    label: 'A known member',
    text: 'The club’s server vouches for you. You are logged in at the agency; nobody asks again.',
  },
};

const file = (/** @type {string} */ name) => readFile(join(import.meta.dirname, name), 'utf8');
const escape = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * `profile-information` for this person, made for this one answer: a token must never come out of a cache.
 * @param {string} who
 * @param {keyof typeof agencies} agency
 * @param {string} origin
 */
function profileOf(who, agency, origin) {
  if (who === 'known') return signProfile(agencies[agency].signer, member, origin);
  if (who === 'prefill') {
    const { id: _, ...profile } = member;
    return JSON.stringify(profile);
  }
  return '';
}

const server = createServer(async (request, response) => {
  const { host = 'localhost' } = request.headers;
  const origin = `http://${host}`;
  const url = new URL(request.url ?? '/', origin);
  const asked = url.searchParams.get('agency') ?? '';
  const agency = /** @type {keyof typeof agencies} */ (Object.hasOwn(agencies, asked) ? asked : 'harbour');
  const asking = url.searchParams.get('who') ?? '';
  const who = /** @type {keyof typeof people} */ (Object.hasOwn(people, asking) ? asking : 'visitor');
  const send = (/** @type {number} */ status, /** @type {string} */ type, /** @type {string} */ body) =>
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(body);
  try {
    if (request.method === 'POST' && url.pathname === '/profile') {
      // Only the club's own pages may ask for a fresh token.
      if (request.headers.origin !== origin) return send(403, 'text/plain', 'no');
      return send(200, 'text/plain', profileOf(who, agency, origin));
    }
    if (request.method !== 'GET') return send(405, 'text/plain', 'GET only');
    if (url.pathname === '/club.css') return send(200, 'text/css', await file('club.css'));
    if (url.pathname === '/club.js') return send(200, 'text/javascript', await file('club.js'));
    if (url.pathname !== '/') return send(404, 'text/plain', 'There is no such page.');

    const link = (
      /** @type {string} */ name,
      /** @type {string} */ value,
      /** @type {string} */ text,
      /** @type {boolean} */ here,
    ) => {
      const query = new URLSearchParams({ who, agency, [name]: value });
      return `<a href="/?${escape(String(query))}"${here ? ' aria-current="true"' : ''}>${escape(text)}</a>`;
    };
    const profile = profileOf(who, agency, origin);
    const page = (await file('index.html'))
      .replaceAll('{{site}}', escape(values.site))
      .replaceAll('{{key}}', agencies[agency].key)
      .replaceAll('{{agency}}', escape(agencies[agency].name))
      .replaceAll('{{text}}', escape(people[who].text))
      .replaceAll('{{greeting}}', who === 'known' ? `Hello, ${member.firstName}` : 'Not logged in')
      .replace(
        '{{people}}',
        Object.entries(people)
          .map(([value, { label }]) => link('who', value, label, value === who))
          .join(''),
      )
      .replace(
        '{{agencies}}',
        Object.entries(agencies)
          .map(([value, { name, note }]) => link('agency', value, `${name}: ${note}`, value === agency))
          .join(''),
      )
      // The text of an attribute, so that a name with quotes in it stays a name.
      .replace('{{profile}}', () => (profile ? ` profile-information="${escape(profile)}"` : ''));
    send(200, 'text/html', page);
  } catch (error) {
    console.error(error);
    send(500, 'text/plain', 'Something went wrong.');
  }
});

server.listen(Number(values.port), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : Number(values.port);
  console.log(JSON.stringify({ ready: true, port }));
  console.error(`The club's page: http://localhost:${port}`);
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
