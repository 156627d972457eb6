import { afterEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../test/silent-log.ts';
import { createJobRuns } from './job-runs.ts';
import { onlyServer } from './leadership.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

const at = new Date('2026-01-02T03:04:05Z');
const outages = { log: silentLog, counts: () => ({ isOut: false, outages: 0, refused: 0 }) };

let jobs: Jobs | null = null;
afterEach(() => jobs?.stop());

describe('startJobs', () => {
  it('records when each job ran, how long it took and how it went', async () => {
    const runs = createJobRuns(() => at);
    let isBroken = true;
    const shaky = async () => {
      if (isBroken) throw new Error('The disk is full.');
    };
    jobs = startJobs(
      [
        { name: 'steady', everyMs: 60_000, run: async () => undefined },
        { name: 'shaky', everyMs: 20, run: shaky },
      ],
      outages,
      runs,
      onlyServer,
    );
    expect(runs.list()).toMatchObject([{ name: 'steady', runs: 0, lastStartedAt: null }, { name: 'shaky' }]);
    await expect.poll(() => runs.list()[1]?.failures).toBeGreaterThan(0);
    expect(runs.list()[0]).toMatchObject({ lastStartedAt: at, error: null, runs: 1, failures: 0 });
    expect(runs.list()[0]?.lastMs).toBeGreaterThanOrEqual(0);
    expect(runs.list()[1]?.error).toBe('The disk is full.');
    isBroken = false;
    await expect.poll(() => runs.list()[1]?.error).toBeNull();
    expect(runs.list()[1]?.failures).toBeGreaterThan(0);
  });
});
