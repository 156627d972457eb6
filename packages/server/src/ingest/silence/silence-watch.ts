// Notes which meters have fallen silent, and which are heard again. It follows arrival, in memory: nothing that every reading
// changes is looked through. At the start it is made of the newest readings.
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock/clock.ts';
import { nextIds } from '../../storage/next-ids.ts';
import type { Outages } from '../../storage/outages.ts';
import type { Database } from '../../storage/schema.ts';
import type { KnownMeter } from '../admission/meter-cache.ts';
import { openSilenceBook, type SilenceBook } from './silence-book.ts';
import {
  heardMeters,
  noteReturns,
  noteSilences,
  noteWatched,
  readWatched,
  type Silence,
} from './silence-store.ts';
import { openWatchedTime, type WatchedTime } from './watched-time.ts';

export type SilenceWatch = {
  /** With each reading of a meter that is taken. */
  heard(meter: Pick<KnownMeter, 'id' | 'alerts'>, arrivedMicros: number): void;
  /** After rules of these meters were changed. */
  rulesChanged(meterIds: readonly number[]): Promise<void>;
  start(): Promise<void>;
  /** What is due by now. The watch does so every second by itself once it has started. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly outages: Pick<Outages, 'counts' | 'log'>;
  /** No other server hears meters of this database. */
  readonly isAlone: boolean;
};

const everyMs = 1_000;
const notedEveryMicros = 30_000_000;
/** A server that hears a silent meter again knows mostly itself that it was silent. */
const askedEveryMicros = 15_000_000;

export const createSilenceWatch = ({ db, clock, outages, isAlone }: Parts): SilenceWatch => {
  const time = openWatchedTime(clock.nowMicros());
  const book = openSilenceBook(time, clock.nowMicros());
  let notedMicros = clock.nowMicros();
  let askedMicros = clock.nowMicros();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let hasStarted = false;

  const note = (nowMicros: number): Promise<void> =>
    noteWatched(db, { untilMicros: nowMicros, absences: time.absences() });

  const look = async (): Promise<void> => {
    const nowMicros = clock.nowMicros();
    const { isOut } = outages.counts();
    time.pass(nowMicros, !isOut);
    if (isOut || !hasStarted) return;
    // Of those whose silence is written; the tables are asked about the others before it is.
    if (!isAlone && Math.abs(nowMicros - askedMicros) >= askedEveryMicros) {
      await askForReturns(nowMicros);
      askedMicros = nowMicros;
    }
    book.judge(nowMicros);
    await book.silences.drain(async (rows) => noteSilences(db, await confirmed(rows, nowMicros), nowMicros));
    await book.returns.drain((rows) => noteReturns(db, rows, nowMicros));
    if (Math.abs(nowMicros - notedMicros) < notedEveryMicros) return;
    await note(nowMicros);
    notedMicros = nowMicros;
  };

  const confirmed = async (silences: readonly Silence[], nowMicros: number): Promise<readonly Silence[]> => {
    if (isAlone) return silences;
    const stored = await heardMeters(
      db,
      silences.map(({ meterId }) => meterId),
    );
    const refuted = stored.filter((meter) => book.isRefuted(meter, nowMicros));
    const ids = new Set(refuted.map(({ meterId }) => meterId));
    return silences.filter(({ meterId }) => !ids.has(meterId));
  };

  const askForReturns = async (nowMicros: number): Promise<void> => {
    const meterIds = book.silentMeters();
    for (let from = 0; from < meterIds.length; from += metersAtOnce) {
      const some = await heardMeters(db, meterIds.slice(from, from + metersAtOnce));
      for (const meter of some) book.heardElsewhere(meter, nowMicros);
    }
  };

  const lookInTime = (): void => {
    if (looking !== null) {
      time.pass(clock.nowMicros(), !outages.counts().isOut);
      return;
    }
    looking = look()
      .catch((error) =>
        outages.log.warn({ err: error }, 'Silent meters could not be noted; it is tried again.'),
      )
      .finally(() => {
        looking = null;
      });
  };

  return {
    heard: book.heard,
    look,
    rulesChanged: async (meterIds) => {
      for (const meter of await heardMeters(db, meterIds)) book.changeLimit(meter);
    },
    start: async () => {
      await load({ db, book, clock, time });
      hasStarted = true;
      timer = setInterval(lookInTime, everyMs);
      timer.unref();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await looking;
      if (hasStarted) await note(clock.nowMicros()).catch(() => undefined);
    },
  };
};

const metersAtOnce = 10_000;

type Loading = Pick<Parts, 'db' | 'clock'> & { readonly book: SilenceBook; readonly time: WatchedTime };

const load = async ({ db, book, clock, time }: Loading): Promise<void> => {
  const { untilMicros, absences } = (await readWatched(db)) ?? { untilMicros: 0, absences: [] };
  time.remember([...absences, { fromMicros: untilMicros, toMicros: clock.nowMicros() }]);
  for (let afterId = 0; ; ) {
    const meterIds = await nextIds(db, 'meter', { afterId, limit: metersAtOnce });
    for (const meter of await heardMeters(db, meterIds)) book.remember(meter, clock.nowMicros());
    const last = meterIds.at(-1);
    if (last === undefined) return;
    afterId = last;
  }
};
