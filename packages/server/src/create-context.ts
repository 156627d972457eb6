import { createSessions } from './accounts/sessions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createIngest } from './ingest/create-ingest.ts';
import { createAnswersFirst } from './jobs/answers-first.ts';
import { createLiveHub } from './live/live-hub.ts';
import { createOpenStreams } from './live/open-streams.ts';
import { openRetention } from './readings/retention.ts';
import type { Log, Storage } from './storage/storage.ts';
import type { UncaughtErrors } from './uncaught-errors.ts';

type Parts = {
  readonly config: Config;
  readonly version: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly uncaught: UncaughtErrors;
  readonly storage: Storage;
};

/** Closed after the HTTP server and before the storage. */
export const createContext = (parts: Parts): Context & Closing => {
  const { config, version, clock, log, uncaught, storage } = parts;
  const { db } = storage;
  const retention = openRetention(db, clock, config.retentionDays);
  const { keptFromMicros } = retention;
  const ingest = createIngest({ storage, clock, log, openUpload: config.openUpload, keptFromMicros });
  return {
    ...{ config, version, clock, log, uncaught, db, ingest, retention },
    isDatabaseHealthy: () => storage.isHealthy(),
    answers: createAnswersFirst(),
    sessions: createSessions({ db, clock }),
    hub: createLiveHub({ db, clock, log }),
    streams: createOpenStreams(),
    close: () => ingest.close(),
  };
};

type Closing = { close(): Promise<void> };
