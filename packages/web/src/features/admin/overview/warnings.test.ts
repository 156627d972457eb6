import { describe, expect, it } from 'vitest';
import { buildHealth } from './build-for-test.ts';
import { warningsOf } from './warnings.ts';

const job = {
  name: 'pack-days',
  lastStartedAt: '2026-11-24T11:00:00Z',
  lastMs: 120,
  error: null,
  runs: 3,
  failures: 0,
};

describe('warningsOf', () => {
  const none = { contested: 0, feedback: 0 };
  const keysOf = (...given: Parameters<typeof warningsOf>) => warningsOf(...given).map(({ key }) => key);

  it('has nothing to say of a server that is well', () => {
    expect(keysOf(buildHealth({ jobs: [job] }), none)).toEqual([]);
  });

  it('names what fails before what waits', () => {
    const health = buildHealth({
      jobs: [job, { ...job, name: 'verify', error: 'the disk is full' }],
      mail: { isSending: false, waiting: 2, failed: 3, sentToday: 0, connectionError: null },
      meters: { registered: 1, online: 1, waiting: 7 },
    });
    expect(keysOf(health, { contested: 1, feedback: 4 })).toEqual([
      'jobs',
      'failed',
      'mailOff',
      'contested',
      'feedback',
      'waiting',
    ]);
  });

  it('counts', () => {
    const [warning] = warningsOf(buildHealth(), { contested: 0, feedback: 4 });
    expect(warning).toMatchObject({ count: 4, to: '/admin/feedback', search: { state: 'waiting' } });
  });
});
