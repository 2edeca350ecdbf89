import { Agency, operations } from '@portolan/contract';
import { aTestServer, type TestServer } from '@portolan/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());

describe('GET /api/agency', () => {
  it('answers the agency of the host, whole and in the contract’s shape (API-01, AGY-02)', async () => {
    const answer = await server.call('/api/agency');
    expect(answer.status).toBe(200);
    expect(Agency.parse(answer.json.data)).toEqual(answer.json.data);
    expect(answer.json.data).toMatchObject({ subdomain: 'harbour', agencyName: 'Harbour & Pine Travel' });
    expect((await server.call('/api/agency', { site: 'nordlys' })).json.data.subdomain).toBe('nordlys');
  });
});
