import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMeter } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { testClock } from '../../../test/test-clock.ts';
import type { Storage } from '../../storage/storage.ts';
import { createIngest, type Ingest } from '../create-ingest.ts';

describe('the quarantine', () => {
  let storage: Storage;
  let ingest: Ingest;
  beforeAll(async () => {
    storage = await databaseForTest();
    ingest = createIngest({ storage, clock: testClock(), log: silentLog, openUpload: true });
  });
  afterAll(async () => {
    await ingest.close();
    await storage.close();
  });

  const row = {
    voltageV: 230,
    currentA: 1,
    powerW: 100,
    importKwh: 1,
    exportKwh: 0,
    frequencyHz: 50,
    powerFactor: 1,
  };
  const timesKept = async (time: string): Promise<string[]> => {
    const { id, key } = await buildMeter(storage.db);
    const values = { phases: [row], net: null, reactive: null };
    const outcome = await ingest.submit({
      sn: null,
      key,
      time,
      values,
      sender: { address: 'here', isForwarded: false },
    });
    expect(outcome.kind).toBe('refused');
    const kept = await storage.db
      .selectFrom('quarantined_reading')
      .select('claimed_time')
      .where('meter_id', '=', id)
      .execute();
    return kept.map(({ claimed_time }) => claimed_time);
  };

  it('keeps a reading whatever it reports as its time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await timesKept(`no time ${text}`)).toHaveLength(1);
      }),
      { numRuns: 40, examples: [['\u0000'], ['\ud83d'], [`${'x'.repeat(55)}\u{1F50C}`], ['\udd0c\u0000\n']] },
    );
  });

  it('keeps what can be kept of the text', async () => {
    expect(await timesKept('10:\u000030 ☀')).toEqual(['10:\uFFFD30 ☀']);
  });
});
