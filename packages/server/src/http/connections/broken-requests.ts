// Answers what is no HTTP request, or one that never ends; the connection is of no use afterwards.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { invalid } from '../answers/app-error.ts';
import { failure } from '../answers/envelope.ts';
import { everyAnswer } from '../answers/every-answer.ts';

type ClientError = Error & { readonly code?: string };

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

export const answerBrokenRequest = (error: ClientError, socket: Socket): void => {
  if (socket.writable && error.code !== 'ECONNRESET')
    socket.write(answerOf(statuses[error.code ?? ''] ?? 400));
  socket.destroy();
};

const answerOf = (status: number): string => {
  // The request's headers, and with them its language, could not be read.
  const body = JSON.stringify(failure('en', invalid('request', 'field_invalid')));
  const headers = {
    ...everyAnswer,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
};
