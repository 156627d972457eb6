import type { FastifyInstance } from 'fastify';
import { invalid } from '../answers/app-error.ts';

/** Compressed bodies are refused: one may unpack to a thousand times its size. */
export const refuseEncodedBodies = (app: FastifyInstance): void => {
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const encoding = headers['content-encoding']?.toLowerCase() ?? '';
    const isPlain = encoding === '' || encoding === 'identity';
    done(isPlain ? null : invalid('Content-Encoding', 'field_invalid'));
  });
};
