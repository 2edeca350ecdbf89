import { useStyles } from '@portolan/ui';
import type { ReactNode } from 'react';
import { FlowContext, type Flow } from './flow.ts';
import frameCss from './frame.css?inline';

/** The root of a widget, with what its views share. */
export function WidgetFrame({ flow, view, children }: { flow: Flow; view?: string; children: ReactNode }) {
  useStyles(frameCss);
  const isRtl = flow.context.t.direction === 'rtl';
  return (
    <FlowContext.Provider value={flow}>
      <div className={`trv${isRtl ? ' is-rtl' : ''}`} data-view={view}>
        {children}
      </div>
    </FlowContext.Provider>
  );
}
