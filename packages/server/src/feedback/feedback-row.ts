// A feedback without its conversation, as lists and pages have it.
import type { ListedFeedback } from '@ohmstead/contract';
import type { Selectable } from 'kysely';
import type { Feedback } from '../storage/schema/people.ts';

export type FeedbackRow = Omit<Selectable<Feedback>, 'account_id' | 'email'>;

export const feedbackColumns = [
  'feedback.id',
  'feedback.type',
  'feedback.title',
  'feedback.created_at',
  'feedback.last_message_at',
  'feedback.last_from',
  'feedback.read_at',
  'feedback.finished_at',
] as const;

export const presentFeedback = (row: FeedbackRow): ListedFeedback => ({
  id: row.id,
  type: row.type,
  title: row.title,
  state: row.finished_at === null ? 'open' : 'finished',
  createdAt: row.created_at.toISOString(),
  lastMessageAt: row.last_message_at.toISOString(),
  hasNewAnswer: row.last_from === 'administrator' && row.last_message_at > row.read_at,
});
