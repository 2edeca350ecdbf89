import { createContext, useContext } from 'react';
import type { WidgetContext } from '../context.ts';

/** What the views of one widget share, whatever service it sells. A service's own flow has more. */
export interface Flow {
  readonly context: WidgetContext;
  /** One object for each name, which outlives a change of view. */
  shared<V>(name: string, create: () => V): V;
  /** Run when the widget is removed. */
  readonly whenRemoved: Set<() => void>;
}

export const FlowContext = createContext<Flow | null>(null);

/** @throws outside a widget. */
export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('This view belongs inside a widget.');
  return flow;
}
