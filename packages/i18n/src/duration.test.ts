import { describe, expect, it } from 'vitest';
import { durationText } from './index.ts';

describe('durationText', () => {
  it.each([
    [0, '0 min'],
    [0.4, '0 min'],
    [59.6, '1 hr'],
    [185, '3 hr 5 min'],
    [1440, '1 day'],
    [2 * 1440 + 61, '2 days 1 hr'],
    [1440 + 5, '1 day'],
  ])('writes %s minutes as %s', (minutes, text) => {
    expect(durationText('en', minutes)).toBe(text);
  });

  it('follows the language', () => {
    expect(durationText('de', 185)).toBe('3 Std. 5 Min.');
  });
});
