import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A database that takes seconds to make and that tests only ever see copies of. */
export interface Template {
  /** Tells templates apart: lower-case letters. */
  kind: string;
  /** Files, and folders with all their files: another content makes another template. */
  sources: readonly string[];
  /** Makes an empty database what it is to be. */
  fill(ownerUrl: string): Promise<void>;
}

/**
 * Creates a database as a copy of a template, which takes some 50 ms. The first to ask makes the template; it is shared by all test files and
 * kept between runs.
 * @param urls of the server, as `inject('postgres')` tells them
 * @param name of the new database, which may not exist
 */
export async function cloneTemplate(
  urls: { ownerUrl: string; appUrl: string },
  template: Template,
  name: string,
): Promise<void> {
  const admin = new pg.Client({ connectionString: urls.ownerUrl });
  await admin.connect();
  try {
    const source = await ensureTemplate(admin, urls.ownerUrl, template);
    await admin.query(`create database ${name} template ${source}`);
    await admin.query(`grant connect on database ${name} to ${new URL(urls.appUrl).username}`);
  } finally {
    await admin.end();
  }
}

/** Drops a test's database, with whoever is still connected. */
export async function dropDatabase(urls: { ownerUrl: string }, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: urls.ownerUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}

/** The address of another database on the same server. */
export function atDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString();
}

async function ensureTemplate(
  admin: pg.Client,
  serverUrl: string,
  { kind, sources, fill }: Template,
): Promise<string> {
  const prefix = `test_template_${kind}_`;
  const name = prefix + hashOf(sources);
  await admin.query('select pg_advisory_lock(4711)');
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [
      name,
    ]);
    if (rowCount) return name;
    await dropOldTemplates(admin, prefix);
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    await fill(atDatabase(serverUrl, name));
    await admin.query(
      `update pg_database set datistemplate = true, datallowconn = false where datname = $1`,
      [name],
    );
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock(4711)');
  }
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of statSync(source).isDirectory() ? readdirSync(source).sort() : [''])
      hash.update(file).update(readFileSync(join(source, file)));
  return hash.digest('hex').slice(0, 16);
}

async function dropOldTemplates(admin: pg.Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like $1 and datistemplate`,
    [`${prefix.replaceAll('_', '\\_')}%`],
  );
  for (const { datname } of rows) {
    await admin.query('update pg_database set datistemplate = false where datname = $1', [datname]);
    // Another run may be cloning it at this moment; then it stays for the next clean-up.
    await admin.query(`drop database if exists ${datname}`).catch(() => undefined);
  }
}
