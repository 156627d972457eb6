// An error that nobody caught may be what a request waits for. Which one cannot be known, so all that wait are looked at
// again a while later: whoever has no answer by then gets this one.
import type { ServerResponse } from 'node:http';
import { AppError } from './app-error.ts';
import { failure, languageOfRequest } from './envelope.ts';
import type { OpenRequests } from './open-requests.ts';

/** Longer than any call takes from the end of its body to its first byte. */
const patienceMs = 30_000;

export const answerUnanswered = (requests: OpenRequests, afterMs = patienceMs): void => {
  const waiting = [...requests.values()].filter(isWaiting);
  if (waiting.length === 0) return;
  setTimeout(() => {
    for (const response of waiting) if (isWaiting(response)) answerFailure(response);
  }, afterMs).unref();
};

/** One whose body is still coming has a limit of its own (body-time.ts). */
const isWaiting = ({ req, headersSent, writableEnded, destroyed }: ServerResponse): boolean =>
  req.complete && !headersSent && !writableEnded && !destroyed;

const answerFailure = (response: ServerResponse): void => {
  const error = new AppError('internal');
  const body = JSON.stringify(failure(languageOfRequest(response.req), error));
  response.writeHead(error.status, {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  });
  response.end(body);
};
