import { confirmationPath, isCheckout } from '@portolan/contract/services';
import type { NavigatePort } from '@portolan/widgets';
import { embeddedNavigation, type EmbeddedNavigation } from '../element/navigation.ts';
import { framedPaths, framedServices, type FramedService } from './protocol.ts';

/** The service whose checkout or booking page is at a path, which is never on a partner's page; `null` for every other path. */
function framedServiceAt(path: string): FramedService | null {
  return framedServices.find((service) => isCheckout(framedPaths[service], path)) ?? null;
}

/** What stands in the frame; `null`: nothing does. */
export type Framed = {
  readonly service: FramedService;
  readonly quoteId: string | null;
  readonly reference: string | null;
  readonly href: string;
};

export type FramedNavigation = NavigatePort & {
  stop(): void;
  /** Takes the frame away and shows the widget where it was, or at a path of its own. */
  back(path: string | null): void;
  /** The frame went on to a booking: a reload of the page finds that. */
  booked(reference: string): void;
};

/**
 * Navigation of `mode="frame"`: the widget stays at its room list while checkout and confirmation stand over it. The page's own
 * parameter, where there is one, says what is on top, so that back, forward and a reload find it again.
 * @param show called with what is to stand in the frame, `null` to take it away
 */
export function framedNavigation(
  options: EmbeddedNavigation,
  show: (place: Framed | null) => void,
): FramedNavigation {
  const { siteOrigin, mirror, staysInside, leave, mayGo } = options;
  /** Whose page is in the frame. */
  let shown: FramedService | null = null;
  /** True when the entry of the page's history before this one is the widget without the frame. */
  let entered = false;

  const inside = embeddedNavigation({
    ...options,
    staysInside: (path) => staysInside(path) && framedServiceAt(path) === null,
    // It stays in the page, in a frame.
    mayGo: (detail) => mayGo(framedServiceAt(detail.path) ? { ...detail, leaves: false } : detail),
    leave(href) {
      const { pathname, search } = new URL(href);
      const path = pathname + search;
      const service = framedServiceAt(path);
      if (!service) return leave(href);
      mirror?.write(path, false);
      entered = mirror !== null;
      open(service, path);
    },
  });
  const here = () => {
    const { path, query } = inside.current();
    return path + (query.size ? `?${query}` : '');
  };
  function open(service: FramedService, path: string): void {
    const { searchParams } = new URL(path, siteOrigin);
    shown = service;
    show({
      service,
      quoteId: searchParams.get('token'),
      reference: searchParams.get('reference'),
      href: inside.href(path),
    });
  }
  function close(): void {
    if (!shown) return;
    shown = null;
    show(null);
  }
  const stop = mirror?.listen(() => {
    entered = false;
    const path = mirror.read();
    const service = path && framedServiceAt(path);
    if (service) open(service, path);
    else close();
  });
  const first = mirror?.read();
  const firstService = first && framedServiceAt(first);
  if (firstService) queueMicrotask(() => open(firstService, first));

  return {
    ...inside,
    back(path) {
      const elsewhere = path !== null && viewOf(path) !== viewOf(here());
      if (entered && !elsewhere) return history.back();
      close();
      if (elsewhere) inside.go(path);
      else mirror?.write(here(), true);
    },
    booked(reference) {
      if (shown) mirror?.write(confirmationPath(framedPaths[shown], reference), true);
    },
    stop() {
      stop?.();
      close();
      inside.stop();
    },
  };
}

/** A view by its path without the parameters. */
const viewOf = (path: string) => path.split('?')[0];
