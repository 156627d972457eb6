import { describe, expect, it } from 'vitest';
import { buildFigures, buildOverview } from './build-for-test.ts';
import { dayFigures } from './day-tiles.ts';

const nowMs = Date.parse('2026-11-20T12:00:10Z');
const tileOf = (overview: Parameters<typeof buildOverview>[0], key: string) =>
  dayFigures(buildOverview(overview), nowMs).tiles.find((tile) => tile.key === key);

describe('dayFigures', () => {
  it('compares with the same hours of the day before', () => {
    const change = tileOf(
      { day: buildFigures({ consumptionKwh: 12 }), dayBefore: buildFigures({ consumptionKwh: 10 }) },
      'consumption',
    )?.change;
    expect(change).toBeCloseTo(0.2);
  });

  it.each([
    ['today is unknown', null, 5],
    ['yesterday is unknown', 5, null],
    ['yesterday was nothing', 5, 0],
  ])('has no change when %s', (_, today, before) => {
    const tile = tileOf(
      { day: buildFigures({ yieldKwh: today }), dayBefore: buildFigures({ yieldKwh: before }) },
      'yield',
    );
    expect(tile).toEqual({ key: 'yield', energyKwh: today, change: null });
  });

  it('tells two days without anything to be alike', () => {
    const none = buildFigures({ exportKwh: 0 });
    expect(tileOf({ day: none, dayBefore: none }, 'export')?.change).toBe(0);
  });

  const partial = buildFigures({ coverage: { measured: 0.8, estimated: 0, missing: 0.2 } });

  it('says until when there is data when the site has fallen silent', () => {
    const overview = buildOverview({ day: partial, lastUpdateTime: '2026-11-20T11:40:00Z' });
    expect(dayFigures(overview, nowMs).coverage).toEqual({
      kind: 'until',
      atMs: Date.parse('2026-11-20T11:40:00Z'),
    });
  });

  it('says how much is measured when the hole lies earlier', () => {
    expect(dayFigures(buildOverview({ day: partial }), nowMs).coverage).toEqual({
      kind: 'gaps',
      measured: 0.8,
    });
  });

  it('says nothing of a whole day and of no day at all', () => {
    expect(dayFigures(buildOverview(), nowMs).coverage.kind).toBe('whole');
    const none = buildOverview({ day: buildFigures({ state: 'noData' }) });
    expect(dayFigures(none, nowMs).coverage.kind).toBe('none');
  });

  it('tells meters that contradict each other', () => {
    const overview = buildOverview({ day: buildFigures({ state: 'inconsistent' }) });
    expect(dayFigures(overview, nowMs).inconsistent).toBe(true);
  });
});
