import { useRef } from 'react';
import type { ServiceView } from '../navigation.ts';
import type { ServiceFlow } from '../service-flow.ts';

export interface ListSteps<Query> {
  /**
   * A step that Back undoes.
   * @param control changes by the same control one after the other, such as letters or a drag, are one step
   */
  change(part: Partial<Query>, control?: string): void;
  /** A change that a reload finds again and Back passes over. */
  adjust(part: Partial<Query>): void;
}

/** Changes how the results are shown, through the address. */
export function useListSteps<View extends ServiceView, Query, Problem>(
  flow: ServiceFlow<View | 'results', Query, Problem>,
): ListSteps<Query> {
  const last = useRef<{ control: string; address: string } | null>(null);
  const go = (part: Partial<Query>, replace: boolean) => {
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
