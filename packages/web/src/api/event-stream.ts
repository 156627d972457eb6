// Server-sent events as text: what `EventSource` does, for a stream that is fetched with a token header.

/** The data of each event; comments and other fields are passed over. */
export async function* eventsOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let data: string[] = [];
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
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
