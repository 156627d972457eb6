// Bodies of the API are JSON. No body at all is an empty one, whatever Content-Type was announced for it.
import type { FastifyInstance } from 'fastify';
import { invalid } from '../answers/app-error.ts';

export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json\b/,
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      parse(request, String(body), (error, value) => done(error && invalid('body', 'field_invalid'), value));
    },
  );
};
