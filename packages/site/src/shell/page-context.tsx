import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AccountActions, ExternalActions } from '@portolan/app';
import type { Client } from '@portolan/client';
import type { PageContent } from '@portolan/contract';
import type { NavigatePort } from '@portolan/widgets';
import type { Notify } from '../notices/notify.ts';
import type { SiteState, SiteStore } from '../state/site-state.ts';

/** What a page of the site can do; on the server every action is a no-op. */
export interface SiteActions {
  chooseCurrency(currency: string): void;
  /** Fetches what the currency menu lists; nothing when it is there or on its way. */
  loadCurrencies(): void;
  chooseLanguage(language: string): void;
  logIn(email: string, password: string): Promise<void>;
  readonly account: AccountActions;
  readonly external: ExternalActions;
  /** Keeps the checkout that is left for signing up, then goes there (AUTH-08 to AUTH-12). */
  goToSignUp(href: string): void;
  logOut(): Promise<void>;
  /** Asks for the agency again after a failure (HOST-14). */
  retry(): void;
}

export interface Site {
  readonly store: SiteStore;
  readonly client: Client;
  readonly navigate: NavigatePort;
  readonly actions: SiteActions;
  readonly notify: Notify;
  readonly origin: string;
  readonly art: Readonly<Record<string, string>>;
  /** What the document brought of the agency's own words. @default none */
  readonly content?: PageContent;
  /** On the server alone: what the visit's cookies hide; a browser reads them itself. */
  readonly hidden?: { readonly header: boolean; readonly footer: boolean } | undefined;
}

const Context = createContext<Site | null>(null);
export const SiteProvider = Context.Provider;

export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/** A part of the shared state; pick single members, never a fresh object (it would render for ever). */
export function useSiteState<T>(select: (state: SiteState) => T): T {
  return useStore(useSite().store, select);
}
