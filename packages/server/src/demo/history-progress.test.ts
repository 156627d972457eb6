import { dayMs } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { writeDemoHistory } from './demo-setting.ts';
import { demoHistoryShare } from './history-progress.ts';
import { installDemo } from './install-demo.ts';

const anchorMs = Date.parse('2026-03-01T00:00:00Z');
const plannedToMs = anchorMs + 28 * dayMs;

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

const shareWithout = async (fromDay: number, toDay: number): Promise<number | null> => {
  const missing = [{ fromMs: anchorMs + fromDay * dayMs, toMs: anchorMs + toDay * dayMs }];
  await writeDemoHistory(storage.db, { missing, plannedToMs });
  return demoHistoryShare(storage.db);
};

describe('the share of the demo’s history that is there', () => {
  it('is reported from the installation on, until nothing is missing', async () => {
    const { db } = storage;
    expect(await demoHistoryShare(db)).toBeNull();
    await installDemo(db, { anchorMs, countedFromMs: anchorMs });
    expect(await demoHistoryShare(db)).toBe(0);
    expect(await shareWithout(0, 28)).toBe(0);
    await writeDemoHistory(db, { missing: [], plannedToMs });
    expect(await demoHistoryShare(db)).toBeNull();
  });

  it('counts readings: a minute’s of the last two weeks, a quarter-hour’s before', async () => {
    expect(await shareWithout(14, 28)).toBeCloseTo(1 / 16, 9);
    expect(await shareWithout(0, 14)).toBeCloseTo(15 / 16, 9);
  });
});
