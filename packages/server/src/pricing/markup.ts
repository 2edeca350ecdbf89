import { percentOf, type Money } from '@portolan/core';
import type { PricedService } from './price.ts';

/** How an agency earns: hundredths of a percent on the net price, one rule a service. Later rules add conditions here. */
export interface MarkupRules {
  default: number;
  hotels?: number | undefined;
  activities?: number | undefined;
  cars?: number | undefined;
}

/** The agency's part on top of `net`; never negative. */
export function markupFor(net: Money, service: PricedService, rules: MarkupRules): Money {
  return percentOf(net, Math.max(0, rules[service] ?? rules.default));
}
