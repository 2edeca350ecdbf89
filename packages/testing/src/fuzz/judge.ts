import { readFileSync } from 'node:fs';
import { errorCatalogue, isErrorCode, listOperations, type Operation } from '@portolan/contract';
import { Ajv, type ValidateFunction } from 'ajv';
import { z } from 'zod';
import type { FuzzRequest } from './cast.ts';
import type { FuzzAnswer } from './send.ts';

/** What an answer must never hold, whoever asked: insides of the server. */
const insides = [
  /\bat (?:async )?(?:[\w.<>[\] ]+ \()?(?:file:\/\/)?\/[^\s:]+:\d+:\d+/,
  /node_modules|node:internal|\/packages\/\w+\/src\//,
  /\b(?:select|insert into|update|delete from)\b[^"<>]{1,200}\b(?:where|values|set|returning)\b[^"<>]*\$\d/i,
  /syntax error at or near|violates (?:foreign key|unique|check|not-null) constraint|invalid byte sequence|invalid input syntax|relation "/i,
  /ECONNREFUSED|PostgresError|TypeError:|ReferenceError:|RangeError:|SyntaxError:/,
];

const languages = ['pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'];
const texts = new Map<string, Record<string, string>>(
  languages.map((language) => [
    language,
    JSON.parse(
      readFileSync(new URL(`../../../server/src/http/error-texts/${language}.json`, import.meta.url), 'utf8'),
    ) as Record<string, string>,
  ]),
);
/** Codes that every call may answer; an operation names the others. */
const always = new Set<string>([
  'AGENCY_NOT_FOUND', 'AGENCY_INACTIVE', 'ORIGIN_NOT_ALLOWED', 'ORIGIN_MISSING', 'KEY_UNKNOWN', 'KEY_INACTIVE', 'KEY_QUOTA_EXCEEDED',
  'NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_BODY', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'METHOD_NOT_ALLOWED', 'UNAUTHENTICATED',
  'SESSION_EXPIRED', 'FORBIDDEN', 'BROWSE_TOKEN_EXPIRED', 'BROWSE_TOKEN_ELSEWHERE', 'BROWSE_TOKEN_NOT_HERE', 'ACCESS_TOKEN_NOT_HERE', 'RATE_LIMITED',
]); // prettier-ignore
/** Sentences that were written for one case. */
const ownSentences = new Set([
  'This quote has been booked already.',
  'Please log in through your agency’s own page.',
]);

const ajv = new Ajv({ strict: false, allErrors: false });
const checks = new Map<string, { operation: Operation; validate: ValidateFunction | null }>();
for (const { id, ...operation } of listOperations()) {
  const none = operation.response instanceof z.ZodVoid;
  // Closed objects: a member that the contract does not know is a leak, or a document that lies.
  const schema = none ? null : z.toJSONSchema(operation.response, { target: 'draft-7', io: 'output' });
  checks.set(id, { operation, validate: schema && ajv.compile(schema) });
}

/** What nobody but one agency may ever read, by agency. */
export type Secrets = ReadonlyMap<string, readonly string[]>;

/** Everything that is wrong with an answer; nothing when it is as it should be. */
export function judge(request: FuzzRequest, answer: FuzzAnswer, secrets: Secrets): string[] {
  const wrong: string[] = [];
  const { status, headers, text } = answer;
  const type = String(headers['content-type'] ?? '');
  const dev = request.operation.startsWith('/dev');

  if (status >= 500 && !(status === 503 && mayBeDown(request))) wrong.push(`answered ${status}`);
  for (const pattern of insides) {
    const found = pattern.exec(text);
    // A page may hold any text, and the tools of demo mode tell what went wrong inside.
    if (found && !dev && !type.includes('text/html') && !sentIt(request, found[0]))
      wrong.push(`tells ${JSON.stringify(found[0].slice(0, 120))}`);
  }
  if (!dev && request.agency !== null)
    for (const [agency, kept] of secrets)
      if (agency !== request.agency)
        for (const secret of kept)
          if (text.includes(secret)) wrong.push(`tells ${request.agency} what is ${agency}'s: ${secret}`);

  const known = checks.get(request.operation);
  if (request.method === 'HEAD' || request.method === 'OPTIONS') return wrong;
  if (status >= 400) {
    const html = type.includes('text/html') && !request.isOperation;
    const empty = dev && text === '';
    if (!html && !empty) wrong.push(...judgeFailure(request, answer, known?.operation));
  } else if (request.isOperation && known && status !== 304) {
    wrong.push(...judgeSuccess(known.operation, known.validate, answer, type));
  }
  return wrong;
}

function judgeFailure(request: FuzzRequest, answer: FuzzAnswer, operation: Operation | undefined): string[] {
  const wrong: string[] = [];
  const type = String(answer.headers['content-type'] ?? '');
  if (!type.startsWith('application/json')) wrong.push(`fails as ${type || 'nothing'}`);
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(answer.text) as Record<string, unknown>;
  } catch {
    return [...wrong, `fails with no JSON: ${answer.text.slice(0, 200)}`];
  }
  const { error, code, requestId, fields, data, ...rest } = body;
  void data;
  if (Object.keys(rest).length > 0) wrong.push(`unknown members ${Object.keys(rest).join()}`);
  if (!isErrorCode(code)) return [...wrong, `code ${JSON.stringify(code)} is not documented`];
  if (typeof requestId !== 'string' || requestId === '') wrong.push('no requestId');
  else if (answer.headers['x-request-id'] !== requestId) wrong.push('requestId differs from x-request-id');
  if (errorCatalogue[code].status !== answer.status) wrong.push(`${code} with status ${answer.status}`);
  if (request.isOperation && operation && !always.has(code) && !(operation.errors as string[] | undefined)?.includes(code))
    wrong.push(`${code} is not among the documented codes of ${request.operation}`); // prettier-ignore
  if (fields !== undefined && (typeof fields !== 'object' || !Object.values(fields as object).every((each) => typeof each === 'string')))
    wrong.push('fields are not texts'); // prettier-ignore
  const english: string = errorCatalogue[code].message;
  const all = [
    english,
    ...languages.map((language) => texts.get(language)![code] ?? english),
    ...ownSentences,
  ];
  const meant =
    request.language === null ? all : [texts.get(request.language)?.[code] ?? english, ...ownSentences];
  if (typeof error !== 'string' || !meant.includes(error))
    wrong.push(`${code} in ${request.language}: says ${JSON.stringify(error)}`);
  return wrong; // prettier-ignore
}

function judgeSuccess(
  operation: Operation,
  validate: ValidateFunction | null,
  answer: FuzzAnswer,
  type: string,
): string[] {
  const { status, text } = answer;
  if (type.startsWith('text/event-stream')) return [];
  if (operation.file !== undefined)
    return status === 200 && type.startsWith(operation.file) && text !== ''
      ? []
      : [`answers ${status} ${type}, which is no file`];
  if (!validate)
    return status === 204 && text === '' ? [] : [`answers ${status} where nothing is to be said`];
  const lines = operation.stream ? text.split('\n').filter(Boolean) : [text];
  for (const line of lines) {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return [`answers no JSON: ${line.slice(0, 200)}`];
    }
    if ((value as { code?: string }).code === 'INTERNAL') return ['a line of the stream is INTERNAL'];
    if (!validate(value))
      return [`differs from its schema: ${ajv.errorsText(validate.errors)} ${JSON.stringify(validate.errors?.[0]?.params)}`];
  } // prettier-ignore
  return [];
}

/** A scenario was asked for, or a card whose gateway has no luck: then a neighbour is down, or seems to be. */
function mayBeDown(request: FuzzRequest): boolean {
  return ['createBooking', 'confirmPayment', 'payInstalment', 'renewAuthorisation'].includes(request.operation) || String(request.body).includes('"scenario"');
} // prettier-ignore

/** True when the caller said it first. */
function sentIt(request: FuzzRequest, text: string): boolean {
  return `${request.path} ${String(request.body)} ${JSON.stringify(request.headers)}`.includes(
    text.slice(0, 20),
  );
}
