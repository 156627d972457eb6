import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { type ParsedPiece, parsedPieces } from './parsed-pieces.ts';

const startMs = Date.UTC(2025, 0, 1);
const line = (second: number): string => `${new Date(startMs + second * 1000).toISOString()},${second}\n`;
const csv = (lines: number): Buffer =>
  Buffer.from(`time,import_kwh\n${Array.from({ length: lines }, (_, second) => line(second)).join('')}`);

/** The bytes come in pieces, as from a connection. */
async function* inParts(bytes: Buffer, onPart: (at: number) => void = () => {}, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) {
    onPart(at);
    yield bytes.subarray(at, at + size);
  }
}

const open = (body: AsyncIterable<Buffer>) =>
  parsedPieces(
    {
      threadFile: inject('processes').parseThread,
      order: {
        mapping: null,
        meter: null,
        path: null,
        zone: 'Europe/Berlin',
        isHeld: false,
        horizon: { nowMicros: Date.UTC(2026, 0, 1) * 1000, keptFromMicros: 0 },
      },
    },
    body,
  );

const instantsOf = (piece: ParsedPiece): number[] =>
  piece.holds === 'readings' ? piece.readings.map(({ atMicros }) => atMicros) : [];

describe('parsedPieces', () => {
  it('gives what the file holds, in its order', async () => {
    const pieces: ParsedPiece[] = [];
    const parsing = open(inParts(csv(90_000)));
    let next = await parsing.next();
    for (; !next.done; next = await parsing.next()) pieces.push(next.value);
    expect(next.value).toMatchObject({ counts: { rows: 90_000, refusedRows: 0 }, refused: [] });
    const instants = pieces.flatMap(instantsOf);
    expect(instants).toEqual(Array.from({ length: 90_000 }, (_, second) => (startMs + second * 1000) * 1000));
    expect(pieces.at(-1)?.counts.toMicros).toBe(instants.at(-1));
  });

  it('takes the file no faster than its pieces are taken', async () => {
    const bytes = csv(400_000);
    let taken = 0;
    const parsing = open(
      inParts(bytes, (at) => {
        taken = at;
      }),
    );
    await parsing.next();
    await wait(500);
    // A piece is 40,000 lines here: one is given, two wait, one is being read, and half a megabyte lies before it.
    expect(taken).toBeLessThan(bytes.length * 0.6);
    await parsing.return(null);
  });

  it('leaves the process free while it reads', async () => {
    const intervals = Array.from(
      { length: 60_000 },
      (_, place) =>
        `<e:IntervalReading><e:timePeriod><e:duration>900</e:duration><e:start>${1_600_000_000 + place * 900}` +
        '</e:start></e:timePeriod><e:value>250</e:value></e:IntervalReading>',
    );
    const file = Buffer.from(
      `<feed><entry><link rel="self" href="t"/><e:ReadingType><e:uom>72</e:uom></e:ReadingType></entry>` +
        `<entry><e:IntervalBlock>${intervals.join('')}</e:IntervalBlock></entry></feed>`,
    );
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const parsing = open(inParts(file, undefined, file.length));
    delay.enable();
    let read = 0;
    for await (const piece of parsing) if (piece.holds === 'intervals') read += piece.intervals.length;
    delay.disable();
    expect(read).toBe(60_000);
    expect(delay.max / 1e6).toBeLessThan(500);
  });

  it('reports a file that is none, and an error of its sender', async () => {
    const drain = async (parsing: AsyncIterable<unknown>): Promise<void> => {
      for await (const _ of parsing);
    };
    await expect(drain(open(inParts(Buffer.from('<feed><a></feed>'))))).rejects.toThrow(FileRefused);
    const cut = async function* () {
      yield csv(10);
      throw new Error('the sender is gone');
    };
    await expect(drain(open(cut()))).rejects.toThrow('the sender is gone');
  });
});
