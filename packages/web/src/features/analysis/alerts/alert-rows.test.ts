import { describe, expect, it } from 'vitest';
import { type AlertItem, alertDays } from './alert-rows.ts';

const item = (change: Partial<AlertItem>): AlertItem => ({
  kind: 'overVoltage',
  meterId: 2,
  phase: 1,
  events: 1,
  unit: 'V',
  worst: 255,
  limit: 253,
  from: '2026-11-19T09:58:00.000Z',
  to: '2026-11-19T10:02:00.000Z',
  worstAt: '2026-11-19T10:00:00.000Z',
  ...change,
});

const firstOf = (change: Partial<AlertItem>) => alertDays([item(change)], 'Europe/Berlin')[0]?.rows[0];

describe('alertDays', () => {
  it('are the site’s own days, in the server’s order', () => {
    const days = alertDays(
      [
        item({ from: '2026-11-19T23:30:00.000Z' }),
        item({ from: '2026-11-19T22:30:00.000Z' }),
        item({ from: '2026-11-19T21:30:00.000Z' }),
      ],
      'Europe/Berlin',
    );
    expect(days.map(({ date, rows }) => [date, rows.length])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-19', 2],
    ]);
  });

  it('draw the hour about the worst reading of the phase', () => {
    expect(firstOf({})?.chart).toEqual({
      kind: 'quantity',
      meterId: 2,
      phase: 1,
      quantity: 'voltageV',
      limit: 253,
      span: { starttime: '2026-11-19T09:30:00.000Z', endtime: '2026-11-19T10:30:00.000Z' },
    });
  });

  it('draw no limit of all phases on one of them', () => {
    expect(firstOf({ kind: 'overPower', phase: null, unit: 'W' })?.chart).toMatchObject({ limit: null });
  });

  it('draw a gap with what is around it, unless it is too long', () => {
    const gap = { kind: 'gap', phase: null, unit: 'minutes', worst: 120, limit: 30 } as const;
    const [from, to] = ['2026-11-19T08:00:00.000Z', '2026-11-19T10:00:00.000Z'];
    expect(firstOf({ ...gap, from, to, worstAt: to })?.chart).toMatchObject({
      quantity: 'powerW',
      span: { starttime: '2026-11-19T07:30:00.000Z', endtime: '2026-11-19T10:30:00.000Z' },
    });
    expect(firstOf({ ...gap, from: '2026-11-01T08:00:00.000Z', to, worstAt: to })?.chart).toBeNull();
  });

  it('draw the whole local day of unusual consumption', () => {
    const from = '2026-10-24T22:00:00.000Z';
    const unusual = firstOf({ kind: 'unusualConsumption', meterId: null, phase: null, unit: 'kWh', from });
    expect(unusual?.chart).toEqual({
      kind: 'day',
      span: { starttime: '2026-10-25', endtime: '2026-10-26' },
    });
  });

  it('leave open what is still so', () => {
    expect(firstOf({ kind: 'offline', phase: null, to: null })).toMatchObject({
      breach: 'silent',
      toMs: null,
      chart: null,
    });
  });
});
