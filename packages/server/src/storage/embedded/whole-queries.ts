// A driver sends a query as several protocol messages and waits for the answer to the last one. The socket server has
// each message run alone and sends each piece of an answer alone, so that one query wakes both threads four times.
import { PGlite } from '@electric-sql/pglite';

type RunMessage = PGlite['execProtocolRawStream'];

/** Parse, Bind, Describe, Execute and Close: their answers come with that of the Sync or Flush behind them. */
const answeredLater = new Set(Array.from('PBDEC', (letter) => letter.charCodeAt(0)));
/** The first message of a connection has no letter: it begins with its length. */
const connecting = 0;
const leaving = 'X'.charCodeAt(0);
/** Of a long answer: the driver reads it while the engine finds the rest. */
const pieceBytes = 8192;

/** The engine as one connection at a time uses it: queries are run, and answered, whole. */
export class EngineOfWholeQueries extends PGlite {
  #waiting: Uint8Array[] = [];

  override async execProtocolRawStream(...[message, options]: Parameters<RunMessage>): Promise<void> {
    const [letter = connecting] = message;
    // What a broken connection left behind was never asked for.
    if (letter === connecting || letter === leaving) this.#waiting = [];
    this.#waiting.push(message);
    if (answeredLater.has(letter)) return;
    const query = Buffer.concat(this.#waiting);
    this.#waiting = [];
    const answer = inPieces(options.onRawData);
    await super.execProtocolRawStream(query, { ...options, onRawData: answer.add });
    answer.end();
  }
}

const inPieces = (send: (piece: Uint8Array) => void) => {
  let parts: Buffer[] = [];
  let bytes = 0;
  const end = (): void => {
    if (bytes > 0) send(Buffer.concat(parts));
    parts = [];
    bytes = 0;
  };
  const add = (part: Uint8Array): void => {
    // Copied: the engine goes on writing in the same memory.
    parts.push(Buffer.from(part));
    bytes += part.length;
    if (bytes >= pieceBytes) end();
  };
  return { add, end };
};
