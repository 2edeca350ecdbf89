import {
  isGreeting,
  lineOver,
  protocol,
  toFrame,
  type Line,
  type Message,
  type ToFrame,
  type ToHost,
} from './protocol.ts';

export type { FramedService, Line, Message, ToFrame, ToHost } from './protocol.ts';

/**
 * The frame's half of the handshake: says hello to the page it was made for, and takes the port that comes back. Every other answer
 * (another window, another origin, another nonce, a second one) is as if it had not come.
 * @param embedder origin of the page, as the server has checked it against the key
 * @param nonce what the page put behind `#` in the frame's address; no other frame can know it
 */
export function meetHost(
  embedder: string,
  nonce: string,
  hear: (message: Message<ToFrame>) => void,
): Promise<Line<ToHost>> {
  return new Promise((resolve) => {
    const onMessage = ({ origin, source, data, ports }: MessageEvent) => {
      const [port] = ports;
      if (origin !== embedder || source !== window.parent || !isGreeting(data, 'welcome', nonce)) return;
      if (!port || ports.length !== 1) return;
      removeEventListener('message', onMessage);
      resolve(lineOver<ToHost, ToFrame>(port, toFrame, hear));
    };
    addEventListener('message', onMessage);
    window.parent.postMessage({ travel: protocol, type: 'hello', nonce }, embedder);
  });
}
