import type { ListedFeedback } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export type FeedbackType = ListedFeedback['type'];

export const typeNames: Readonly<Record<FeedbackType, TextKey>> = {
  bug: 'feedback.bug',
  suggestion: 'feedback.suggestion',
  demand: 'feedback.demand',
};
