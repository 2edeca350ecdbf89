// Whether a custom elements manifest is one, by the schema that its readers go by.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';

const require = createRequire(import.meta.url);

/**
 * @param {string} path of a `custom-elements.json`
 * @returns {Promise<string[]>} what is wrong with it; empty for a valid one
 */
export async function manifestProblems(path) {
  const schema = JSON.parse(readFileSync(require.resolve('custom-elements-manifest/schema.json'), 'utf8'));
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  if (validate(JSON.parse(readFileSync(path, 'utf8')))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
