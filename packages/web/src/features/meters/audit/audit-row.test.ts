import { describe, expect, it } from 'vitest';
import { auditRow } from './audit-row.ts';
import { buildAuditItem } from './build-for-test.ts';

const spike = buildAuditItem();

describe('auditRow', () => {
  it('is about one counter', () => {
    expect(auditRow(spike)).toMatchObject({
      counter: { direction: 'import', phase: 'A' },
      hasCounts: true,
      drawn: { register: 0, phase: 'A', direction: 'import' },
    });
  });

  const gap = {
    ...spike,
    kind: 'gap',
    register: -1,
    phase: null,
    direction: null,
    beforeKwh: null,
    afterKwh: null,
    bookedKwh: null,
    choices: ['keep'],
  } as const;

  it('of a gap is about the whole meter', () => {
    expect(auditRow({ ...gap, choices: ['keep'] })).toMatchObject({ counter: null, hasCounts: false });
  });

  it.each([
    ['import', { importKwh: 1, exportKwh: 0 }, 0],
    ['both', { importKwh: 1, exportKwh: 2 }, 0],
    ['export alone', { importKwh: 0, exportKwh: 2 }, 1],
    ['export, with import unknown', { importKwh: null, exportKwh: 2 }, 1],
    ['nothing known', null, 0],
  ])('of a gap draws a counter of what was spread: %s', (_, spread, register) => {
    expect(auditRow({ ...gap, choices: ['keep'], spread }).drawn?.register).toBe(register);
  });

  it('of a clock has nothing to draw', () => {
    const clock = { kind: 'clockSetBack', register: -1, phase: null, direction: null } as const;
    expect(auditRow({ ...spike, ...clock }).drawn).toBeNull();
  });
});
