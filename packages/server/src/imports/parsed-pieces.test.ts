import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { ImportMapping } from '@ohmstead/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { type ParsedPiece, parsedPieces } from './parsed-pieces.ts';

const startMs = Date.UTC(2025, 0, 1);
const line = (second: number): string => `${new Date(startMs + second * 1000).toISOString()},${second}\n`;
const csv = (lines: number, seconds = 1): Buffer =>
  Buffer.from(`time,import_kwh\n${Array.from({ length: lines }, (_, at) => line(at * seconds)).join('')}`);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ohmstead-pieces-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Opening = { readonly mapping?: ImportMapping; readonly onRead?: (share: number) => void };

const openPath = (path: string, { mapping, onRead = () => undefined }: Opening = {}) =>
  parsedPieces({
    threadFile: inject('processes').parseThread,
    order: {
      mapping: mapping ?? null,
      meter: null,
      path,
      zone: 'Europe/Berlin',
      isHeld: false,
      horizon: { nowMicros: Date.UTC(2026, 0, 1) * 1000, keptFromMicros: 0 },
    },
    onRead,
  });

const open = async (bytes: Buffer, opening?: Opening) => {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  return openPath(path, opening);
};

const instantsOf = (piece: ParsedPiece): number[] =>
  piece.holds === 'readings' ? piece.readings().map(({ atMicros }) => atMicros) : [];

describe('parsedPieces', () => {
  it('gives what the file holds, in its order', async () => {
    const pieces: ParsedPiece[] = [];
    const parsing = await open(csv(90_000));
    let next = await parsing.next();
    for (; !next.done; next = await parsing.next()) pieces.push(next.value);
    expect(next.value).toMatchObject({ counts: { rows: 90_000, refusedRows: 0 }, refused: [] });
    const instants = pieces.flatMap(instantsOf);
    expect(instants).toEqual(Array.from({ length: 90_000 }, (_, second) => (startMs + second * 1000) * 1000));
    expect(pieces.at(-1)?.counts.toMicros).toBe(instants.at(-1));
  });

  it('reads the file no faster than its pieces are taken', async () => {
    let read = 0;
    const parsing = await open(csv(400_000), {
      onRead: (share) => {
        read = share;
      },
    });
    await parsing.next();
    await wait(500);
    // A piece is 40,000 lines here: one is given, two wait, and one is being read.
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(0.6);
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
    const parsing = await open(file);
    delay.enable();
    let read = 0;
    for await (const piece of parsing) if (piece.holds === 'intervals') read += piece.intervals().length;
    delay.disable();
    expect(read).toBe(60_000);
    expect(delay.max / 1e6).toBeLessThan(500);
  });

  const ofIntervals: ImportMapping = {
    delimiter: ',',
    decimal: '.',
    headerLines: 1,
    time: { column: 0, format: 'iso' },
    phaseColumn: null,
    interval: { stamp: 'start', seconds: 60 },
    values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'Wh' }],
  };
  const minutes = csv(200_000, 60);
  const phases = [1, 2, 3].flatMap((phase) =>
    Array.from({ length: 30_000 }, (_, minute) => line(minute * 60).replace(',', `,${phase},`)),
  );
  const files: [string, Buffer, ImportMapping?][] = [
    ['a sorted table', minutes],
    ['a table of phases', Buffer.from(`time,phase,import_kwh\n${phases.join('')}`)],
    ['a packed table', gzipSync(minutes)],
    ['intervals', minutes, ofIntervals],
    ['packed intervals', gzipSync(minutes), ofIntervals],
  ];

  it.each(files)('says how much is read and given of %s', async (_, bytes, mapping) => {
    const read: number[] = [];
    const given: number[] = [];
    const onRead = (share: number): void => void read.push(share);
    for await (const piece of await open(bytes, { onRead, ...(mapping && { mapping }) }))
      given.push(piece.share);
    for (const shares of [read, given]) {
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(shares.length).toBeGreaterThan(1);
      expect(shares[0]).toBeLessThan(0.7);
      expect(shares.at(-1)).toBeGreaterThan(0.95);
      expect(shares.at(-1)).toBeLessThanOrEqual(1);
    }
  });

  it('reports a file that is none, and one that is not there', async () => {
    const drain = async (parsing: AsyncIterable<unknown>): Promise<void> => {
      for await (const _ of parsing);
    };
    await expect(drain(await open(Buffer.from('<feed><a></feed>')))).rejects.toThrow(FileRefused);
    await expect(drain(openPath(join(folder, 'none')))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
