import { expect, it } from 'vitest';
import { auditRow } from '../audit/audit-row.ts';
import { buildAuditItem } from '../audit/build-for-test.ts';
import { causeGroups } from './cause-groups.ts';

const ofRegisters = (...effects: number[]) =>
  effects.map((effectKwh, register) => auditRow(buildAuditItem({ register, effectKwh })));

const told = (rows: Parameters<typeof causeGroups>[0]) =>
  causeGroups(rows, false).map(({ told: rowsTold, namesCounters }) => [
    rowsTold.map(({ item }) => item.register),
    namesCounters,
  ]);

it('what happened to all counters at once is said once where it adds no energy', () => {
  expect(told(ofRegisters(0, 0, 0))).toEqual([[[0], false]]);
});

it('of counters that gain or lose energy each is named, the others are not', () => {
  expect(told(ofRegisters(0, 2, -1))).toEqual([[[1, 2], true]]);
  expect(told(ofRegisters(0, 2))).toEqual([[[1], true]]);
});

it('one counter is not named', () => {
  expect(told(ofRegisters(2))).toEqual([[[0], false]]);
});
