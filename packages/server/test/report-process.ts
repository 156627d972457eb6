// A process of nothing but what sends reports, beside the database's one writer, at the time that its parent says; to be
// killed by the test of the reports.
import { Kysely, PostgresDialect } from 'kysely';
import { createAutoSender } from '../src/auto-send/auto-sender.ts';
import { createMailSender } from '../src/mail/mail-sender.ts';
import { SiteCache } from '../src/rollups/site-cache.ts';
import { openPool } from '../src/storage/open-pool.ts';
import type { Database } from '../src/storage/schema.ts';
import { silentLog as log } from './silent-log.ts';

const [databaseUrl = '', smtpUrl = '', leaseMs = ''] = process.argv.slice(2);
const config = { smtpUrl, mailFrom: 'energy@example.org', serverGroup: 'pm' };
const pool = openPool({ connectionString: databaseUrl, max: 3 }, log);
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

let nowMs = 0;
/** The time at which the look under way began; null between two. */
let lookedMs: number | null = null;

const mailSender = createMailSender({ db, log, config, leaseMs: Number(leaseMs), pollMs: 20 });
const autoSender = createAutoSender({
  db,
  log,
  config,
  mailSender,
  siteCache: new SiteCache(),
  clock: {
    nowMicros: () => {
      lookedMs ??= nowMs;
      return nowMs * 1000;
    },
  },
  publicAddress: { linkTo: (path) => `http://energy.example.org${path}` },
  leaseMs: Number(leaseMs),
  pollMs: 15,
  onIdle: () => {
    process.send?.(lookedMs);
    lookedMs = null;
  },
});
process.on('message', (said) => {
  const isFirst = nowMs === 0;
  nowMs = Number(said);
  if (isFirst) {
    mailSender.start();
    autoSender.start();
  }
  autoSender.nudge();
});
process.once('disconnect', () => process.exit());
