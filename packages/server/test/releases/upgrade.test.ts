// What a release has left is taken over by this version: nothing that people see of it changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServer } from '../../src/commands/command-socket.ts';
import { type RunningProgram, runningProgram } from '../incident-stories/running-program.ts';
import { testClock } from '../test-clock.ts';
import { logIn, nowMs } from './household.ts';
import { keptVersions, readRelease } from './kept-release.ts';
import { readFigures } from './read-figures.ts';
import { restoredStorage } from './restored-storage.ts';

const patience = { timeout: 60_000, interval: 500 };

describe.each(await keptVersions())('data of %s', (version) => {
  let program: RunningProgram;
  let figures: unknown;
  beforeAll(async () => {
    const release = await readRelease(version);
    ({ figures } = release);
    program = await runningProgram(testClock(nowMs * 1000), {}, restoredStorage(release.sql));
  }, 180_000);
  afterAll(() => program.close());

  /** Meters that a migration has marked to be judged anew. */
  const waiting = async (): Promise<unknown[]> =>
    program.db.selectFrom('meter').select('name').where('rebuild_from', 'is not', null).execute();

  it('is shown as before', { timeout: 120_000 }, async () => {
    await expect.poll(waiting, patience).toEqual([]);
    const token = await logIn(program.ask);
    // What a migration has deleted of roll-ups and bills is made anew.
    await expect.poll(() => readFigures(program.ask, token), patience).toEqual(figures);
  });

  it('is what its readings say', async () => {
    const said: string[] = [];
    const target = { dataDir: program.dataDir, databaseUrl: null };
    await askServer(target, ['verify', undefined], (line) => said.push(line));
    expect(said.at(-1)).toBe('Verified: no differences');
    expect(said).not.toContainEqual(expect.stringMatching(/^differs/));
  });
});
