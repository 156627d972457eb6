// Tables with one header as one table.
import type { TextPart } from './part.ts';

const newline = 0x0a;

export async function* joinTables([first, ...further]: readonly [
  TextPart,
  ...TextPart[],
]): AsyncGenerator<Buffer> {
  yield* further.length === 0 ? first.read() : withLastLineEnded(first.read());
  for (const part of further) yield* withLastLineEnded(withoutHeader(part));
}

async function* withoutHeader({ readings, read }: TextPart): AsyncGenerator<Buffer> {
  let lines = readings === null || readings === 'greenButton' ? 0 : readings.headerLines;
  for await (const piece of read()) {
    let from = 0;
    while (lines > 0 && from < piece.length) {
      const end = piece.indexOf(newline, from);
      from = end === -1 ? piece.length : end + 1;
      if (end !== -1) lines -= 1;
    }
    yield piece.subarray(from);
  }
}

async function* withLastLineEnded(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let last: number | undefined = newline;
  for await (const piece of pieces) {
    yield piece;
    last = piece.at(-1) ?? last;
  }
  if (last !== newline) yield Buffer.from('\n');
}
