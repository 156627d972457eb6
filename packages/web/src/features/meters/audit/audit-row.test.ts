import type { AuditItem } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { auditRow } from './audit-row.ts';

const spike: AuditItem = {
  at: '2026-11-20T12:00:00.000250Z',
  kind: 'spike',
  reason: 'implausible',
  since: '2026-11-20T11:59:55Z',
  register: 0,
  phase: 'A',
  direction: 'import',
  beforeKwh: 100,
  afterKwh: 9000,
  bookedKwh: 0,
  effectKwh: 0,
  effectAmount: null,
  spread: null,
  decision: null,
  history: [],
  choices: ['book', 'skip', 'hold', 'keep'],
  quarantine: null,
};

describe('auditRow', () => {
  it('is about one counter', () => {
    expect(auditRow(spike)).toMatchObject({
      counter: { direction: 'import', phase: 'A' },
      hasCounts: true,
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
    expect(gap).toMatchObject({ counter: null, hasCounts: false });
  });
});
