import { createPasswordRequests } from '../accounts/password-requests.ts';
import { createSessions } from '../accounts/sessions.ts';
import { type Clock, nowDate } from '../clock/clock.ts';
import { watchClock } from '../clock-watch/watched-clock.ts';
import type { Config } from '../config/config.ts';
import { createPublicAddress } from '../config/public-address.ts';
import type { UncaughtErrors } from '../errors/uncaught-errors.ts';
import { createIngest } from '../ingest/create-ingest.ts';
import { openRetention } from '../ingest/retention.ts';
import { createJobRuns } from '../jobs/job-runs.ts';
import { createRequestPriority } from '../jobs/request-priority.ts';
import { createLiveHub } from '../live/live-hub.ts';
import { createOpenStreams } from '../live/open-streams.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import type { ThreadFile } from '../parsing/start-parse-thread.ts';
import { openStoredBytes } from '../quotas/stored-bytes.ts';
import { SiteCache } from '../rollups/site-cache.ts';
import type { Storage } from '../storage/storage.ts';
import type { Context } from './context.ts';

type Parts = {
  readonly config: Config;
  readonly version: string;
  readonly clock: Clock;
  readonly uncaught: UncaughtErrors;
  readonly storage: Storage;
  readonly parseThread: ThreadFile;
};

/** Closed after the HTTP server and before the storage. */
export const createContext = (parts: Parts): Context & Closing => {
  const { config, version, uncaught, storage, parseThread } = parts;
  const clock = watchClock(parts.clock);
  const { db, outages } = storage;
  const { log } = outages;
  const retention = openRetention(db, clock, config.retentionDays);
  const { keptFromMicros } = retention;
  const storedBytes = openStoredBytes(db, config.quotas);
  const { isFull } = storedBytes;
  const mailSender = createMailSender({ db, log, config });
  const ingest = createIngest({ storage, clock, log, openUpload: config.openUpload, keptFromMicros, isFull });
  const requestPriority = createRequestPriority();
  const publicAddress = createPublicAddress(config);
  const passwordRequests = createPasswordRequests({ db, clock, log, publicAddress, requestPriority });
  return {
    config,
    version,
    startedAt: nowDate(clock),
    clock,
    log,
    uncaught,
    db,
    outages,
    ingest,
    mailSender,
    retention,
    storedBytes,
    parseThread,
    publicAddress,
    clockWatch: clock,
    siteCache: new SiteCache(),
    engine: storage.engine,
    health: storage.health,
    jobRuns: createJobRuns(() => nowDate(clock)),
    requestPriority,
    passwordRequests,
    sessions: createSessions({ db, clock, config }),
    hub: createLiveHub({ db, clock, log }),
    streams: createOpenStreams(),
    close: async () => {
      await Promise.all([mailSender.stop(), passwordRequests.close(), ingest.close()]);
    },
  };
};

type Closing = { close(): Promise<void> };
