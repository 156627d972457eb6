import { describe, expect, it } from 'vitest';
import { highestHour, hourHeat, inKwh } from './hour-heat.ts';

const span = {
  timeZone: 'Europe/Berlin',
  times: ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'],
};
const energies = inKwh({ kWh: [0.5, 0.7, null], knownShare: [1, 0.5, 0] });

describe('hourHeat', () => {
  it('keeps both hours that clocks show alike, and says what is known in part', () => {
    const { rows } = hourHeat(span, energies, Date.parse('2026-11-01T00:00:00Z'));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hours[2]?.map(({ value, estimated }) => [value, estimated])).toEqual([
      [0.5, false],
      [0.7, true],
    ]);
    expect(rows[0]?.hours[3]?.[0]?.value).toBeNull();
  });
});

describe('highestHour', () => {
  it('is the first of the highest; none where nothing is known', () => {
    expect(highestHour(span, energies)).toEqual({ startMs: Date.parse(span.times[1] ?? ''), value: 0.7 });
    expect(highestHour(span, { values: [null, null, null], knownShare: [0, 0, 0] })).toBeNull();
  });
});
