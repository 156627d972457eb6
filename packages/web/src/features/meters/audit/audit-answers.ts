import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';

export type AuditPage = output<typeof calls.audit.list.output>;
export type AuditCounts = output<typeof calls.audit.counts.output>;
