import { describe, expect, it } from 'vitest';
import { buildIncident } from '../../../../test/build-incident.ts';
import { incidentDays } from './incident-days.ts';

const over = (id: number, startedAt: string) =>
  buildIncident({ id, startedAt, endedAt: '2026-11-21T00:00:00Z' });

describe('incidentDays', () => {
  it('puts what goes on first, and the rest to the site’s own days', () => {
    const items = [
      buildIncident({ id: 4 }),
      over(3, '2026-11-20T23:30:00Z'),
      over(2, '2026-11-20T22:30:00Z'),
      over(1, '2026-11-19T12:00:00Z'),
    ];
    const { ongoing, days } = incidentDays([{ items }], 'Europe/Berlin');
    expect(ongoing.map(({ id }) => id)).toEqual([4]);
    expect(days.map(({ date, incidents }) => [date, incidents.map(({ id }) => id)])).toEqual([
      ['2026-11-21', [3]],
      ['2026-11-20', [2]],
      ['2026-11-19', [1]],
    ]);
  });

  it('lists once what slid to the next page meanwhile', () => {
    const slid = over(2, '2026-11-20T10:00:00Z');
    const pages = [{ items: [over(3, '2026-11-20T11:00:00Z'), slid] }, { items: [slid] }];
    expect(incidentDays(pages, 'UTC').days[0]?.incidents.map(({ id }) => id)).toEqual([3, 2]);
  });
});
