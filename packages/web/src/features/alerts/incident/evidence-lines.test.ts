import { calendarFormatsOf, formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { buildIncidentDetail } from '../build-for-test.ts';
import { evidenceLines } from './evidence-lines.ts';

const words = { formats: formatsOf('en'), calendar: calendarFormatsOf('en') };
const linesOf = (change: Parameters<typeof buildIncidentDetail>[0]) =>
  evidenceLines(buildIncidentDetail(change), words);
const at = (time: string, value: number | null) => ({ at: `2026-11-20T${time}Z`, value });

describe('evidenceLines', () => {
  it('are the values and the limit, in kilowatts where they are large', () => {
    const data = linesOf({});
    expect(data?.left).toMatchObject({ unit: 'kW', fromZero: true });
    expect(data?.series.map(({ key, values }) => [key, values])).toEqual([
      ['value', [4, 9, 12.3]],
      ['limit', [11, 11, 11]],
    ]);
  });

  it('keep a silence as a gap, but go straight to a value a little late', () => {
    const evidence = [at('10:00:00', 1), at('10:01:00', 2), at('10:03:00', 3), at('10:04:00', 4)];
    const later = [20, 21, 22, 23].map((minute) => at(`10:${minute}:00`, 5));
    const values = linesOf({ evidence: [...evidence, ...later], limit: 5 })?.series[0]?.values;
    expect(values?.slice(0, 7)).toEqual([1, 2, 2.5, 3, 4, null, null]);
    expect(values?.slice(18)).toEqual([null, null, 5, 5, 5, 5]);
  });

  it('have the furthest value of a step', () => {
    const minutes = [3, 4, 5, 6].map((value, minute) => at(`10:0${minute + 2}:00`, value));
    const evidence = [at('10:00:00', 1), at('10:01:00', 7), at('10:01:10', 2), ...minutes];
    expect(linesOf({ evidence, limit: 5 })?.series[0]?.values).toEqual([1, 7, 3, 4, 5, 6]);
    const volts = { kind: 'underVoltage', unit: 'V', limit: null } as const;
    expect(linesOf({ ...volts, evidence })?.series[0]?.values).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('draw the limit below where export went beyond it', () => {
    const evidence = [at('10:00:00', -500), at('10:01:00', -900)];
    expect(linesOf({ evidence, limit: 800 })?.series[1]?.values).toEqual([-800, -800]);
  });

  it('are days by the site’s own dates, over a change of the clocks too', () => {
    const evidence = ['2026-10-23T22', '2026-10-24T22', '2026-10-25T23'].map((hour, day) => ({
      at: `${hour}:00:00Z`,
      value: 10 + day,
    }));
    const data = linesOf({
      kind: 'unusualConsumption',
      unit: 'score',
      limit: 4,
      facts: [
        { fact: 'usualLow', value: 8 },
        { fact: 'usualHigh', value: 11 },
      ],
      evidence,
    });
    expect(data?.series.map(({ key, values }) => [key, values])).toEqual([
      ['value', [10, 11, 12]],
      ['usualLow', [8, 8, 8]],
      ['usualHigh', [11, 11, 11]],
    ]);
    expect([0, 1, 2].map((slot) => data?.slots.nameOf(slot))).toEqual([
      'Sat, Oct 24, 2026',
      'Sun, Oct 25, 2026',
      'Mon, Oct 26, 2026',
    ]);
  });

  it('are none where there are too few values', () => {
    expect(linesOf({ evidence: [] })).toBeNull();
    expect(linesOf({ evidence: [at('10:00:00', 1)] })).toBeNull();
    expect(linesOf({ evidence: [at('10:00:00', null), at('10:01:00', null)] })).toBeNull();
  });
});
