import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

/** `/dev/keys`, in demo mode only. */
export function registerDevKeys(_app: FastifyInstance, _context: Context): void {}
