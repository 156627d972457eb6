import { describe, expect, it } from 'vitest';
import { auditRow } from './audit-row.ts';
import { buildAuditItem } from './build-for-test.ts';

const spike = buildAuditItem();

describe('auditRow', () => {
  it('is about one counter', () => {
    expect(auditRow(spike)).toMatchObject({
      counter: { direction: 'import', phase: 'A' },
      hasCounts: true,
      hasChart: true,
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
    expect(gap).toMatchObject({ counter: null, hasCounts: false, hasChart: false });
  });
});
