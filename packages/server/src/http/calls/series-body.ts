// Takes values over time as people have them: rows of a time and a number, sent as CSV or JSON, and read in a thread.

import * as z from 'zod/mini';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import type { ReadSeries, SeriesBody, SeriesKind } from '../../parsing/series-messages.ts';
import { isOutOfMemory, startParseThread, type ThreadFile } from '../../parsing/start-parse-thread.ts';
import { limitBodies } from '../connections/limit-bodies.ts';
import type { Server } from './register-call.ts';

/** Few, since each body is held whole until it is read. */
const seriesLimits = { ofAccount: 1, ofAddress: 2, inAll: 4, code: 'rate_limited' } as const;

const json = /^application\/(?:[\w.-]+\+)?json\b/;

/** Registers calls in a scope of its own, whose bodies are left unread. */
export const withSeriesBody = (server: Server, register: (server: Server) => void): void => {
  void server.app.register(async (scope) => {
    limitBodies(scope, seriesLimits);
    scope.removeAllContentTypeParsers();
    const parserOf =
      (type: SeriesBody['type']) =>
      (_request: unknown, bytes: Buffer, done: (error: null, body: SeriesBody) => void): void =>
        done(null, { type, bytes });
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer' }, parserOf('csv'));
    scope.addContentTypeParser(json, { parseAs: 'buffer' }, parserOf('json'));
    register({ ...server, app: scope });
  });
};

const none: SeriesBody = { type: 'json', bytes: new Uint8Array() };

/** Replaces the contract's schema, by which the thread checks the body. No body at all is an empty one. */
export const seriesBody = z.pipe(
  z.unknown(),
  z.transform((body) => (isSeriesBody(body) ? body : none)),
);

const isSeriesBody = (body: unknown): body is SeriesBody =>
  typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;

export const readSeriesOf = async <Kind extends SeriesKind>(
  threadFile: ThreadFile,
  kind: Kind,
  body: SeriesBody,
): Promise<Outcome<ReadSeries[Kind]>> => {
  const worker = startParseThread(threadFile, { kind, body });
  try {
    return await new Promise<Outcome<ReadSeries[Kind]>>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) =>
        isOutOfMemory(error) ? resolve(refuse('body_too_large')) : reject(error),
      );
      worker.once('exit', (code) =>
        reject(
          new Error(
            `The thread that reads a series ended with exit code ${code} before it had read the series.`,
          ),
        ),
      );
    });
  } finally {
    await worker.terminate();
  }
};
