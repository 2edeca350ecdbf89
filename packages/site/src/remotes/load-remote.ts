import type { ComponentType } from 'react';
import type { RemoteName, Route } from '../routes.ts';

/** What every remote script gives the host. */
export interface Remote {
  Page: ComponentType<{ route: Route }>;
  /** Registers the tags that a page of the area uses. */
  define?(route: Route): Promise<unknown>;
}

/** Remote chunk loading gives up after this (CONST-33). */
export const remoteTimeoutMs = 120_000;

/** A remote script that did not load, with why and from where (ERR-23, ERR-24). */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  /** `missing`: not there or blocked; `timeout`: no answer in time; `invalid`: it came and is no remote. */
  readonly type: 'missing' | 'timeout' | 'invalid';
  readonly address: string;

  constructor(type: RemoteLoadError['type'], address: string, options?: { cause?: unknown }) {
    super(`Loading a remote script failed. (${type}: ${address})`, options);
    this.type = type;
    this.address = address;
  }
}

export interface RemotePort {
  /** Address of a remote by name, from the page's import map. */
  resolve(name: RemoteName): string;
  load(address: string): Promise<unknown>;
  /** Resolves never, or after so many ms. */
  timeout(ms: number): { readonly promise: Promise<void>; cancel(): void };
}

/**
 * One embedded area's script, fetched for the page that shows it (HOST-07, HOST-08).
 * @throws {RemoteLoadError}
 */
export async function loadRemote(name: RemoteName, port: RemotePort = browserPort): Promise<Remote> {
  const address = port.resolve(name);
  const limit = port.timeout(remoteTimeoutMs);
  let module: unknown;
  try {
    module = await Promise.race([
      port.load(address),
      limit.promise.then(() => {
        throw new RemoteLoadError('timeout', address);
      }),
    ]);
  } catch (error) {
    throw error instanceof RemoteLoadError
      ? error
      : new RemoteLoadError('missing', address, { cause: error });
  } finally {
    limit.cancel();
  }
  if (typeof (module as Partial<Remote> | null)?.Page !== 'function')
    throw new RemoteLoadError('invalid', address);
  return module as Remote;
}

const browserPort: RemotePort = {
  resolve(name) {
    const map = document.querySelector('script[type=importmap]')?.textContent;
    const { imports = {} } = JSON.parse(map || '{}') as { imports?: Record<string, string> };
    return new URL(imports[`remote/${name}`] ?? `/assets/remote-${name}.js`, location.href).href;
  },
  load: (address) => import(/* @vite-ignore */ address),
  timeout(ms) {
    let timer: ReturnType<typeof setTimeout>;
    const promise = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    return { promise, cancel: () => clearTimeout(timer) };
  },
};
