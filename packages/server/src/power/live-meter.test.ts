import { describe, expect, it } from 'vitest';
import { liveMeterOf } from './live-meter.ts';

const phase = (currentA: number, importKwh: number | null): (number | null)[] => [
  230,
  currentA,
  100,
  importKwh,
  0,
  50,
  1,
];

const liveOf = (...phases: (number | null)[][]) =>
  liveMeterOf(
    {
      id: 1,
      site_id: 1,
      account_id: 1,
      site_name: 'Home',
      time_zone: 'Europe/Berlin',
      sn: 'ABCD1234',
      name: 'Grid',
      type: 3,
      use_type: 1,
      rated_power_w: null,
      parts: null,
      behind_meter_id: null,
      intervals_to: null,
      at: new Date('2026-11-20T12:00:00Z'),
      interval_seconds: 60,
      net_values: null,
      phase_values: phases.flat(),
      has_fault: false,
      open_incidents: 0,
      open_price_incidents: 0,
    },
    Date.parse('2026-11-20T12:00:30Z'),
  );

describe('totals of a meter', () => {
  it('show no digits that no phase sent', () => {
    expect(liveOf(phase(0.1, 0.7), phase(0.2, 0.1), phase(0.4, 0.3))).toMatchObject({
      currentA: 0.7,
      importKwh: 1.1,
    });
  });

  it('are a single phase’s own numbers', () => {
    expect(liveOf(phase(0.12345678901234566, 12345.678901234567))).toMatchObject({
      currentA: 0.12345678901234566,
      importKwh: 12345.678901234567,
    });
  });

  it('are unknown as soon as one phase is', () => {
    expect(liveOf(phase(1, 1), phase(1, null), phase(1, 1)).importKwh).toBeNull();
  });
});
