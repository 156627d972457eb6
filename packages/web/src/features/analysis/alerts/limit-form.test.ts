import { alertKinds, defaultAlertParameters } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { changedLimits, limitTexts, typedLimits } from './limit-form.ts';

const limits = {
  id: 1,
  parameters: { ...defaultAlertParameters, gapMinutes: 45 },
  defaults: { ...defaultAlertParameters },
  meters: [],
};
const texts = limitTexts(limits.parameters, 'de');

describe('the limits of a site', () => {
  it('stand as the language writes them, and are read back', () => {
    expect(texts.lowPowerFactor).toBe('0,8');
    expect(typedLimits(texts, alertKinds)).toEqual(limits.parameters);
  });

  it('are not saved while nothing was changed', () => {
    expect(changedLimits(typedLimits(texts, alertKinds), limits)).toBeNull();
  });

  it('are saved where they were changed; nothing typed is the usual one again', () => {
    const typed = typedLimits({ ...texts, gapMinutes: '', unusualScore: '5' }, alertKinds);
    expect(changedLimits(typed, limits)).toEqual({ gapMinutes: null, unusualScore: 5 });
  });

  it('are left alone where their kind is not looked for', () => {
    const typed = typedLimits({ ...texts, gapMinutes: 'nonsense' }, ['offline']);
    expect(typed).toEqual({ offlineMinutes: 30 });
    expect(changedLimits(typed, limits)).toBeNull();
  });
});
