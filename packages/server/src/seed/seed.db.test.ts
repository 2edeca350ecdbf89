import { createFakeHotelSupplier, aProperty } from '@portolan/suppliers/testing';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { demoUsers, demoWorld } from './demo-world.ts';
import { importCatalogue } from './import-catalogue.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());

describe('the demo world', () => {
  it('is written once and then left alone, with what people changed', async () => {
    expect(await seedDemo(server.ownerUrl)).toBe(false);
    await server.sql(`update users set language = 'pt' where user_id = 'us_owner'`);
    await server.sql('delete from seeds');
    expect(await seedDemo(server.ownerUrl)).toBe(true);
    const rows = await server.sql(`select distinct language from users where user_id = 'us_owner'`);
    expect(rows).toEqual([{ language: 'pt' }]);
  });
  it('has seven agencies, each with six users, a key, a host and words in its own language', async () => {
    expect(demoWorld.map((agency) => agency.subdomain)).toEqual([
      'harbour', 'nordlys', 'solazul', 'safar', 'atelier', 'quiet', 'demo',
    ]); // prettier-ignore
    const [counts] = await server.sql<Record<string, number>>(
      `select (select count(*) from agencies)::int as agencies, (select count(*) from users)::int as users,
              (select count(*) from agency_keys)::int as keys, (select count(*) from agency_hosts)::int as hosts,
              (select count(*) from about_pages)::int as about, (select count(*) from faqs)::int as faqs`,
    );
    expect(counts).toEqual({
      agencies: 7,
      users: 7 * demoUsers.length,
      keys: 7,
      hosts: 7,
      about: 7,
      faqs: 7,
    });
  });
  it('keeps a question of every FAQ longer than 3 characters', () => {
    for (const { faq } of demoWorld)
      for (const { question } of faq.questions) expect(question.trim().length).toBeGreaterThan(3);
  });
  it('is not migrated twice', async () => {
    expect(await migrate({ ownerUrl: server.ownerUrl })).toEqual([]);
  });
});

describe('the catalogue', () => {
  const aurora = (count: number, values = {}) =>
    createFakeHotelSupplier({
      name: 'aurora',
      properties: Array.from({ length: count }, (_, index) => aProperty(index, values)),
    });
  const meridian = createFakeHotelSupplier({
    name: 'meridian',
    properties: [
      aProperty(1, { propertyId: 'x1', name: 'Another name' }),
      aProperty(99, { propertyId: 'x99', mappingId: null, name: 'Only here' }),
    ],
  });
  const run = (first: ReturnType<typeof aurora>) =>
    importCatalogue(server.ownerUrl, new Map([['aurora', first], ['meridian', meridian]])); // prettier-ignore
  const names = () =>
    server.sql<{ property_id: string; name: string }>(
      'select property_id, name from properties order by property_id',
    );

  it('is one property for one building, described by who is asked first', async () => {
    expect(await run(aurora(3))).toEqual([
      { supplier: 'aurora', properties: 3, changed: true },
      { supplier: 'meridian', properties: 2, changed: true },
    ]);
    expect(await names()).toEqual([
      { property_id: 'p_m0', name: 'Hotel Número 0' },
      { property_id: 'p_m1', name: 'Hotel Número 1' },
      { property_id: 'p_m2', name: 'Hotel Número 2' },
      { property_id: 'p_meridian_x99', name: 'Only here' },
    ]);
    expect(
      await server.sql(
        `select supplier, supplier_property_id from property_suppliers where property_id = 'p_m1' order by 1`,
      ),
    ).toEqual([
      { supplier: 'aurora', supplier_property_id: 'h1' },
      { supplier: 'meridian', supplier_property_id: 'x1' },
    ]);
  });
  it('writes nothing when nothing changed', async () => {
    const before = await server.sql('select xmin from properties order by property_id');
    expect((await run(aurora(3))).map((result) => result.changed)).toEqual([false, false]);
    expect(await server.sql('select xmin from properties order by property_id')).toEqual(before);
  });
  it('follows what a supplier changes, adds and takes away', async () => {
    expect((await run(aurora(2, { city: 'Porto' })))[0]).toMatchObject({ changed: true });
    expect((await names()).map((row) => row.property_id)).toEqual(['p_m0', 'p_m1', 'p_meridian_x99']);
    expect(await server.sql(`select distinct city from properties where mapping_id is not null`)).toEqual([
      { city: 'Porto' },
    ]);
    await run(aurora(4));
    expect((await names()).length).toBe(5);
  });
  it('keeps its indexes through a first import', async () => {
    await server.sql('delete from properties');
    await server.sql('delete from catalogue_imports');
    await run(aurora(2));
    const rows = await server.sql<{ indexname: string }>(
      `select indexname from pg_indexes where tablename = 'properties' order by 1`,
    );
    expect(rows.map((row) => row.indexname)).toEqual(
      expect.arrayContaining(['properties_cell', 'properties_pkey', 'properties_words']),
    );
  });
});
