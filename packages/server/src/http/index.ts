/** Operations of the contract as routes: tenant, user, role, validation, error envelope, cached and repeated answers, headers of pages. */
export { answerOnce } from './answer-once.ts';
export {
  type CachedAnswer,
  createAgencyAnswers,
  hasAlready,
  isWhole,
  prepareAnswer,
  sendCached,
  weakTag,
} from './cached-answer.ts';
export type { Call } from './call.ts';
export { acceptedEncoding, compressAnswers } from './compression.ts';
export { errorText } from './error-texts/index.ts';
export { frameAncestors, framedPageHeaders } from './framed-page.ts';
export { parseCookies, parseQuery, requestLanguage } from './headers.ts';
export { hashRequest, once, type StoredAnswer } from './idempotency.ts';
export { compileAtFirstUse } from './input-schema.ts';
export { noPagePolicy, plainPageHeaders, transportSecurity, trustedTypes } from './page-policy.ts';
export { answered, type Answered, fastifyPath, pathOf, route, toApiError } from './route.ts';
export { answerPreflight, isOwnOrigin } from './tenant.ts';
