/** The documents of a booking as PDF, for everybody who may see the booking. */
import { route } from '../http/index.ts';
import type { AreaRoutes } from '../context.ts';
import { getDocument, listDocuments } from './get-document.ts';

export const documentsRoutes: AreaRoutes = (app, context) => {
  route(app, 'listDocuments', (call) => listDocuments(context, call));
  route(app, 'getDocument', (call) => getDocument(context, call));
};
