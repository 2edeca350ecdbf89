import { invalid } from '../platform/errors.ts';
import { sanitiseHtml } from '../platform/sanitise-html.ts';

/**
 * The HTML that staff wrote as it may be kept; it is sanitised again when it leaves.
 * @throws {ApiError} `VALIDATION_FAILED` with `field` for a text that says nothing
 */
export function cleaned(html: string, field: string): string {
  const clean = sanitiseHtml(html).trim();
  if (!clean) throw invalid(field, 'says nothing that may be shown');
  return clean;
}
