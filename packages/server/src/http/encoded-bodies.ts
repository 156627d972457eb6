import type { FastifyInstance } from 'fastify';
import { invalid } from './app-error.ts';

/** Bodies come as they are: what a compressed one unpacks to could be a thousand times as much. */
export const refuseEncodedBodies = (app: FastifyInstance): void => {
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const encoding = headers['content-encoding']?.toLowerCase() ?? '';
    const isPlain = encoding === '' || encoding === 'identity';
    done(isPlain ? null : invalid('Content-Encoding', 'field_invalid'));
  });
};
