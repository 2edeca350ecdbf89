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
 * Whether `port` can be listened on, on 127.0.0.1.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}

/** @param {number} port @returns {Promise<import('node:net').Server>} */
function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
}
