// The only way readings take into the database, whatever protocol brought them.
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../storage/is-database-away.ts';
import type { Log, Storage } from '../storage/storage.ts';
import { type Admission, openDoor } from './admit.ts';
import type { RuledMeter } from './counter-rules.ts';
import type { WriterParts } from './group-writer.ts';
import { type KnownMeter, openMeterBook } from './meter-book.ts';
import { openMeterStates } from './meter-states.ts';
import { openQuarantine } from './quarantine.ts';
import { readingInstant } from './reading-instant.ts';
import { openReadingKeeper } from './reading-keeper.ts';
import { valuesOf } from './reading-row.ts';
import { fullBucket, takeToken } from './token-bucket.ts';
import { refused, type Upload, type UploadOutcome } from './upload.ts';
import { openWaitingMeters } from './waiting-meters.ts';

export type Ingest = {
  /** Resolves when what a former run acknowledged is written. Uploads wait for it. */
  readonly ready: Promise<void>;
  /** Answers once the reading is safe on the disk, or why it is not. Its row comes a moment later. */
  take(upload: Upload, settle: (outcome: UploadOutcome) => void, fail: (error: unknown) => void): void;
  submit(upload: Upload): Promise<UploadOutcome>;
  /** Runs a job that changes readings or their ledger, while no upload is written. Short: uploads wait for its end. */
  alone<Result>(job: (parts: WriterParts) => Promise<Result>): Promise<Result>;
  /** How many readings are on their way into the tables. */
  unwritten(): number;
  /** Resolves when all that is acknowledged can be read from the tables. */
  flush(): Promise<void>;
  /** Resolves when an answer would tell what was acknowledged before it was asked for; under load, at once. */
  untilReadable(): Promise<void>;
  /** To be called after a meter was made, changed, deleted, or given another key. */
  meterChanged(sn: string): void;
  /** After a decision about a meter's counters; within `alone`. */
  rulesChanged(meter: RuledMeter): void;
  close(): Promise<void>;
};

export type IngestParts = {
  readonly storage: Pick<Storage, 'db' | 'pool' | 'writerEpoch' | 'journalFolder'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly openUpload: boolean;
  /** What is older is refused: its neighbours are kept no longer. Left out: all are kept. */
  readonly keptFromMicros?: () => number;
};

/** Of one meter, and only of readings that tell no time: history comes in bulk. */
const uploadLimits = { perSecond: 20, burst: 100 };
const flushMs = 30_000;

export const createIngest = ({
  storage,
  clock,
  log,
  openUpload,
  keptFromMicros = () => 0,
}: IngestParts): Ingest => {
  const book = openMeterBook(storage.db);
  const states = openMeterStates(storage.pool);
  const waiting = openWaitingMeters(storage.db);
  const quarantine = openQuarantine(storage.db, log);
  const admit = openDoor({ book, waiting, openUpload });
  const keeper = openReadingKeeper({ storage, states, book, log });
  let isReady = false;
  const ready = keeper.ready.then(() => {
    isReady = true;
  });
  // Whoever waits for it is told of its failure; nobody may be waiting.
  ready.catch(() => undefined);
  const flush = (): Promise<void> =>
    waiting.flush().catch((error) => log.warn({ err: error }, 'The waiting meters could not be written.'));
  const flushing = setInterval(flush, flushMs).unref();

  const enqueue = (upload: Upload, meter: KnownMeter, nowMicros: number, settle: Settle): void => {
    const instant = readingInstant(upload.time, meter, { nowMicros, keptFromMicros: keptFromMicros() });
    if (instant.kind === 'refused') {
      const { code: reason } = instant;
      const doubtful = {
        meterId: meter.id,
        arrivedMicros: nowMicros,
        claimedTime: upload.time ?? '',
        reason,
      };
      void quarantine.note({ ...doubtful, values: valuesOf(upload.values) }).then(() => settle(instant));
      return;
    }
    const { ownMicros, source } = instant;
    const values = valuesOf(upload.values);
    const told = { ownMicros, arrivedMicros: nowMicros, source, importId: null };
    if (!keeper.take({ meter, ...told, values, settle, kept: null })) settle(refused('unavailable'));
  };

  const proceed = (upload: Upload, admission: Admission, nowMicros: number, settle: Settle): void => {
    if (admission.kind === 'refused') {
      settle(admission);
      return;
    }
    const pauseSeconds = upload.time === null ? pauseOf(admission.meter, nowMicros) : 0;
    if (pauseSeconds === 0) enqueue(upload, admission.meter, nowMicros, settle);
    else settle({ ...refused('upload_rate_limited'), retryAfterSeconds: Math.ceil(pauseSeconds) });
  };

  const take: Ingest['take'] = (upload, settle, fail) => {
    const nowMicros = clock.nowMicros();
    const admission = admit(upload, nowMicros);
    if (!(admission instanceof Promise)) return proceed(upload, admission, nowMicros, settle);
    admission
      .then((known) => proceed(upload, known, nowMicros, settle))
      .catch((error) => (isDatabaseAway(error) ? settle(refused('unavailable')) : fail(error)));
  };

  const takeWhenReady: Ingest['take'] = (upload, settle, fail) => {
    if (isReady) take(upload, settle, fail);
    else ready.then(() => take(upload, settle, fail)).catch(fail);
  };

  return {
    ready,
    take: takeWhenReady,
    submit: (upload) => new Promise((settle, fail) => takeWhenReady(upload, settle, fail)),
    alone: keeper.alone,
    unwritten: keeper.unwritten,
    flush: keeper.flush,
    untilReadable: keeper.untilReadable,
    meterChanged: (sn) => {
      const id = book.forget(sn);
      if (id !== null) states.forget(id);
      waiting.forget(sn);
    },
    rulesChanged: book.rulesChanged,
    close: async () => {
      clearInterval(flushing);
      await keeper.close();
      await flush();
    },
  };
};

type Settle = (outcome: UploadOutcome) => void;

const pauseOf = (meter: KnownMeter, nowMicros: number): number => {
  meter.bucket ??= fullBucket(uploadLimits, nowMicros);
  return takeToken(meter.bucket, uploadLimits, nowMicros);
};
