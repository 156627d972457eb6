import type { OtherSeries, SiteLoad } from '@ohmstead/contract';

export const buildLoad = (load: Partial<SiteLoad> = {}): SiteLoad => ({
  from: '2026-10-31T23:00:00.000Z',
  to: '2026-11-30T23:00:00.000Z',
  timeZone: 'Europe/Berlin',
  meterId: null,
  known: 1,
  energyKwh: 240,
  averageW: 500,
  baseLoadW: 120,
  loadFactor: 0.25,
  max: { powerW: 2000, at: '2026-11-03T17:00:00.000Z' },
  min: { powerW: 90, at: '2026-11-04T02:15:00.000Z' },
  durationCurve: { share: [0, 0.25, 0.5, 0.75, 1], powerW: [2000, 700, 400, 200, 90] },
  phases: [],
  ...load,
});

type Line = OtherSeries['series'][number];

export const buildLine = (line: Partial<Line> = {}): Line => ({
  meterId: 1,
  name: 'Grid',
  phase: 1,
  min: [1, 2, null],
  mean: [2, 3, null],
  max: [4, 5, null],
  ...line,
});

export const buildSeries = (series: Partial<OtherSeries> = {}): OtherSeries => ({
  from: '2026-11-19T23:00:00.000Z',
  to: '2026-11-20T23:00:00.000Z',
  timeZone: 'Europe/Berlin',
  quantity: 'powerW',
  stepSeconds: 8 * 3600,
  series: [buildLine()],
  ...series,
});
