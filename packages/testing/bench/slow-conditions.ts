import type { CDPSession } from 'playwright-core';

/** What a page is measured on. */
export interface Condition {
  name: string;
  /** How many times slower than this machine the processor is. */
  cpu: number;
  /** `Network.emulateNetworkConditions`; the machine's own network if missing. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const fullSpeed: Condition = { name: '1×', cpu: 1 };
const slowCpu: Condition = { name: '4×', cpu: 4 };
/** 150 ms a request, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slowNetwork: Condition = {
  name: '4× and slow 4G',
  cpu: 4,
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
};

export const loadConditions = [fullSpeed, slowCpu, slowNetwork] as const;
export const listConditions = [fullSpeed, slowCpu] as const;

/** Makes a page's processor and network as slow as the condition says. */
export async function applyCondition(session: CDPSession, { cpu, network }: Condition): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** Rounds that count, after one that is discarded because it warms the server's caches; `PORTOLAN_ROUNDS` for fewer or more. */
export const rounds = Number(process.env['PORTOLAN_ROUNDS'] ?? 7);
