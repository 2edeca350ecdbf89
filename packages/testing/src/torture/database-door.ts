// A door between one server process and PostgreSQL. It knows one word of the protocol, `commit`, which is the other kind of step
// boundary: there the process is killed, or the connection cut, before the database hears it or before the process hears the answer.

import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export type CommitFault = 'kill before' | 'kill after' | 'cut before' | 'cut after';

export interface DatabaseDoor {
  readonly port: number;
  close(): Promise<void>;
}

/** A simple query, as drivers send it: Q, length, text, zero. */
const commit = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');

/** Opens a door on 127.0.0.1. `decide` is asked at every commit. */
export async function openDatabaseDoor(options: {
  to: () => NetConnectOpts;
  decide(): CommitFault | null;
  kill(): void;
}): Promise<DatabaseDoor> {
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (inside) => {
    const outside = connect(options.to());
    outside.setNoDelay(true);
    for (const socket of [inside, outside]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    let lost: CommitFault | null = null;
    const end = () => {
      inside.destroy();
      outside.destroy();
    };
    const strike = (fault: CommitFault) => {
      if (fault.startsWith('kill')) options.kill();
      end();
    };
    inside.on('data', (bytes: Buffer) => {
      if (bytes.includes(commit)) {
        const fault = options.decide();
        if (fault?.endsWith('before')) return strike(fault);
        lost = fault;
      }
      outside.write(bytes);
    });
    outside.on('data', (bytes: Buffer) => {
      if (lost && bytes.includes('COMMIT\0')) return strike(lost);
      inside.write(bytes);
    });
    inside.on('error', end).on('close', end);
    outside.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
