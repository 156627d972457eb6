import { describe, expect, it } from 'vitest';
import { NeededDays } from './needed-days.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

const site: SiteSnapshot = {
  id: 1,
  zone: 'Europe/Berlin',
  rule: 'netted',
  billing: { ownerId: 1, currency: 'EUR', startDay: 1 },
  meters: [],
  firstMs: Date.parse('2026-01-10T12:00:00Z'),
  nowMs: Date.parse('2026-03-10T12:00:00Z'),
  revision: 1,
  settledRevision: 1,
};
const february = { fromDate: '2026-02-01', toDate: '2026-03-01' };

describe('the progress of an answer', () => {
  it('counts days of several parts of it once, and days of each kind apart', () => {
    const needed = new NeededDays();
    needed.add('site', site, february);
    needed.add('site', site, { fromDate: '2026-02-20', toDate: '2026-03-05' });
    needed.leave('site', site, ['2026-02-03', '2026-02-02']);
    needed.leave('site', site, ['2026-02-02']);
    expect(needed.progress()).toEqual({ doneDays: 30, allDays: 32 });
    needed.add('bill', site, february);
    expect(needed.progress()).toEqual({ doneDays: 58, allDays: 60 });
  });

  it('leaves out days before the first reading and days to come', () => {
    const needed = new NeededDays();
    needed.add('site', site, { fromDate: '2020-01-01', toDate: '2030-01-01' });
    needed.leave('site', site, ['2026-01-10']);
    expect(needed.progress()).toEqual({ doneDays: 59, allDays: 60 });
  });
});
