import { describe, expect, it } from 'vitest';
import { auditRow } from './audit-row.ts';
import { buildAuditItem } from './build-for-test.ts';

const spike = buildAuditItem();

describe('auditRow', () => {
  it('is about one counter', () => {
    expect(auditRow(spike)).toMatchObject({
      counter: { direction: 'import', phase: 'A' },
      hasCounts: true,
      drawnRegister: 0,
    });
  });

  it('of a gap is about the whole meter', () => {
    const gap = auditRow({
      ...spike,
      kind: 'gap',
      register: -1,
      phase: null,
      direction: null,
      beforeKwh: null,
      afterKwh: null,
      bookedKwh: null,
      choices: ['keep'],
    });
    expect(gap).toMatchObject({ counter: null, hasCounts: false, drawnRegister: 0 });
  });

  it('of a clock has nothing to draw', () => {
    const clock = { kind: 'clockSetBack', register: -1, phase: null, direction: null } as const;
    expect(auditRow({ ...spike, ...clock }).drawnRegister).toBeNull();
  });
});
