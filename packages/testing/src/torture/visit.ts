// One visitor of one agency's site: who they are, and how they call through whichever server answers.

import type { History } from './history.ts';
import { send, type Answer } from './http.ts';
import type { Random } from './random.ts';
import type { Rig } from './rig.ts';

export type Account = 'visitor' | 'traveller' | 'agent' | 'owner';
type CallOptions = Parameters<typeof send>[3];

export interface TravellerDeps {
  rig: Rig;
  history: History;
  random: Random;
  /** Access tokens of those who log in, by site and name. */
  tokens: Map<string, string>;
  /** Unique among all of a run. */
  name: string;
}

export interface Visit extends TravellerDeps {
  readonly site: string;
  readonly agencyId: string;
  readonly buyer: Exclude<Account, 'owner'>;
  /** What this site sells in. */
  readonly currency: string;
  /** Of some server. */
  port(): number;
  /** One call as who they are; `null` also when they could not log in. */
  call(path: string, options: CallOptions, as?: Account): Promise<Answer | null>;
  /** Until an answer is good, whatever dies; gives up in the end, as people do. */
  persist(
    path: string,
    options: CallOptions,
    good: (answer: Answer) => boolean,
    tries?: number,
    as?: Account,
  ): Promise<Answer | null>;
}

/** Sites that are visited; at `nordlys` only who logged in sees prices. */
const sites = ['harbour', 'harbour', 'safar', 'nordlys'];
/** Who books: nobody known, a traveller with a wallet, an agent, who has markups, commissions and a wallet too. */
const buyers: ['visitor' | 'traveller' | 'agent', share: number][] = [['visitor', 40], ['traveller', 35], ['agent', 25]]; // prettier-ignore

/** People and their patience are four times as quick here as they are; so is everything that they wait for. */
const hurried = 4;
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms / hurried));
/** So often somebody asks into silence: as long as processes may need to come back. */
export const patience = 60;

export function createVisit(deps: TravellerDeps): Visit {
  const { rig, random } = deps;
  const site = random.pick(sites);
  const port = () => random.pick(rig.servers).port;
  const wanted = weighted(random, buyers);
  const buyer = site === 'nordlys' && wanted === 'visitor' ? 'traveller' : wanted;

  const call: Visit['call'] = async (path, options, as = buyer) => {
    if (as === 'visitor') return send(port(), site, path, options);
    const token = await accessToken(as);
    if (!token) return null;
    const answer = await send(port(), site, path, { ...options, token });
    if (answer?.status === 401) deps.tokens.delete(`${site} ${as}`);
    return answer;
  };

  const persist: Visit['persist'] = async (path, options, good, tries = 30, as = buyer) => {
    let answer: Answer | null = null;
    for (let left = tries, unheard = 0; left > 0 && unheard < patience;) {
      if (left < tries || unheard > 0) await pause(random.between(200, 900));
      answer = await call(path, options, as);
      if (answer) left--;
      else unheard++;
      if (answer && good(answer)) return answer;
    }
    return answer;
  };

  async function accessToken(as: Exclude<Account, 'visitor'>): Promise<string | undefined> {
    const known = deps.tokens.get(`${site} ${as}`);
    if (known) return known;
    const body = { email: `${as}@${site}.example`, password: 'Portolan-demo-1' };
    const answer = await send(port(), site, '/api/auth/login', { body });
    const token: string | undefined = answer?.body?.data?.accessToken;
    if (token) deps.tokens.set(`${site} ${as}`, token);
    return token;
  }

  const agencyId = rig.agencies.get(site) ?? '';
  const currency = site === 'nordlys' ? 'DKK' : 'USD';
  return { ...deps, site, agencyId, buyer, currency, port, call, persist };
}

export const isOk = ({ status }: Answer) => status === 200;

/** One of all, by their shares. */
export function weighted<T extends string>(random: Random, all: readonly [T, number][]): T {
  let left = random.next() * all.reduce((sum, [, share]) => sum + share, 0);
  for (const [value, share] of all) if ((left -= share) < 0) return value;
  return all[0]![0];
}
