import { describe, expect, it } from 'vitest';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { meterOverview } from './meter-overview.ts';

const nowMs = Date.parse('2026-11-20T12:00:08Z');
const meters = [
  buildMeterLive({ id: 1 }),
  buildMeterLive({ id: 2, isOnline: 0, state: 'noResponse', lastUpdate: '2026-11-20T11:00:00Z' }),
  buildMeterLive({ id: 3, uploadIntervalSeconds: 3, lastUpdate: '2026-11-20T11:59:50Z' }),
  buildMeterLive({ id: 4, isOnline: 0, state: 'noResponse', lastUpdate: null, gl: null }),
];

describe('meterOverview', () => {
  it('counts what is online', () => {
    const { total, online, offline, onlineShare } = meterOverview(meters, 'all', nowMs);
    expect({ total, online, offline, onlineShare }).toEqual({
      total: 4,
      online: 2,
      offline: 2,
      onlineShare: 0.5,
    });
  });

  it('shows offline meters first and keeps the order else', () => {
    expect(meterOverview(meters, 'all', nowMs).cards.map((card) => card.id)).toEqual([2, 4, 1, 3]);
  });

  it('shows meters with a fault next', () => {
    const faulty = buildMeterLive({ id: 5, state: 'alert' });
    const { cards } = meterOverview([...meters, faulty], 'all', nowMs);
    expect(cards.map((card) => card.id)).toEqual([2, 4, 5, 1, 3]);
  });

  it('filters to offline meters without changing the count', () => {
    const { cards, total } = meterOverview(meters, 'offline', nowMs);
    expect(cards.map((card) => card.id)).toEqual([2, 4]);
    expect(total).toBe(4);
  });

  it('calls a meter late after two of its intervals', () => {
    const late = meterOverview(meters, 'all', nowMs).cards.filter((card) => card.late);
    expect(late.map((card) => card.id)).toEqual([2, 3]);
  });

  it('needs a date for a silence of more than half a day', () => {
    const longAgo = (lastUpdate: string) =>
      meterOverview([buildMeterLive({ lastUpdate })], 'all', nowMs).cards[0]?.longAgo;
    expect(longAgo('2026-11-20T00:30:00Z')).toBe(false);
    expect(longAgo('2026-11-19T23:30:00Z')).toBe(true);
  });

  it('distinguishes waiting from silent, and unknown from zero', () => {
    const waiting = meterOverview(meters, 'offline', nowMs).cards.find((card) => card.waiting);
    expect(waiting).toMatchObject({ id: 4, powerW: null, updatedMs: null, late: false });
  });

  it('has no share of nothing', () => {
    expect(meterOverview([], 'all', nowMs)).toMatchObject({ total: 0, onlineShare: 0, cards: [] });
  });
});
