import { errorCatalogue, listOperations, may, type ErrorCode, type Operation } from '@portolan/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Codes that every call may answer with. */
const common: readonly ErrorCode[] = [
  'AGENCY_NOT_FOUND',
  'AGENCY_INACTIVE',
  'ORIGIN_NOT_ALLOWED',
  'ORIGIN_MISSING',
  'KEY_UNKNOWN',
  'KEY_INACTIVE',
  'KEY_QUOTA_EXCEEDED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL',
];

/** The codes that one operation may answer with, by status. */
export function codesOf(operation: Operation & { id: string }): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>([...common, ...(operation.errors ?? [])]);
  // The one call that an inactive agency answers: its site says so with it.
  if (operation.id === 'getAgency') codes.delete('AGENCY_INACTIVE');
  if (operation.query || operation.params) codes.add('VALIDATION_FAILED');
  if (operation.body)
    for (const code of [
      'VALIDATION_FAILED',
      'MALFORMED_BODY',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
    ] as const)
      codes.add(code);
  if (operation.needs) codes.add('UNAUTHENTICATED').add('SESSION_EXPIRED');
  if (operation.needs && !may('customer', operation.needs)) codes.add('FORBIDDEN');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

/** The API as OpenAPI 3.1, made from the contract alone. */
export function createOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const operation of listOperations()) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Agency API',
      version: '1',
      description:
        'Everything that an agency’s site and its widgets ask. The tenant is the key in x-agency-key with an allowed Origin, else the host. Success is { data }, failure { error, code, requestId, fields? }.',
    },
    tags: [...new Set(listOperations().map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'x-access-token',
          description: 'From login; 15 minutes.',
        },
        agencyKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-agency-key',
          description: 'Publishable key of a partner.',
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code', 'requestId'],
          properties: {
            error: { type: 'string' },
            code: { type: 'string', enum: Object.keys(errorCatalogue) },
            requestId: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            data: {},
          },
        },
      },
      parameters: Object.fromEntries(headers.map((header) => [header.name, { in: 'header', ...header }])),
    },
  };
}

const headers = [
  {
    name: 'x-agency-key',
    description: 'Publishable key; without it the host decides.',
    schema: { type: 'string' },
  },
  { name: 'accept-language', description: 'Language of texts.', schema: { type: 'string' } },
  {
    name: 'x-session-id',
    description: 'Correlates a visit; authorises nothing.',
    schema: { type: 'string' },
  },
  { name: 'timeZone', description: 'IANA zone of the visitor.', schema: { type: 'string' } },
  { name: 'x-access-token', description: 'Access token, when logged in.', schema: { type: 'string' } },
];

function describe(operation: Operation & { id: string; method: string }): Json {
  const parameters: Json[] = headers.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));
  for (const [place, schema] of [
    ['path', operation.params],
    ['query', operation.query],
  ] as const)
    // prettier-ignore
    parameters.push(...members(schema, place));
  if (operation.idempotent)
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: operation.idempotent === true,
      description: 'The same key answers the same and does nothing twice.',
      schema: { type: 'string', minLength: 8, maxLength: 200 },
    });
  const success = toSchema(operation.response, 'output');
  const hasBody = Object.keys(success).some((key) => key !== 'not');
  const type = operation.stream ? 'application/x-ndjson' : 'application/json';
  const responses: Record<string, Json> = operation.file
    ? {
        200: {
          description: 'The file.',
          content: { [operation.file]: { schema: { type: 'string', format: 'binary' } } },
        },
      }
    : hasBody
      ? {
          200: {
            description: operation.stream ? 'One JSON value a line.' : 'Success.',
            content: { [type]: { schema: success } },
          },
        }
      : { 204: { description: 'Done; nothing to say.' } };
  for (const [status, codes] of codesOf(operation))
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    'x-requirement': operation.source,
    ...(operation.needs ? { security: [{ accessToken: [] }] } : {}),
    parameters,
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(operation.body, 'input') } },
          },
        }
      : {}),
    responses,
  };
}

function members(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
  }));
}

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return schema instanceof z.ZodVoid ? {} : rest;
}
