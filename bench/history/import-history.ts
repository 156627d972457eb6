// Brings the history in by the import call and says how fast, and how much room a three-phase reading takes.
import { atLeast, atMost, type Result, whole } from '../result.ts';
import type { Engine } from '../servers/engine.ts';
import { threePhaseMeters } from './history-meters.ts';
import { importFile, makeSite, openSite } from './history-site.ts';
import type { History, HistoryFile } from './write-history.ts';

const leastRowsPerSecond = 80_000;
const mostBytesPerReading = 20;

type Brought = { readonly rows: number; readonly tookMs: number };

const bringIn = (engine: Engine, files: readonly HistoryFile[]): Promise<Brought> =>
  engine.serve(async (program) => {
    const site = await openSite(program);
    let tookMs = 0;
    for (const file of files) tookMs += await importFile(site, file);
    site.client.close();
    return { rows: files.reduce((sum, file) => sum + file.rows, 0), tookMs };
  });

const perSecond = ({ rows, tookMs }: Brought): number => (rows / tookMs) * 1000;

/** Everything the packed tier takes on the disk, its index and large values included. */
const packedBytes = async (engine: Engine): Promise<number> => {
  const [row] = await engine.sql<{ bytes: string }>(
    `select pg_total_relation_size('reading_day')::text as bytes`,
  );
  return Number(row?.bytes ?? Number.NaN);
};

export const importHistory = async (engine: Engine, { files }: History): Promise<Result[]> => {
  await engine.serve(makeSite);
  const isThreePhase = ({ sn }: HistoryFile) => threePhaseMeters.some((meter) => meter.sn === sn);
  const three = await bringIn(engine, files.filter(isThreePhase));
  const bytes = (await packedBytes(engine)) / (three.rows / 3);
  const single = await bringIn(
    engine,
    files.filter((file) => !isThreePhase(file)),
  );
  const both = { rows: three.rows + single.rows, tookMs: three.tookMs + single.tookMs };
  return [
    {
      what: `import of ${whole(both.rows)} rows, rows/s`,
      value: whole(perSecond(both)),
      target: atLeast(perSecond(both), leastRowsPerSecond, '/s'),
    },
    {
      what: 'of three-phase / single-phase meters, rows/s',
      value: `${whole(perSecond(three))} / ${whole(perSecond(single))}`,
    },
    {
      what: 'packed three-phase reading, with index',
      value: `${bytes.toFixed(1)} B`,
      target: atMost(bytes, mostBytesPerReading, ' B'),
    },
  ];
};
