/** What every HTML of an agency goes through before it is shown, wherever it comes from. */
export { sanitiseHtml as sanitise } from '@portolan/core';
