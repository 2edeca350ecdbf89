import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { hotelsModule } from './hotels/index.ts';

/** One area of the API: registers its routes on a scope of its own. Modules never import each other. */
export type Module = (app: FastifyInstance, context: Context) => void | Promise<void>;

/** Every module, in the order that OpenAPI lists them; `pages` last, for it takes all paths that are left. */
export const modules: readonly Module[] = [hotelsModule];
