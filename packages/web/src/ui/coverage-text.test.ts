import { formatsOf, type TextParams } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { coverageText } from './coverage-text.ts';

const texts = {
  say: (key: string, params?: TextParams) => [key, ...Object.values(params ?? {})].join(' '),
  formats: formatsOf('en'),
};

describe('coverageText', () => {
  it.each([
    [{ measured: 1, estimated: 0, missing: 0 }, 'report.whole'],
    [{ measured: 0.9998, estimated: 0, missing: 0.0002 }, 'report.whole'],
    [{ measured: 0.997, estimated: 0.003, missing: 0 }, 'report.measured 99.7% 0.3% 0.0%'],
    [{ measured: 0.9999, estimated: 0.0001, missing: 0 }, 'report.measured > 99.9% < 0.1% 0.0%'],
    [{ measured: 0.25, estimated: 0.125, missing: 0.625 }, 'report.measured 25.0% 12.5% 62.5%'],
    [{ measured: 0, estimated: 0, missing: 1 }, 'report.measured 0.0% 0.0% 100.0%'],
  ])('says of %j %s', (coverage, said) => {
    expect(coverageText(coverage, texts)).toBe(said);
  });
});
