import { expect, it } from 'vitest';
import { auditRow } from '../audit-row.ts';
import { buildAuditItem } from '../build-for-test.ts';
import { mostMoved } from './most-moved.ts';

const registerOf = (changes: Parameters<typeof buildAuditItem>[0][]) =>
  mostMoved(changes.map((change, register) => auditRow(buildAuditItem({ register, ...change }))))?.item
    .register;

it('the counter whose energy changes most is drawn', () => {
  expect(registerOf([{ effectKwh: 1 }, { effectKwh: -3 }, { effectKwh: null }])).toBe(1);
});

it('of counters whose energy changes alike the one whose count changes most is drawn, or the first', () => {
  const step = { effectKwh: 0, beforeKwh: 100 };
  expect(
    registerOf([
      { ...step, afterKwh: 90 },
      { ...step, afterKwh: 0 },
      { ...step, afterKwh: 0 },
    ]),
  ).toBe(1);
});

it('none is drawn of a clock', () => {
  expect(registerOf([{ kind: 'clockSetBack', register: -1, direction: null }])).toBeUndefined();
});
