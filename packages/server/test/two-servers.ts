// Two servers on one PostgreSQL, as far as readings go.
import type { Clock } from '../src/clock/clock.ts';
import { createIngest, type Ingest } from '../src/ingest/create-ingest.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { BuiltMeter } from './build-meter.ts';
import { databaseForTest } from './database-for-test.ts';
import { otherServerOn } from './other-server.ts';
import { silentLog } from './silent-log.ts';

export type Server = Pick<Storage, 'db' | 'pool'> & { readonly ingest: Ingest; readonly clock: Clock };

export type Sent = { readonly atMs: number; readonly importKwh: number };

export type TwoServers = {
  readonly storage: Storage;
  readonly servers: readonly [Server, Server];
  close(): Promise<void>;
};

export const openTwoServers = async (clock: Clock): Promise<TwoServers> => {
  const storage = await databaseForTest();
  const other = otherServerOn(storage);
  const serverOn = (opened: typeof other): Server => ({
    db: opened.db,
    pool: opened.pool,
    clock,
    ingest: createIngest({ storage: opened, clock, log: silentLog, openUpload: true }),
  });
  const servers = [serverOn(storage), serverOn(other)] as const;
  const close = async (): Promise<void> => {
    for (const { ingest } of servers) await ingest.close();
    await other.close();
    await storage.close();
  };
  return { storage, servers, close };
};

/** Uploads them all at once, as a device with a clock of its own does. */
export const sendTo = ({ ingest }: Server, { key }: BuiltMeter, readings: readonly Sent[]) =>
  Promise.all(
    readings.map(({ atMs, importKwh }) => {
      const rest = {
        voltageV: 230,
        currentA: 1,
        powerW: 100,
        exportKwh: 0,
        frequencyHz: 50,
        powerFactor: 1,
      };
      const values = { phases: [{ ...rest, importKwh }], net: null, reactive: null };
      const sender = { address: 'here', isForwarded: false };
      return ingest.submit({ sn: null, key, time: new Date(atMs).toISOString(), values, sender });
    }),
  );
