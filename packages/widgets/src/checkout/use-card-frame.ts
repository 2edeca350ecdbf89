import type { PaymentGateway } from '@portolan/contract';
import type { Money } from '@portolan/core';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { WidgetContext } from '../context.ts';

export type TokenAnswer = { ok: true; token: string } | { ok: false; message: string | null };

export interface CardFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the frame, `null` until the gateway is known or when its address is unusable. */
  src: string | null;
  /** CSS pixels, as the frame says. */
  height: number;
  ready: boolean;
  /** True when the frame has not spoken for a while. */
  late: boolean;
  /** Asks for a token; card data never leaves the frame. `message`: the frame's own words, already shown at the field. */
  tokenise(): Promise<TokenAnswer>;
  reload(): void;
}

const lateAfterMs = 8000;
const answerWithinMs = 25_000;

/**
 * Talks to the gateway's own card frame. Out of it: `ready`, `resize`, `valid`, `token`, `error`; into it: `tokenise`. Messages
 * count only when they come from this very frame and from the gateway's origin.
 */
export function useCardFrame(
  gateway: PaymentGateway | null,
  context: WidgetContext,
  due: Money | null = null,
): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [late, setLate] = useState(false);
  // As tall as the test gateway's form on a phone: what follows hardly moves when the frame says its own height.
  const [height, setHeight] = useState(420);
  const [round, setRound] = useState(0);
  const waiting = useRef<((answer: TokenAnswer) => void) | null>(null);
  // A form that we serve on the site ourselves offers what fits the amount; a gateway's own is told nothing that it does not ask.
  const told = gateway?.frameUrl.startsWith('/') ? due : null;
  const amount = told?.amount ?? null;
  const currency = told?.currency ?? '';

  const address = useMemo(() => {
    if (!gateway) return null;
    const url = frameAddress(gateway.frameUrl, context, frame.current, {
      key: gateway.publishableKey,
      ...(amount === null ? {} : { amount: String(amount), currency }),
    });
    if (url && round > 0) url.searchParams.set('round', String(round));
    return url;
  }, [gateway, context, round, amount, currency]);

  useEffect(() => {
    if (!address) return;
    setReady(false);
    setLate(false);
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    const hear = (event: MessageEvent) => {
      if (event.origin !== address.origin || event.source !== frame.current?.contentWindow) return;
      const message = event.data as {
        type?: unknown;
        height?: unknown;
        token?: unknown;
        message?: unknown;
      } | null;
      switch (message?.type) {
        case 'ready':
          clearTimeout(timer);
          setLate(false);
          return setReady(true);
        case 'resize':
          if (typeof message.height === 'number' && message.height > 40 && message.height < 4000)
            setHeight(Math.ceil(message.height));
          return;
        case 'token':
          return typeof message.token === 'string' ? settle({ ok: true, token: message.token }) : undefined;
        case 'error':
          return settle({ ok: false, message: typeof message.message === 'string' ? message.message : null });
      }
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
      settle({ ok: false, message: null });
    };
  }, [address]);

  function settle(answer: TokenAnswer) {
    const resolve = waiting.current;
    waiting.current = null;
    resolve?.(answer);
  }

  return {
    frame,
    src: address?.href ?? null,
    height,
    ready,
    late,
    reload: () => setRound(round + 1),
    tokenise: () =>
      new Promise((resolve) => {
        const target = frame.current?.contentWindow;
        if (!address || !target) return resolve({ ok: false, message: null });
        settle({ ok: false, message: null });
        const timer = setTimeout(() => settle({ ok: false, message: null }), answerWithinMs);
        waiting.current = (answer) => {
          clearTimeout(timer);
          resolve(answer);
        };
        target.postMessage({ type: 'tokenise' }, address.origin);
      }),
  };
}

/**
 * Address of a gateway's page for a frame of ours, with what it needs to look and speak like the page around it; `null` when it is no
 * address.
 * @param where the frame, or what stands in its place: its colours count
 */
export function frameAddress(
  base: string,
  context: WidgetContext,
  where: Element | null,
  more: Readonly<Record<string, string>> = {},
): URL | null {
  try {
    const url = new URL(base, context.siteOrigin);
    const wanted = {
      ...more,
      lang: context.t.language,
      theme: darkAt(where ?? document.documentElement) ? 'dark' : 'light',
      primary: context.agency.primaryColor,
      parent: window.location.origin,
      around: context.embedder,
    };
    for (const [name, value] of Object.entries(wanted)) if (value) url.searchParams.set(name, value);
    return url;
  } catch {
    return null;
  }
}

/** Whether the page shows its dark side where the element stands: asked of the used colour scheme, not of the OS. */
function darkAt(element: Element): boolean {
  const scheme = getComputedStyle(element).colorScheme ?? '';
  if (/dark/.test(scheme) && /light/.test(scheme)) return matchMedia('(prefers-color-scheme: dark)').matches;
  return /dark/.test(scheme);
}
