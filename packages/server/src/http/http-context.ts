import type { Config } from '../config/index.ts';
import type { AgencyDirectory, KeyMeter, SessionDirectory } from '../tenancy/index.ts';
import type { Clock } from '../platform/clock.ts';

/** What a request needs before its handler runs: whose it is, who asks, and what it is counted as. */
export interface HttpContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly agencies: AgencyDirectory;
  readonly sessions: SessionDirectory;
  readonly keyMeter: KeyMeter;
}
