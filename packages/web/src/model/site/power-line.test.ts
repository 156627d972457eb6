import { describe, expect, it } from 'vitest';
import { buildPowerLine } from '../../../test/build-power-line.ts';
import { isEmptyLine } from './power-line.ts';

const load = (data: (number | null)[]) => ({ key: 'consumption' as const, unit: 'W' as const, data });

describe('isEmptyLine', () => {
  it('is a day without any measured value', () => {
    expect(isEmptyLine(buildPowerLine({ series: [load([null, null])] }))).toBe(true);
    expect(isEmptyLine(buildPowerLine({ series: [load([null, 0])] }))).toBe(false);
  });

  it('is a day that has not come', () => {
    expect(isEmptyLine(undefined)).toBe(true);
  });
});
