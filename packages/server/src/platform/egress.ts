import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An address of somebody else's choosing that we do not ask; nothing was sent there. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
}

/** What a request of `fetch` says, as far as we need it. */
export interface EgressRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * Asks addresses that an agency chose: over https, on the public internet alone. Redirects are answered and never followed.
 * @throws {EgressError} for an address that is not asked; whatever Node's own client throws
 */
export type Egress = (url: string, request?: EgressRequest) => Promise<Response>;

export interface EgressOptions {
  /** Also addresses of this machine and of private networks, and http: for demo mode alone, whose sandboxes live there. */
  allowPrivate: boolean;
  /** Resolves a name to all of its addresses. @default the system's resolver */
  resolve?: (name: string) => Promise<LookupAddress[]>;
  /** More is cut off, as an error. @default 1 MiB */
  maxBytes?: number;
}

const blocked = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24],
  ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) blocked.addSubnet(net, bits, 'ipv4'); // prettier-ignore
// Within 2000::/3: protocol assignments with Teredo, documentation, and 6to4, which leads back into IPv4.
for (const [net, bits] of [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]] as const)
  blocked.addSubnet(net, bits, 'ipv6'); // prettier-ignore
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** True for an address that anybody on the internet may have: not of this machine, a private network or a special purpose. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4');
    case 6:
      // Mapped, translated, local and multicast addresses all lie elsewhere.
      return unicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Why an address may not be asked, as far as its text says; `null` when its name must be looked up to know. */
export function addressProblem(url: string, allowPrivate: boolean): string | null {
  if (!URL.canParse(url)) return 'must be an address such as https://login.example.com';
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'must begin with https://';
  if (username || password) return 'must not hold a name or a password';
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (allowPrivate) return null;
  if (
    isIP(host)
      ? !isPublicAddress(host)
      : !host.includes('.') || /(^|\.)(localhost|local|internal)$/.test(host)
  )
    return 'must be on the public internet';
  return null;
}

export function createEgress({
  allowPrivate,
  resolve = resolveAll,
  maxBytes = 1_048_576,
}: EgressOptions): Egress {
  /** In place of the client's own look-up: what was checked is what is connected to, whatever the name says a moment later. */
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name).then(
      (found) => {
        const wanted = found.filter(({ family }) => !options.family || family === options.family);
        const bad = wanted.find(({ address }) => !allowPrivate && !isPublicAddress(address));
        const [first] = wanted;
        if (bad || !first) {
          const says = bad ? `${name} is at ${bad.address}, which is not asked` : `${name} has no address`;
          done(new EgressError(says), '', 0);
        } else if (options.all) done(null, wanted);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };

  return async (url, { method = 'GET', headers = {}, body, signal } = {}) => {
    const problem = addressProblem(url, allowPrivate);
    if (problem !== null) throw new EgressError(`${url.slice(0, 200)} ${problem}`);
    const target = new URL(url);
    const sent = bytesOf(body);
    const request = target.protocol === 'http:' ? httpRequest : httpsRequest;
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      const call = request(target, {
        method,
        lookup,
        // A connection of its own: none that was opened for another purpose is used.
        agent: false,
        headers: { ...headers, ...(sent && { 'content-length': String(sent.length) }) },
        ...(signal && { signal }),
      });
      call
        .on('response', done)
        .on('error', failed)
        .end(sent ?? undefined);
    });
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) {
        answer.destroy();
        throw new EgressError(`${target.origin} answers more than ${maxBytes} bytes`);
      }
      parts.push(part);
    }
    const status = answer.statusCode ?? 502;
    const said = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value ?? []].flat()) said.append(name, one);
    const empty = status === 204 || status === 205 || status === 304;
    return new Response(empty ? null : Buffer.concat(parts), { status, headers: said });
  };
}

function bytesOf(body: unknown): Buffer | null {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof URLSearchParams) return Buffer.from(body.toString());
  if (body instanceof Uint8Array) return Buffer.from(body);
  throw new TypeError('Only text, form values and bytes can be sent');
}

function resolveAll(name: string): Promise<LookupAddress[]> {
  return new Promise((done, failed) => {
    systemLookup(name, { all: true }, (error, addresses) => (error ? failed(error) : done(addresses)));
  });
}
