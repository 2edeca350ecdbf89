import type { Rig } from './rig.ts';
import { pause } from './visit.ts';

/** Card numbers of the test gateway, as often as they are here. */
export const cards: [number: string, share: number][] = [
  ['4242424242424242', 40],
  ['5555555555554444', 6],
  ['4000000000000002', 6], // declined
  ['4000000000009995', 2], // no money
  ['4000000000000119', 4], // the gateway fails
  ['4000000000000259', 8], // authorised, and the answer never comes
  ['4000002500003155', 14], // the bank asks
  ['4000000000000408', 8], // webhook before the answer
  ['4000000000000416', 4], // webhook seconds after
  ['4000000000000424', 8], // the bank asks, ten copies of each webhook, the newest first
];

/** What the gateway's frame gives a browser for a card; `null` when the gateway is gone. */
export async function cardToken(rig: Pick<Rig, 'gatewayUrl'>, number: string): Promise<string | null> {
  const body = JSON.stringify({
    key: 'pk_gateway_demo',
    number,
    expiry: '12/39',
    cvc: '123',
    name: 'Ada',
  });
  for (let attempt = 0; attempt < 12; attempt++) {
    const answer = await fetch(`${rig.gatewayUrl}/frame/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { token: string }).token;
    await pause(200);
  }
  return null;
}
