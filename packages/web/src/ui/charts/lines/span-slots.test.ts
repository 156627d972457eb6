import { calendarFormatsOf, formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { spanSlots } from './span-slots.ts';

const words = {
  formats: formatsOf('en', 'one', { clock: '24', regions: [] }),
  calendar: calendarFormatsOf('en'),
};
const berlin = (from: string, to: string, stepSeconds: number) =>
  spanSlots({ from, to, stepSeconds, timeZone: 'Europe/Berlin' }, words);
const labels = (slots: ReturnType<typeof berlin>, widthPx: number) =>
  slots.ticksFor(widthPx).map(({ label }) => label);

describe('spanSlots', () => {
  it('marks a day by its clocks, up to 24', () => {
    const day = berlin('2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z', 300);
    expect(day.count).toBe(288);
    expect(labels(day, 330)).toEqual(['0', '3', '6', '9', '12', '15', '18', '21', '24']);
    expect(day.ticksFor(330)[1]?.slot).toBe(36);
    expect(labels(day, 1000)).toHaveLength(25);
  });

  it('shifts the marks of the day the clocks go back', () => {
    const long = berlin('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 900);
    expect(long.count).toBe(100);
    expect(long.ticksFor(330).slice(0, 2)).toEqual([
      { slot: 0, label: '0' },
      { slot: 16, label: '3' },
    ]);
  });

  it('marks fewer hours where their names are longer', () => {
    const span = { from: '2026-11-19T23:00:00Z', to: '2026-11-20T23:00:00Z', stepSeconds: 300 };
    const day = spanSlots({ ...span, timeZone: 'Europe/Berlin' }, { ...words, formats: formatsOf('en') });
    expect(labels(day, 330)).toEqual(['12\u202fAM', '6\u202fAM', '12\u202fPM', '6\u202fPM', '12\u202fAM']);
    expect(labels(day, 500)).toHaveLength(9);
  });

  it('marks an hour by its minutes', () => {
    const hour = berlin('2026-11-19T10:07:00Z', '2026-11-19T11:07:00Z', 60);
    expect(labels(hour, 330)).toEqual(['11:10', '11:20', '11:30', '11:40', '11:50', '12:00']);
    expect(hour.rows).toHaveLength(60);
  });

  it('marks the first minutes of a meter', () => {
    const minutes = berlin('2026-11-19T10:06:20Z', '2026-11-19T10:12:40Z', 20);
    expect(labels(minutes, 180)).toEqual(['11:08', '11:10', '11:12']);
    expect(labels(minutes, 330)).toEqual(['11:07', '11:08', '11:09', '11:10', '11:11', '11:12']);
  });

  it('marks a longer span by dates, as many as there is room for', () => {
    const month = berlin('2026-10-31T23:00:00Z', '2026-11-30T23:00:00Z', 7200);
    expect(labels(month, 330).length).toBeLessThanOrEqual(5);
    expect(labels(month, 330)[0]).toBe('Nov 1');
    expect(month.rows.length).toBeLessThanOrEqual(100);
    expect(month.rows.at(-1)?.toSlot).toBe(month.count);
  });
});
