// A process of nothing but a sender of messages, beside the database's one writer, to be killed by the test of two of them.
import { Kysely, PostgresDialect } from 'kysely';
import { createMessages } from '../src/channels/create-messages.ts';
import { readConfig } from '../src/config/config.ts';
import { openPool } from '../src/storage/open-pool.ts';
import type { Database } from '../src/storage/schema.ts';
import { silentLog } from './silent-log.ts';

const [databaseUrl = '', leaseMs = ''] = process.argv.slice(2);

const read = readConfig({ DEMO: 'off', ALLOW_PRIVATE_WEBHOOKS: 'on' }, '/');
if (read.kind === 'wrong') throw new Error(read.problems.join());
const pool = openPool({ connectionString: databaseUrl, max: 4 }, silentLog);
createMessages({
  db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
  log: silentLog,
  config: read.config,
  version: '0.0.0',
  publicAddress: { linkTo: (path) => `https://energy.example.org${path}`, listensOn: () => undefined },
  nowMs: Date.now,
  onMailQueued: () => undefined,
  leaseMs: Number(leaseMs),
  pollMs: 20,
}).sender.start();
process.once('disconnect', () => process.exit());
