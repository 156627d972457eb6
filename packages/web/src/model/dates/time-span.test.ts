import { formatsOf } from '@ohmstead/i18n';
import { expect, it } from 'vitest';
import { timeSpan } from './time-span.ts';

const words = {
  formats: formatsOf('en'),
  say: (_: string, { from, to }: Readonly<Record<string, unknown>> = {}) => `From ${from} to ${to}`,
};

it.each([
  ['2026-11-20T08:00:00Z', '2026-11-20T08:00:20Z', 'Nov 20, 2026, 9:00\u202fAM'],
  ['2026-11-20T08:00:00Z', '2026-11-20T14:00:00Z', 'Nov 20, 2026, 9:00\u202fAM–3:00\u202fPM'],
  [
    '2026-11-20T22:55:00Z',
    '2026-11-20T23:05:00Z',
    'From Nov 20, 2026, 11:55\u202fPM to Nov 21, 2026, 12:05\u202fAM',
  ],
])('from %s until %s', (from, to, text) => {
  expect(timeSpan(Date.parse(from), Date.parse(to), 'Europe/Berlin', words)).toBe(text);
});
