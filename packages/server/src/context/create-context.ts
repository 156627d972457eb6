import { createPasswordRequests } from '../accounts/password-requests.ts';
import { createSessions } from '../accounts/sessions.ts';
import { createAutoSender } from '../auto-send/auto-sender.ts';
import { createMessages } from '../channels/create-messages.ts';
import { type Clock, nowDate, nowMs } from '../clock/clock.ts';
import { watchClock } from '../clock-watch/watched-clock.ts';
import type { Config } from '../config/config.ts';
import { createPublicAddress } from '../config/public-address.ts';
import type { UncaughtErrors } from '../errors/uncaught-errors.ts';
import { createImportRuns } from '../imports/runs/import-runs.ts';
import { createNowWatch } from '../incidents/judges/now-watch.ts';
import { createNotifier } from '../incidents/notifier.ts';
import { createIngest } from '../ingest/create-ingest.ts';
import { openRetention } from '../ingest/retention.ts';
import { createSilenceWatch } from '../ingest/silence/silence-watch.ts';
import { createJobRuns } from '../jobs/job-runs.ts';
import { type Leadership, onlyServer, openLeadership } from '../jobs/leadership.ts';
import { createRequestPriority } from '../jobs/request-priority.ts';
import { createLiveHub } from '../live/live-hub.ts';
import { createOpenStreams } from '../live/open-streams.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import type { ThreadFile } from '../parsing/start-parse-thread.ts';
import { openStoredBytes } from '../quotas/stored-bytes.ts';
import { createFollowUp } from '../rollups/follow-up.ts';
import { SiteCache } from '../rollups/site-cache.ts';
import type { Storage } from '../storage/storage.ts';
import { createWeather } from '../weather/create-weather.ts';
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
  const requestPriority = createRequestPriority();
  const usual = { db, clock, log, outages, requestPriority };
  const retention = openRetention(db, clock, config.retentionDays);
  const storedBytes = openStoredBytes(db, config.quotas);
  const mailSender = createMailSender({ db, log, config });
  const leadership = leadershipOn(storage);
  const silence = createSilenceWatch({ db, clock, outages, isAlone: storage.engine === 'embedded' });
  const ingest = createIngest({
    storage,
    clock,
    log,
    openUpload: config.openUpload,
    keptFromMicros: retention.keptFromMicros,
    isFull: storedBytes.isFull,
    silence,
  });
  const imports = createImportRuns({ ...parts, ...usual, ingest, retention, storedBytes });
  const weather = createWeather({ db, clock, log, sources: config.weather });
  const siteCache = new SiteCache();
  const nowWatch = createNowWatch({ db, siteCache, clock, outages, leadership });
  const followUp = createFollowUp({ ...usual, siteCache });
  const publicAddress = createPublicAddress(config);
  const notifier = createNotifier({ db, clock, outages, publicAddress });
  const sending = { db, log, config, publicAddress };
  const messages = createMessages({
    ...sending,
    version,
    nowMs: () => nowMs(clock),
    onMailQueued: mailSender.nudge,
  });
  const autoSender = createAutoSender({
    ...sending,
    siteCache,
    clock,
    mailSender,
    yieldToRequests: requestPriority.untilQuiet,
  });
  const passwordRequests = createPasswordRequests({ ...usual, publicAddress });
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
    imports,
    silence,
    notifier,
    nowWatch,
    mailSender,
    messages,
    autoSender,
    retention,
    storedBytes,
    parseThread,
    publicAddress,
    clockWatch: clock,
    siteCache,
    followUp,
    engine: storage.engine,
    health: storage.health,
    jobRuns: createJobRuns(() => nowDate(clock)),
    leadership,
    requestPriority,
    passwordRequests,
    sessions: createSessions({ db, clock, config, otherServers: storage.otherServers }),
    hub: createLiveHub({ db, clock, log }),
    streams: createOpenStreams(),
    weather,
    close: async () => {
      await imports.stop();
      await Promise.all([passwordRequests.close(), weather.close(), ingest.close()]);
      await Promise.all([followUp.stop(), silence.stop(), notifier.stop(), nowWatch.stop()]);
      await Promise.all([messages.sender.stop(), autoSender.stop(), mailSender.stop()]);
    },
  };
};

const leadershipOn = ({ engine, db, outages: { log } }: Storage): Leadership =>
  engine === 'embedded' ? onlyServer : openLeadership({ db, log });

type Closing = { close(): Promise<void> };
