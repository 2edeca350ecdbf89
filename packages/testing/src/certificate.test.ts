import { createServer } from 'node:https';
import { connect } from 'node:tls';
import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { selfSigned } from './certificate.ts';

it('makes a certificate that TLS accepts for its names and for no other, good today', async () => {
  const { key, cert } = selfSigned(['*.sites.test', 'one.example']);
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkHost('book.sites.test')).toBe('*.sites.test');
  expect(read.checkHost('two.example')).toBeUndefined();
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());

  const server = createServer({ key, cert });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const protocol = await new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'book.sites.test', ca: cert }, () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.on('error', reject);
  });
  expect(protocol).toBe('TLSv1.3');
  await new Promise((resolve) => server.close(resolve));
});

it('makes another key every time', () => {
  expect(selfSigned(['a.test']).fingerprint).not.toBe(selfSigned(['a.test']).fingerprint);
});
