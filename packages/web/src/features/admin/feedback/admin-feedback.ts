import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';

export type AdminFeedback = output<typeof calls.admin.feedback.output>;
