// One meter touches one shard, a site at most as many as it has meters: held against the plans of whatever an account's calls
// and the jobs send to the database. What asks every shard is named here, with the reason.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingCalls, settingCalls, spanCalls } from '../../../test/account-calls.ts';
import {
  administer,
  decideAndUndo,
  deleteAll,
  followLive,
  importAndUndo,
  runJobs,
  showPublicly,
  uploadAll,
  uploadLate,
} from '../../../test/account-stories.ts';
import { isCluster } from '../../../test/is-cluster.ts';
import { planFaults } from '../../../test/plan-faults.ts';
import { inDatabase } from '../../../test/run-sql.ts';
import { type ShardedServer, shardedServer } from '../../../test/sharded-server.ts';

/** Each by a part of its text. */
const askingAll = {
  'as "registered", count(*) filter': 'An administrator sees how many of all meters are online.',
  'from meter join latest_reading': 'An administrator lists those of all meters that are online.',
};

const known = Object.keys(askingAll);

type Story = (sharded: ShardedServer) => Promise<void>;

const stories: readonly (readonly [string, Story])[] = [
  ['uploads', uploadAll],
  ['settings', ({ place, sendAll }) => sendAll(settingCalls(place))],
  ['jobs', runJobs],
  ['calls that read', ({ place, sendAll }) => sendAll(readingCalls('account', place))],
  ['charts, reports and bills', ({ place, sendAll }) => sendAll(spanCalls(place))],
  ['late uploads', uploadLate],
  ['jobs of the next day', runJobs],
  ['what an administrator sees', administer],
  ['what the public sees', showPublicly],
  ['live values', followLive],
  ['imports that are taken back', importAndUndo],
  ['decisions on counts', decideAndUndo],
  ['what is deleted', deleteAll],
  ['jobs that clean up', runJobs],
];

describe.runIf(isCluster())('no more shards are asked than meters or sites are named', () => {
  let sharded: ShardedServer;
  beforeAll(async () => {
    sharded = await shardedServer(32);
  }, 180_000);
  afterAll(() => sharded.close());

  const newFaults = () =>
    inDatabase(sharded.databaseUrl, (client) => planFaults(client, sharded.recorder.take()));
  const found = new Set<string>();

  it.each(stories)(
    'in %s',
    async (_, story) => {
      await story(sharded);
      const faults = (await newFaults()).filter((fault) => {
        const part = known.find((one) => fault.includes(one));
        if (part !== undefined) found.add(part);
        return part === undefined;
      });
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it('but by what is named here', () => expect([...found].sort()).toEqual(known.toSorted()));

  it('or it is found', async () => {
    const { pool } = sharded.server.storage;
    await pool.query('select meter_id from latest_reading where at < $1', [new Date()]);
    await pool.query('delete from site_day where date = $1', ['2000-01-01']);
    expect(await newFaults()).toEqual([
      expect.stringContaining('32 shards of latest_reading'),
      expect.stringContaining('32 shards of site_day'),
    ]);
  });
});
