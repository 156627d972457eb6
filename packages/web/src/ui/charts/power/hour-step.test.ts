import { clocks, formatsOf, writtenLanguages } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { labelWidth } from '../plot/label-width.ts';
import { hourStepOf } from './hour-step.ts';

const widths = Array.from({ length: 40 }, (_, place) => 160 + place * 60);
const hours = Array.from({ length: 25 }, (_, hour) => hour);

describe('hourStepOf', () => {
  it.each(writtenLanguages.map(({ code }) => code))('leaves room for each hour in %s', (lang) => {
    for (const clock of clocks) {
      const formats = formatsOf(lang, 'one', { clock, regions: [] });
      const widest = Math.max(...hours.map((hour) => labelWidth(formats.axisHour(hour))));
      const narrow = widths.filter((width) => (width / 24) * hourStepOf(width, formats) <= widest);
      expect(narrow, clock).toEqual([]);
    }
  });

  it('marks as many hours as are read well', () => {
    const steps = (lang: 'de' | 'ko') =>
      [200, 290, 600, 1000, 2500].map((px) => hourStepOf(px, formatsOf(lang)));
    expect(steps('de')).toEqual([6, 6, 3, 2, 1]);
    expect(steps('ko')).toEqual([12, 6, 3, 2, 1]);
  });
});
