// Server-sent events as text: what `EventSource` does, for a stream that is fetched with a token header.
import { createParser } from 'eventsource-parser';

/** The data of each event. */
export async function* eventsOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) });
  for await (const chunk of chunks) {
    parser.feed(chunk);
    yield* arrived.splice(0);
  }
}

/** The text of a body, chunk by chunk; a chunk that takes too long ends it, since a dead line looks like silence. */
export async function* textOf(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const chunk = await within(silenceMs, reader.read());
      if (chunk === null || chunk.done) return;
      yield decoder.decode(chunk.value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const within = <T>(ms: number, work: Promise<T>): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
