import type { feedbackTypes } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export const feedbackStates = ['waiting', 'answered', 'finished'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const stateNames: Record<FeedbackState, TextKey> = {
  waiting: 'admin.feedback.waiting',
  answered: 'admin.feedback.answered',
  finished: 'admin.feedback.finished',
};

export const stateTones = { waiting: 'warn', answered: 'good', finished: 'muted' } as const satisfies Record<
  FeedbackState,
  string
>;

export const typeNames: Record<(typeof feedbackTypes)[number], TextKey> = {
  bug: 'admin.feedback.bug',
  suggestion: 'admin.feedback.suggestion',
  demand: 'admin.feedback.demand',
};
