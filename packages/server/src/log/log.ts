import type { FastifyBaseLogger } from 'fastify';

/** What the parts of the server write their log lines to. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
