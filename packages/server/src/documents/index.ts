/** Vouchers, invoices and credit notes as PDF. Nothing is stored but numbers. */
export { createDocuments, type DocumentKind, type Documents, type RenderedDocument } from './documents.ts';
export { travellerTexts } from './texts.ts';
export { createTypesetter } from './typesetter.ts';
