import { useSiteState } from './page-context.tsx';
import { createContext, createElement, useContext } from 'react';

/** Markup of a widget's shadow root on the server; `null` in the browser, where the element keeps what came with the page. */
export type RenderShadow = (tag: string, attributes: Readonly<Record<string, string>>) => string | null;
const Context = createContext<RenderShadow | null>(null);
export const ShadowProvider = Context.Provider;

interface WidgetProps {
  tag: `travel-${string}`;
  attributes?: Readonly<Record<string, string>>;
}

/** A widget by its tag. The server writes its skeleton as declarative shadow DOM, so it paints before any script. */
export function Widget({ tag, attributes = {} }: WidgetProps) {
  // Whoever let themselves be measured is told of by the widgets' own event, `travel-track`.
  const consent = useSiteState((state) => (state.consent.length > 0 ? 'analytics' : undefined));
  const markup = useContext(Context)?.(tag, attributes);
  const shadow = markup
    ? createElement('template', { shadowrootmode: 'open', dangerouslySetInnerHTML: { __html: markup } })
    : null;
  return createElement(tag, consent ? { ...attributes, consent } : attributes, shadow);
}
