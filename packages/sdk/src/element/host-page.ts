import { localZone } from '@portolan/client/early';
import type { Host } from './host.ts';
import { emitFrom } from './events.ts';
import { misuse } from './misuse.ts';
import type { MountPort, Resolved, Surroundings } from './surroundings.ts';

/** The agency's own site: it knows the agency, the traveller and the currency, and shares them with every widget of the page. */
export class HostPage implements Surroundings {
  readonly embedded = false;
  readonly #mount: MountPort;
  readonly #host: Host;
  readonly #unsubscribe: () => void;

  constructor(mount: MountPort, host: Host) {
    this.#mount = mount;
    this.#host = host;
    this.#unsubscribe = host.subscribe(() => void mount.refresh());
  }

  get host(): Host {
    return this.#host;
  }

  get navigate() {
    return this.#host.navigate;
  }

  resolve(): Promise<Resolved> {
    const { element } = this.#mount;
    const { client, navigate, storage, isMobile, promptLogin } = this.#host;
    const { language, theme, ...state } = this.#host.getState();
    return Promise.resolve({
      language,
      theme,
      service: element.service,
      agency: state.agency,
      context: {
        ...state,
        client,
        navigate,
        storage,
        isMobile,
        promptLogin,
        get timeZone() {
          return localZone();
        },
        now: () => Date.now(),
        emit: (event, detail) => emitFrom(element, `travel-${event}`, detail as never),
        warn: (fix) => misuse(element, 'said', fix),
      },
    });
  }

  wayOut(): null {
    return null;
  }

  forget(): void {}

  stop(): void {
    this.#unsubscribe();
  }
}
