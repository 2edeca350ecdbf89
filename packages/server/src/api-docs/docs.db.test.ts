import { listOperations } from '@portolan/contract';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());

describe('the API described by itself', () => {
  it('is OpenAPI 3.1 with every operation, each of which the server really has', async () => {
    const { json, headers } = await server.call('/api/openapi.json', { host: 'any.host' });
    expect(json.openapi).toBe('3.1.0');
    expect(headers['access-control-allow-origin']).toBe('*');
    for (const { id, method, path } of listOperations()) {
      const described = json.paths[path][method.toLowerCase()];
      expect(described.operationId).toBe(id);
      expect(
        server.app.hasRoute({ method: method as 'GET', url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
        id,
      ).toBe(true);
    }
  });
  it('refers to nothing that is not there', async () => {
    const { json, text } = await server.call('/api/openapi.json');
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      const [kind = '', name = ''] = reference.split('/');
      expect(json.components[kind], reference).toHaveProperty(name);
    }
  });
  it('is a page to read, with nothing from elsewhere and a closed policy', async () => {
    const page = await server.call('/api/docs', { host: 'any.host' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(page.headers['content-security-policy'])).toContain("default-src 'none'");
    for (const { id, path } of listOperations()) {
      expect(page.text).toContain(`<article id="${id}"`);
      expect(page.text).toContain(`<code>${path}</code>`);
    }
    expect(page.text).not.toMatch(/(?:src|href)="https?:/);
    expect(page.text).not.toMatch(/portolan/i);
    expect(page.text).not.toContain('undefined');
    expect(page.text).not.toContain('[object');
  });
});
