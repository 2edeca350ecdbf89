import { z } from 'zod';

/** JSON Schema (draft 7) of what a caller may send. */
export function inputSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  return rest;
}

interface Validate {
  (data: unknown): unknown;
  errors?: unknown;
}
interface Compiler {
  compile(schema: object): Validate;
}

/**
 * Lets a validator take the contract's own schemas, each compiled when the first request comes that it is for: compiling all of them would
 * be a third of the server's start. That every schema can be compiled is for tests to say.
 */
export function compileAtFirstUse(ajv: unknown): void {
  const compiler = ajv as Compiler;
  const compile = compiler.compile.bind(compiler);
  compiler.compile = (schema) => {
    let ready: Validate | undefined;
    const validate: Validate = (data) => {
      ready ??= compile(schema instanceof z.ZodType ? inputSchema(schema) : schema);
      const valid = ready(data);
      validate.errors = ready.errors;
      return valid;
    };
    return validate;
  };
}
