// A process of nothing but a mail sender, beside the database's one writer, to be killed by the test of the outbox.
import { Kysely, PostgresDialect } from 'kysely';
import { createMailSender } from '../src/mail/mail-sender.ts';
import { openPool } from '../src/storage/open-pool.ts';
import type { Database } from '../src/storage/schema.ts';
import { silentLog } from './silent-log.ts';

const [databaseUrl = '', smtpUrl = '', leaseMs = ''] = process.argv.slice(2);

const pool = openPool({ connectionString: databaseUrl, max: 2 }, silentLog);
createMailSender({
  db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
  log: silentLog,
  config: { smtpUrl, mailFrom: 'energy@example.org', serverGroup: 'pm' },
  leaseMs: Number(leaseMs),
  pollMs: 20,
}).start();
process.once('disconnect', () => process.exit());
