import type { MessagePort } from 'node:worker_threads';
import type { HistoryInput, HistoryReport } from './history-messages.ts';

/** The bytes that the server sends, each reported once it is read, so that more may come. */
export async function* sentBytes(server: MessagePort): AsyncGenerator<Buffer> {
  const waiting: HistoryInput[] = [];
  let wake = (): void => undefined;
  server.on('message', (input: HistoryInput) => {
    waiting.push(input);
    wake();
  });
  for (;;) {
    const input = waiting.shift();
    if (input === undefined) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    } else if (input.kind === 'end') return;
    else {
      yield Buffer.from(input.bytes.buffer, input.bytes.byteOffset, input.bytes.byteLength);
      server.postMessage({ kind: 'read', bytes: input.bytes.byteLength } satisfies HistoryReport);
    }
  }
}
