// Ports that nobody listens on right now.

import { createServer } from 'node:net';

/**
 * `count` different free ports on 127.0.0.1. Another process may take one before you do: listen soon.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  // All are held at once, so that none is handed out twice.
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * Whether nobody listens on `port`, neither on 127.0.0.1 nor on ::1: browsers try both for `*.localhost`.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      const server = await listen(port, host);
      await new Promise((resolve) => server.close(resolve));
    } catch (error) {
      // A machine without IPv6 has no ::1 to be taken.
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (host === '127.0.0.1' || code === 'EADDRINUSE') return false;
    }
  }
  return true;
}

/** @param {number} port @param {string} [host] @returns {Promise<import('node:net').Server>} */
function listen(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}
