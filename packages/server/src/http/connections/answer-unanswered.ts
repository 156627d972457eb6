// An error that nobody caught may be what a request waits for. Which one cannot be known, so all that wait are looked
// at again a while later: whoever has no answer by then gets this one.
import type { ServerResponse } from 'node:http';
import { forEachApart } from '../../concurrency/for-each-apart.ts';
import { AppError } from '../answers/app-error.ts';
import { failure, languageOfRequest } from '../answers/envelope.ts';
import { isSlowBodyAllowed } from './body-time.ts';
import type { OpenRequests } from './open-requests.ts';

/** Calls that take longer say so (`allowSlowBody`). */
const patienceMs = 30_000;

export const answerUnanswered = (requests: OpenRequests, afterMs = patienceMs): void => {
  const waiting = [...requests.values()].flat().filter(isWaiting);
  if (waiting.length === 0) return;
  setTimeout(() => forEachApart(waiting.filter(isWaiting), answerFailure), afterMs).unref();
};

/** A request whose body is still coming has a limit of its own (body-time.ts). */
const isWaiting = ({ req, headersSent, writableEnded, destroyed }: ServerResponse): boolean =>
  req.complete && !isSlowBodyAllowed(req) && !headersSent && !writableEnded && !destroyed;

const answerFailure = (response: ServerResponse): void => {
  const error = new AppError('internal');
  const body = JSON.stringify(failure(languageOfRequest(response.req), error));
  response.writeHead(error.status, {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  });
  response.end(body);
};
