import type { TableLike } from '../../table.ts';
import type { feedback as source } from '../en/feedback.ts';

export const feedback: TableLike<typeof source> = {};
