import { expect, it } from 'vitest';
import { auditGroups } from './audit-groups.ts';
import { auditRow } from './audit-row.ts';
import { buildAuditItem } from './build-for-test.ts';

const gap = { kind: 'gap', register: -1, phase: null, direction: null } as const;
const quarantine = (id: number) => ({ id, claimedTime: '2031-01-01', outcome: null });

const grouped = (changes: Parameters<typeof buildAuditItem>[0][], hasMore = false) =>
  auditGroups(
    changes.map((change) => auditRow(buildAuditItem(change))),
    hasMore,
  ).map(({ rows }) => rows.map(({ item }) => item.register));

it('what happened at once for the same reason is one thing, though something else stands between', () => {
  expect(grouped([{ register: 0 }, { register: 1, kind: 'dip' }, { register: 2 }])).toEqual([[0, 2], [1]]);
});

it('another time, beginning, kind or reason stands by itself, in the same order', () => {
  const changes = [
    {},
    { kind: 'dip' },
    { reason: 'decided' },
    { at: '2026-11-20T13:00:00Z' },
    { since: '2026-11-20T11:00:00Z' },
    { register: 2 },
  ] as const;
  expect(grouped([...changes])).toEqual([[0, 2], [0], [0], [0], [0]]);
});

it('each reading that was kept apart stands by itself', () => {
  const apart = [1, 2].map((id) => ({ ...gap, kind: 'clockError' as const, quarantine: quarantine(id) }));
  expect(grouped(apart)).toEqual([[-1], [-1]]);
});

it('the counters of the last instant wait for those that are not there yet', () => {
  const at = '2026-11-20T11:00:00Z';
  const changes = [{ register: 0 }, { ...gap, at }, { at, register: 0 }, { at, register: 1 }];
  expect(grouped(changes, true)).toEqual([[0], [-1]]);
  expect(grouped(changes)).toEqual([[0], [-1], [0, 1]]);
});
