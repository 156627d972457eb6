// A driver sends a query as several messages and waits for the answer to the last one.

/** A message's letter, and how many bytes come from its length on. The first message of a connection has no letter. */
const headBytes = 5;
const lengthBytes = 4;
/** Parse, Bind, Describe, Execute and Close: their answers come with that of the Sync or Flush behind them. */
const answeredLater = new Set(Array.from('PBDEC', (letter) => letter.charCodeAt(0)));
/** The first message has the first byte of a length below 16 MiB in the place of the letter. */
const connecting = 0;

/** Cuts the bytes of one connection into queries, each with all messages up to one that is answered. */
export class QueryCutter {
  #parts: Buffer[] = [];
  #bytes = 0;
  /** The next message is whole once there are so many bytes. */
  #bytesOfNext = headBytes;
  /** The number of bytes that belong to whole messages. */
  #cutUpTo = 0;

  /** The queries that are whole now. What is left when a connection breaks was never asked for. */
  add(part: Buffer): Buffer[] {
    this.#parts.push(part);
    this.#bytes += part.length;
    return this.#bytes < this.#bytesOfNext ? [] : this.#cut(Buffer.concat(this.#parts, this.#bytes));
  }

  #cut(bytes: Buffer): Buffer[] {
    const queries: Buffer[] = [];
    let from = 0;
    let at = this.#cutUpTo;
    let end = endOfMessage(bytes, at);
    for (; end <= bytes.length; end = endOfMessage(bytes, at)) {
      if (!answeredLater.has(bytes[at] ?? connecting)) {
        queries.push(bytes.subarray(from, end));
        from = end;
      }
      at = end;
    }
    this.#parts = [bytes.subarray(from)];
    this.#bytes = bytes.length - from;
    this.#bytesOfNext = end - from;
    this.#cutUpTo = at - from;
    return queries;
  }
}

/** The least it can be, while its length has not come. */
const endOfMessage = (bytes: Buffer, at: number): number => {
  if (at + headBytes > bytes.length) return at + headBytes;
  const lengthAt = bytes[at] === connecting ? at : at + 1;
  // Its own four bytes count to a length: a smaller length is no message, and must not be read for ever.
  return lengthAt + Math.max(lengthBytes, bytes.readUInt32BE(lengthAt));
};
