// What the server's parts are given. Each takes the part it needs.
import type { Kysely } from 'kysely';
import type { PasswordRequests } from '../accounts/password-requests.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { AutoSender } from '../auto-send/auto-sender.ts';
import type { Messages } from '../channels/create-messages.ts';
import type { Clock } from '../clock/clock.ts';
import type { ClockWatch } from '../clock-watch/watched-clock.ts';
import type { Config } from '../config/config.ts';
import type { PublicAddress } from '../config/public-address.ts';
import type { UncaughtErrors } from '../errors/uncaught-errors.ts';
import type { ImportRuns } from '../imports/runs/import-runs.ts';
import type { NowWatch } from '../incidents/judges/now-watch.ts';
import type { Notifier } from '../incidents/notifier.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Retention } from '../ingest/retention.ts';
import type { SilenceWatch } from '../ingest/silence/silence-watch.ts';
import type { JobRuns } from '../jobs/job-runs.ts';
import type { Leadership } from '../jobs/leadership.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { OpenStreams } from '../live/open-streams.ts';
import type { Log } from '../log/log.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { ThreadFile } from '../parsing/start-parse-thread.ts';
import type { StoredBytes } from '../quotas/stored-bytes.ts';
import type { FollowUp } from '../rollups/follow-up.ts';
import type { SiteCache } from '../rollups/site-cache.ts';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Weather } from '../weather/create-weather.ts';

export type Context = {
  readonly config: Config;
  /** Of links that are read outside of the app, such as those in mails. */
  readonly publicAddress: PublicAddress;
  /** The program's own. */
  readonly version: string;
  readonly startedAt: Date;
  readonly clock: Clock;
  readonly clockWatch: ClockWatch;
  readonly log: Log;
  readonly uncaught: UncaughtErrors;
  readonly db: Kysely<Database>;
  readonly siteCache: SiteCache;
  readonly followUp: FollowUp;
  readonly engine: Storage['engine'];
  readonly health: Storage['health'];
  readonly outages: Storage['outages'];
  readonly ingest: Ingest;
  readonly imports: ImportRuns;
  readonly silence: SilenceWatch;
  readonly notifier: Notifier;
  readonly nowWatch: NowWatch;
  readonly retention: Retention;
  readonly storedBytes: StoredBytes;
  /** The built program of the threads that read uploaded files. */
  readonly parseThread: ThreadFile;
  readonly jobRuns: JobRuns;
  readonly leadership: Leadership;
  readonly requestPriority: RequestPriority;
  readonly sessions: Sessions;
  readonly mailSender: MailSender;
  /** To the channels of accounts. */
  readonly messages: Messages;
  readonly autoSender: AutoSender;
  readonly passwordRequests: PasswordRequests;
  readonly hub: LiveHub;
  readonly streams: OpenStreams;
  readonly weather: Weather;
};
