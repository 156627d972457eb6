// One HTTP/1.1 connection that sends the next request when the last is answered. Reads just enough of an answer to
// know where it ends, so that the generator takes as little of the machine as it can.
import { connect } from 'node:net';

const headerEnd = '\r\n\r\n';

/** The whole answer's text and what follows it, or null while more is to come. */
const takeAnswer = (text: string): { answer: string; rest: string } | null => {
  const end = text.indexOf(headerEnd);
  if (end < 0) return null;
  const length = /content-length: *(\d+)/i.exec(text.slice(0, end))?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${text.slice(0, end)}`);
  const total = end + headerEnd.length + Number(length);
  return text.length < total ? null : { answer: text.slice(0, total), rest: text.slice(total) };
};

export type DueRequest = {
  readonly text: string;
  /** It is sent no earlier, and its answer is waited for since then, by the clock of `performance`. */
  readonly dueMs: number;
};

type Exchange = {
  readonly port: number;
  /** Null to close. */
  next(): DueRequest | null;
  answered(answer: string, tookMs: number): void;
};

export const runConnection = ({ port, next, answered }: Exchange): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    let pending = '';
    let dueMs = 0;
    const send = (): void => {
      const request = next();
      if (request === null) return void socket.end();
      dueMs = request.dueMs;
      const earlyMs = dueMs - performance.now();
      if (earlyMs > 0) setTimeout(() => socket.write(request.text), earlyMs);
      else socket.write(request.text);
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      const taken = takeAnswer(pending + chunk);
      if (taken === null) {
        pending += chunk;
        return;
      }
      pending = taken.rest;
      answered(taken.answer, performance.now() - dueMs);
      send();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
