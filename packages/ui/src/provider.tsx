import { createContext, useContext, type ReactNode } from 'react';
import { createT, type T } from '@portolan/i18n';

/** Puts a component's style sheet where the component is shown, once. */
export type AdoptStyles = (css: string) => void;

/** What every component of this package reads; one per element, page or test. */
export interface UiContext {
  /** Texts, language and direction. */
  readonly t: T;
  readonly adopt: AdoptStyles;
}

const Context = createContext<UiContext>({ t: createT('en', []), adopt: () => undefined });

export interface UiProviderProps extends UiContext {
  children: ReactNode;
}

/** Gives the components below it their texts and a place for their styles. */
export function UiProvider({ t, adopt, children }: UiProviderProps) {
  return <Context.Provider value={{ t, adopt }}>{children}</Context.Provider>;
}

/** Other texts for the components below it. */
export function WithTexts({ t, children }: { t: T; children: ReactNode }) {
  const { adopt } = useUi();
  return <Context.Provider value={{ t, adopt }}>{children}</Context.Provider>;
}

/** All that a component reads, for what is rendered in a root of its own. */
export function useUi(): UiContext {
  return useContext(Context);
}

/** The reader's texts: `t(key)`, `t.language`, `t.direction`. */
export function useT(): T {
  return useUi().t;
}

/** Call it first in a component: its rules are there before its first paint, in a shadow root as in a page. */
export function useStyles(css: string): void {
  useUi().adopt(css);
}
