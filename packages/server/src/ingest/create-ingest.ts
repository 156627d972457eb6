// The only way by which readings reach the database, whatever protocol brought them.
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { valuesOf } from '../readings/reading-row.ts';
import { troubleOf } from '../storage/database-trouble.ts';
import type { ChangeElsewhere } from '../storage/other-servers.ts';
import type { Storage } from '../storage/storage.ts';
import type { Admission } from './admission/admit.ts';
import type { RuledMeter } from './admission/counter-rules.ts';
import { type KnownMeter, type MeterCache, openMeterCache } from './admission/meter-cache.ts';
import type { Unreadable } from './admission/note-unreadable.ts';
import { openAdmission } from './admission/open-admission.ts';
import { openQuarantine, type RejectedReading } from './admission/quarantine.ts';
import { readingInstant } from './admission/reading-instant.ts';
import type { CountedRefusal } from './admission/refused-uploads.ts';
import { refused, type Upload, type UploadOutcome } from './admission/upload.ts';
import { openUploadLimits } from './admission/upload-limits.ts';
import type { WriterParts } from './commit/group-writer.ts';
import { openReadingKeeper, type WriterLoad } from './commit/reading-keeper.ts';
import { type MeterHistory, openMeterHistory } from './meter-state/meter-history.ts';
import { type MeterStateCache, openMeterStateCache } from './meter-state/meter-state-cache.ts';
import type { SilenceWatch } from './silence/silence-watch.ts';

export type Ingest = {
  /** Resolves when what a former run acknowledged is written. Uploads wait for it. */
  readonly ready: Promise<void>;
  /** Answers once the reading is safe on the disk, or why it is not. Its row comes a moment later. */
  take(upload: Upload, respond: (outcome: UploadOutcome) => void, fail: (error: unknown) => void): void;
  submit(upload: Upload): Promise<UploadOutcome>;
  /** Notifies a meter's owner of an upload by its key that is no reading. */
  noteUnreadable(upload: Unreadable): void;
  /** What was refused of a meter's uploads since the start. */
  refusedOf(meterId: number): CountedRefusal[];
  /** Runs a job that changes readings or their ledger, while no upload is written. Short: uploads wait for its end. */
  alone<Result>(job: (parts: WriterParts) => Promise<Result>): Promise<Result>;
  /** Reads what is stored of meters: for computing without a change, which keeps no upload waiting. */
  readonly history: MeterHistory;
  /** How many readings are on their way into the tables. */
  unwritten(): number;
  /** How many readings come into the tables, and how long they wait for it. */
  load(): WriterLoad;
  /** Resolves when all that is acknowledged can be read from the tables. */
  flush(): Promise<void>;
  /** Resolves when an answer would contain what was acknowledged before it was asked for; under load, at once. */
  untilReadable(): Promise<void>;
  /** To be called after a meter was made, changed, deleted, or given another key. */
  meterChanged(sn: string): void;
  /** To be called after serial numbers were blocked or unblocked. */
  blocksChanged(): Promise<void>;
  /** After a decision about a meter's counters; within `alone`. */
  rulesChanged(meter: RuledMeter): void;
  close(): Promise<void>;
};

export type IngestParts = {
  readonly storage: Pick<Storage, 'db' | 'pool' | 'isCluster' | 'otherServers' | 'journalFolder'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly openUpload: boolean;
  /** What is older is refused: its neighbours are kept no longer. Left out: all are kept. */
  readonly keptFromMicros?: () => number;
  /** Whose readings with a time of their own are refused. Left out: nobody’s. */
  readonly isFull?: (accountId: number) => boolean;
  /** Hears of each reading that is taken. Left out: nobody watches who falls silent. */
  readonly silence?: Pick<SilenceWatch, 'heard'>;
};

export const createIngest = ({
  storage,
  clock,
  log,
  openUpload,
  keptFromMicros = () => 0,
  isFull = () => false,
  silence,
}: IngestParts): Ingest => {
  const meterCache = openMeterCache(storage.db);
  const states = openMeterStateCache(storage.pool);
  const quarantine = openQuarantine(storage.db, log);
  const overLimit = openUploadLimits(isFull);
  const keeper = openReadingKeeper({ storage, states, meterCache, log });
  const meterChanged = (sn: string): void => {
    for (const id of meterCache.forget(sn)) states.forget(id);
  };
  storage.otherServers.onChange(forgetChanged({ meterCache, states, meterChanged }));

  const admission = openAdmission({ storage, log, clock, meterCache, openUpload, meterChanged });

  let isReady = false;
  const ready = Promise.all([keeper.ready, admission.ready]).then(() => {
    isReady = true;
  });
  // Whoever waits for it learns of its failure; without this a failure nobody waits for would end the process.
  ready.catch(() => undefined);

  const enqueue = (upload: Upload, meter: KnownMeter, nowMicros: number, respond: Respond): void => {
    const instant = readingInstant(upload.time, meter, { nowMicros, keptFromMicros: keptFromMicros() });
    if (instant.kind === 'refused') {
      admission.noteRefused(meter, upload, instant.code);
      void quarantine.note(rejectedOf(upload, meter, instant.code, nowMicros)).then(() => respond(instant));
      return;
    }
    const pending = {
      meter,
      claimedMicros: instant.claimedMicros,
      arrivedMicros: nowMicros,
      source: instant.source,
      importId: null,
      values: valuesOf(upload.values),
      journalEntry: null,
      respond,
    };
    if (keeper.take(pending)) silence?.heard(meter, nowMicros);
    else respond(refused('unavailable'));
  };

  const proceed = (upload: Upload, found: Admission, nowMicros: number, respond: Respond): void => {
    if (found.kind === 'refused') {
      respond(found);
      return;
    }
    const refusal = overLimit(found.meter, upload.time !== null, nowMicros);
    if (refusal) {
      admission.noteRefused(found.meter, upload, refusal.code);
      respond(refusal);
    } else enqueue(upload, found.meter, nowMicros, respond);
  };

  const take: Ingest['take'] = (upload, respond, fail) => {
    const nowMicros = clock.nowMicros();
    const found = admission.admit(upload, nowMicros);
    if (!(found instanceof Promise)) return proceed(upload, found, nowMicros, respond);
    found
      .then((known) => proceed(upload, known, nowMicros, respond))
      .catch((error) => {
        const trouble = troubleOf(error);
        if (trouble === null) return fail(error);
        log.warn({ err: error }, 'A meter could not be looked up.');
        respond(refused(trouble));
      });
  };

  const takeWhenReady: Ingest['take'] = (upload, respond, fail) => {
    if (isReady) take(upload, respond, fail);
    else ready.then(() => take(upload, respond, fail)).catch(fail);
  };

  return {
    ready,
    take: takeWhenReady,
    submit: (upload) => new Promise((respond, fail) => takeWhenReady(upload, respond, fail)),
    noteUnreadable: admission.noteUnreadable,
    refusedOf: admission.refusedOf,
    alone: keeper.alone,
    history: openMeterHistory(storage.pool),
    unwritten: keeper.unwritten,
    load: () => keeper.load(clock.nowMicros()),
    flush: async () => {
      await Promise.all([keeper.flush(), admission.flush()]);
    },
    untilReadable: keeper.untilReadable,
    meterChanged,
    blocksChanged: admission.blocksChanged,
    rulesChanged: meterCache.rulesChanged,
    close: async () => {
      await keeper.close();
      await admission.close();
    },
  };
};

type Remembered = {
  readonly meterCache: MeterCache;
  readonly states: MeterStateCache;
  readonly meterChanged: (sn: string) => void;
};

const forgetChanged =
  ({ meterCache, states, meterChanged }: Remembered) =>
  (change: ChangeElsewhere): void => {
    if (change.kind === 'meter') meterChanged(change.sn);
    if (change.kind !== 'any') return;
    meterCache.forgetAll();
    states.clear();
  };

const rejectedOf = (
  { time, values }: Upload,
  { id: meterId }: KnownMeter,
  reason: RejectedReading['reason'],
  arrivedMicros: number,
): RejectedReading => ({ meterId, arrivedMicros, claimedTime: time ?? '', reason, values: valuesOf(values) });

type Respond = (outcome: UploadOutcome) => void;
