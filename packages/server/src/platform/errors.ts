import { errorCatalogue, type ErrorBody, type ErrorCode } from '@portolan/contract';

/**
 * A failure that the caller may know: its code is in the contract's catalogue and gives status and text.
 * Throw it anywhere below a route; the error handler writes the envelope.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly data: unknown;
  constructor(
    code: ErrorCode,
    details: { message?: string; fields?: Record<string, string>; data?: unknown; cause?: unknown } = {},
  ) {
    const entry = errorCatalogue[code];
    super(
      details.message ?? entry.message,
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.code = code;
    this.status = entry.status;
    this.fields = details.fields;
    this.data = details.data;
  }
}

/** `VALIDATION_FAILED` for one field. */
export function invalid(field: string, problem: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { [field]: problem } });
}

/**
 * The envelope of every failed call.
 * @param text the sentence in the caller's language @default the error's own
 */
export function errorBody(error: ApiError, requestId: string, text = error.message): ErrorBody {
  return {
    error: text,
    code: error.code,
    requestId,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.data === undefined ? {} : { data: error.data }),
  };
}

interface AjvProblem {
  instancePath: string;
  keyword: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/** What is wrong with which value, from ajv's list: `{ 'stayPeriod.start': 'has the wrong format' }`. */
export function fieldsOf(problems: readonly AjvProblem[], whole: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, keyword, message, params } of problems.slice(0, 50)) {
    let path = instancePath.slice(1).replaceAll('/', '.');
    let text = textOf(keyword, params) ?? message ?? 'is not valid';
    if (keyword === 'required') {
      path = join(path, String(params['missingProperty']));
      text = 'is required';
    } else if (keyword === 'additionalProperties') {
      path = join(path, String(params['additionalProperty']).slice(0, 60));
      text = 'is not known here';
    }
    fields[path || whole] ??= text;
  }
  return fields;
}

/** ajv's words as people say them. */
function textOf(keyword: string, params: Record<string, unknown>): string | null {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'minLength':
      return limit === '1' ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return `must have at least ${limit}`;
    case 'maxItems':
      return `must have at most ${limit}`;
    case 'type':
      return `must be of type ${String(params['type'])}`;
    case 'pattern':
      return 'has the wrong format';
    case 'enum':
    case 'const':
      return 'is not one of the allowed values';
    default:
      return null;
  }
}

function join(path: string, member: string): string {
  return path ? `${path}.${member}` : member;
}
