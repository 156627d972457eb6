import type { AuditItem, AuditPreview } from '@ohmstead/contract';
import type { AuditPage } from './audit-answers.ts';

export const buildAuditItem = (change: Partial<AuditItem> = {}): AuditItem => ({
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
  effectAmount: 0,
  spread: null,
  decision: null,
  history: [],
  choices: ['book', 'skip', 'hold', 'keep'],
  quarantine: null,
  ...change,
});

export const buildAuditPage = (change: Partial<AuditPage> = {}): AuditPage => ({
  items: [buildAuditItem()],
  hasMore: false,
  currency: 'EUR',
  question: null,
  unmeasured: null,
  isRecomputing: false,
  isUndecided: false,
  ...change,
});

/** A preview that changes nothing. */
export const buildPreview = (change: Partial<AuditPreview> = {}): AuditPreview => ({
  day: { date: '2026-11-20', changes: [] },
  month: { month: '2026-11', changes: [] },
  bill: null,
  changedDays: 0,
  isPartial: false,
  ...change,
});
