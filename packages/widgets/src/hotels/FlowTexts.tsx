import { useT } from '@portolan/ui';
import { useMemo, type ReactNode } from 'react';
import { FlowContext, useFlow } from './flow.ts';

/** Gives the components below it the texts around them as `context.t`: a view's own texts are loaded with its code. */
export function FlowTexts({ children }: { children: ReactNode }) {
  const flow = useFlow();
  const t = useT();
  const context = useMemo(() => ({ ...flow.context, t }), [flow.context, t]);
  const value = useMemo(() => ({ ...flow, context }), [flow, context]);
  return <FlowContext.Provider value={value}>{children}</FlowContext.Provider>;
}
