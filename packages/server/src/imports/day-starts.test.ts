import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openDayStarts } from './day-starts.ts';

it('knows all dates from the year 1000 on, and no others', () => {
  const date = fc.tuple(
    fc.nat({ max: 9999 }),
    fc.nat({ max: 14 }),
    fc.oneof(fc.nat({ max: 32 }), fc.constantFrom(28, 29, 30, 31)),
  );
  fc.assert(
    fc.property(fc.array(date), (dates) => {
      const dayStarts = openDayStarts();
      for (const [year, month, day] of [...dates, ...dates]) {
        const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
        const is = year >= 1000 && new Date(text).toJSON()?.startsWith(text);
        expect(dayStarts(year, month, day)).toBe(is ? Date.parse(text) : Number.NaN);
      }
    }),
  );
});
