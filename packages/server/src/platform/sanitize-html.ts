/** What every HTML of an agency goes through before it is kept, and again before it leaves. */
export { sanitiseHtml as sanitizeHtml } from '@portolan/core';
