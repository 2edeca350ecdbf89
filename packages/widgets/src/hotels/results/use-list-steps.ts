import type { HotelsQuery } from '@portolan/core/hotels';
import { useRef } from 'react';
import { useFlow } from '../flow.ts';

export interface ListSteps {
  /**
   * A step that Back undoes.
   * @param control changes by the same control one after the other, such as letters or a drag, are one step
   */
  change(part: Partial<HotelsQuery>, control?: string): void;
  /** A change that a reload finds again and Back passes over. */
  adjust(part: Partial<HotelsQuery>): void;
}

/** Changes how the results are shown, through the address. */
export function useListSteps(): ListSteps {
  const flow = useFlow();
  const last = useRef<{ control: string; address: string } | null>(null);
  const go = (part: Partial<HotelsQuery>, replace: boolean) => {
    const next = { ...flow.query, ...part };
    flow.go('results', next, { replace });
    return flow.href('results', next);
  };
  return {
    change(part, control) {
      // Another address means that the traveller has gone back, or used another control in between.
      const { current } = last;
      const continues = current?.control === control && current?.address === flow.href('results', flow.query);
      const address = go(part, continues);
      last.current = control === undefined ? null : { control, address };
    },
    adjust: (part) => void go(part, true),
  };
}
