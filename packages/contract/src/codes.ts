/**
 * The error catalogue: every code a client may meet, its HTTP status and the sentence shown when nothing better is known.
 * Zod-free, so browsers may import it. `docs/errors.md` lists the same codes; a check compares both.
 */
export const errorCatalogue = {
  AGENCY_NOT_FOUND: { status: 404, message: 'Agency not found!' },
  AGENCY_INACTIVE: { status: 403, message: 'Agency is inactive' },
  ORIGIN_NOT_ALLOWED: { status: 403, message: 'This key may not be used from this page.' },
  ORIGIN_MISSING: {
    status: 403,
    message: 'This page has no address of its own, so no key can be used on it.',
  },
  KEY_REQUIRED: { status: 400, message: 'Send the publishable key of the page in x-agency-key.' },
  KEY_UNKNOWN: { status: 404, message: 'No agency has this key.' },
  KEY_INACTIVE: { status: 403, message: 'This key is not in use any more.' },
  KEY_QUOTA_EXCEEDED: { status: 429, message: 'This page has asked too often. Please wait a moment.' },
  NOT_FOUND: { status: 404, message: 'Nothing was found at this address.' },
  VALIDATION_FAILED: { status: 400, message: 'Some of the values sent are not valid.' },
  MALFORMED_REQUEST: { status: 400, message: 'This is not a request that HTTP knows.' },
  MALFORMED_BODY: { status: 400, message: 'The body is not valid JSON.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send JSON with content type application/json.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not support that method.' },
  UNAUTHENTICATED: { status: 401, message: 'Please log in.' },
  INVALID_CREDENTIALS: { status: 401, message: 'The e-mail address or the password is not right.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Please log in again.' },
  PROFILE_TOKEN_MALFORMED: { status: 400, message: 'The profile token is not a signed token.' },
  PROFILE_TOKEN_ALGORITHM: { status: 401, message: 'The profile token must be signed with HS256.' },
  PROFILE_TOKEN_SIGNATURE: { status: 401, message: 'The signature of the profile token is not right.' },
  PROFILE_TOKEN_CLAIMS: { status: 400, message: 'A claim of the profile token is missing or not valid.' },
  PROFILE_TOKEN_EXPIRED: { status: 401, message: 'The profile token has expired.' },
  PROFILE_TOKEN_LIFETIME: {
    status: 401,
    message: 'The profile token lives too long, or is from the future.',
  },
  PROFILE_TOKEN_USED: { status: 401, message: 'The profile token was used before.' },
  PROFILE_TOKEN_WRONG_AGENCY: { status: 403, message: 'The profile token is for another agency.' },
  PROFILE_TOKEN_WRONG_PARTNER: { status: 403, message: 'The profile token is from another partner.' },
  PROFILE_TOKEN_WRONG_ORIGIN: { status: 403, message: 'The profile token is for another page.' },
  PROFILE_INVALID: { status: 400, message: 'The profile is neither a signed token nor a JSON object.' },
  BROWSE_TOKEN_EXPIRED: { status: 401, message: 'The browse token has expired.' },
  BROWSE_TOKEN_ELSEWHERE: { status: 403, message: 'The browse token is for another page or key.' },
  BROWSE_TOKEN_NOT_HERE: { status: 403, message: 'A browse token is good for searches and prices only.' },
  ACCESS_TOKEN_NOT_HERE: {
    status: 403,
    message: 'An access token may be used on the agency’s own pages only.',
  },
  CODE_INVALID: { status: 401, message: 'This code is wrong, has expired or was used before.' },
  SIGN_IN_FAILED: { status: 401, message: 'The log-in did not work out. Please try again.' },
  SIGN_IN_UNAVAILABLE: { status: 503, message: 'The log-in service cannot be reached. Please try again.' },
  EMAIL_NOT_PROVEN: {
    status: 403,
    message: 'The log-in service has not confirmed your e-mail address. Confirm it there, then try again.',
  },
  LINK_EXPIRED: { status: 410, message: 'This link has expired or was used before.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  STAY_IN_PAST: { status: 400, message: 'The check-in date has passed.' },
  STAY_INVALID: { status: 400, message: 'Check-out must be after check-in, at most 60 days later.' },
  OCCUPANCY_INVALID: {
    status: 400,
    message: 'Choose 1 to 9 rooms with 1 to 8 guests each, at least one adult in every room.',
  },
  PLACE_NOT_FOUND: { status: 404, message: 'This place was not found. Choose one of the suggestions.' },
  PROPERTY_NOT_FOUND: { status: 404, message: 'This property was not found.' },
  OFFER_INVALID: { status: 400, message: 'This offer is not valid.' },
  OFFER_EXPIRED: { status: 410, message: 'This offer has expired. Please search again.' },
  QUOTE_NOT_FOUND: { status: 404, message: 'This quote was not found.' },
  QUOTE_EXPIRED: { status: 410, message: 'The price was held for a limited time, which has passed.' },
  SOLD_OUT: { status: 409, message: 'This offer has just been sold.' },
  TRAVELLER_DETAILS: {
    status: 400,
    message: 'A detail of a traveller is missing, or was sent although it is not asked for.',
  },
  PRICE_CHANGED: {
    status: 409,
    message: 'The price has changed. Please look at the new price before you book.',
  },
  PAYMENT_DECLINED: { status: 402, message: 'The payment was declined. Nothing was charged.' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'The payment service cannot be reached. Nothing was charged.',
  },
  WEBHOOK_REFUSED: { status: 400, message: 'This webhook is not signed as it should be.' },
  BOOKING_NOT_FOUND: { status: 404, message: 'This booking was not found.' },
  BOOKING_PENDING: { status: 409, message: 'This booking is still being confirmed.' },
  DOCUMENT_NOT_READY: {
    status: 409,
    message: 'This document is not available for this booking now.',
  },
  NOT_HOLDABLE: { status: 409, message: 'This cannot be held, or is not held.' },
  HOLD_EXPIRED: { status: 410, message: 'It is not held any more.' },
  INSTALMENT_NOT_PAYABLE: { status: 409, message: 'Nothing can be paid for this booking now.' },
  AUTHORISATION_NOT_RENEWABLE: {
    status: 409,
    message: 'The card of this booking cannot be confirmed again now.',
  },
  BOOKING_NOT_CANCELLABLE: { status: 409, message: 'This booking cannot be cancelled.' },
  CANCEL_QUOTE_EXPIRED: {
    status: 410,
    message: 'What cancelling costs has to be looked up again.',
  },
  PROPOSAL_CLOSED: { status: 409, message: 'This proposal has been answered, withdrawn or has expired.' },
  REVIEW_CLOSED: { status: 409, message: 'This booking does not wait for a review.' },
  CREDIT_TOO_LOW: { status: 409, message: 'There is less credit than that.' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: 'Send an Idempotency-Key header with this request.' },
  IDEMPOTENCY_CONFLICT: { status: 409, message: 'This Idempotency-Key was used for a different request.' },
  SUPPLIER_UNAVAILABLE: {
    status: 503,
    message: 'The supplier cannot be reached at the moment. Please try again.',
  },
  SERVICE_UNAVAILABLE: { status: 503, message: 'We cannot answer at the moment. Please try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A stable code from the catalogue; clients switch on it, never on the text. */
export type ErrorCode = keyof typeof errorCatalogue;

/** The body of every failed call. `fields` maps a JSON path of the request to what is wrong with it. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  requestId: string;
  fields?: Record<string, string>;
  /** Extra facts of this code, such as the new quote of `PRICE_CHANGED`. */
  data?: unknown;
}

/** True when `value` is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}
