import { describe, expect, it } from 'vitest';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { buildAlert } from '../build-for-test.ts';
import { alertRecords, standingAlert } from './alert-records.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const meters = [buildMeterLive({ id: 11, name: 'Main meter' })];
const standing = (...items: Parameters<typeof buildAlert>[0][]) =>
  standingAlert(
    alertRecords(
      items.map((item) => buildAlert(item)),
      meters,
    ),
    nowMs,
  );

describe('alertRecords', () => {
  it('name the meter and its phase', () => {
    const [record] = alertRecords([buildAlert({ meterId: 11, phase: 2 })], meters);
    expect(record).toMatchObject({ meter: 'Main meter', phase: 'B', isSerious: true });
    expect(alertRecords([buildAlert({ meterId: null, phase: null })], meters)[0]).toMatchObject({
      meter: null,
      phase: null,
    });
  });
});

describe('standingAlert', () => {
  it('is none where nothing lasts and nothing dangerous was of late', () => {
    expect(standing()).toBeNull();
    expect(standing({ kind: 'lowPowerFactor', unit: '' })).toBeNull();
    expect(standing({ kind: 'overCurrent', to: '2026-11-19T11:00:00Z' })).toBeNull();
  });

  it('is the worst, with the number of the others', () => {
    const found = standing(
      { kind: 'offline', unit: 'minutes', to: null },
      { kind: 'overVoltage', to: '2026-11-20T11:00:00Z' },
      { kind: 'overPower', to: '2026-11-20T11:00:00Z' },
    );
    expect(found).toMatchObject({ worst: { kind: 'overVoltage' }, others: 2 });
  });
});
