import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';

export type AuditPage = output<typeof calls.audit.list.output>;
export type Unmeasured = NonNullable<AuditPage['unmeasured']>;
export type AuditCounts = output<typeof calls.audit.counts.output>;
export type AuditPreview = output<typeof calls.audit.preview.output>;
export type AuditPreviewBody = output<NonNullable<typeof calls.audit.preview.body>>;
