import { incidentKind } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { buildIncident } from '../../test/build-incident.ts';
import { isSerious, standingIncident, stateOf } from './incident-state.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const of = (kind: Parameters<typeof incidentKind>[0], change: Parameters<typeof buildIncident>[0] = {}) =>
  buildIncident({ kind, urgency: incidentKind(kind).urgency, ...change });

describe('stateOf', () => {
  it('is ongoing until it ends, and normal where somebody said so', () => {
    expect(stateOf(buildIncident())).toBe('ongoing');
    expect(stateOf(buildIncident({ endedAt: '2026-11-20T11:00:00Z' }))).toBe('over');
    expect(stateOf(buildIncident({ endedAt: '2026-11-20T11:00:00Z', isNormal: true }))).toBe('normal');
  });
});

describe('isSerious', () => {
  it('is what may harm wires and devices, while it goes on', () => {
    expect(isSerious(of('overVoltage'))).toBe(true);
    expect(isSerious(of('overVoltage', { endedAt: '2026-11-20T11:00:00Z' }))).toBe(false);
    expect(isSerious(of('offline'))).toBe(false);
    expect(isSerious(of('dayConsumption'))).toBe(false);
  });
});

describe('standingIncident', () => {
  it('is none where nothing goes on, or all of it is paused or normal', () => {
    expect(standingIncident([], nowMs)).toBeNull();
    const quiet = [
      of('overPower', { endedAt: '2026-11-20T11:00:00Z' }),
      of('overPower', { snoozedUntil: '2026-11-20T13:00:00Z' }),
      of('overPower', { isNormal: true }),
    ];
    expect(standingIncident(quiet, nowMs)).toBeNull();
  });

  it('is the worst, with the number of the others', () => {
    const found = standingIncident(
      [of('dayConsumption'), of('noYield'), of('offline'), of('overCurrent')],
      nowMs,
    );
    expect(found).toMatchObject({ worst: { kind: 'overCurrent' }, others: 3 });
    expect(standingIncident([of('dayConsumption'), of('noYield')], nowMs)?.worst.kind).toBe('noYield');
  });

  it('comes back when a pause is over', () => {
    const paused = [of('overPower', { snoozedUntil: '2026-11-20T11:00:00Z' })];
    expect(standingIncident(paused, nowMs)?.others).toBe(0);
  });
});
