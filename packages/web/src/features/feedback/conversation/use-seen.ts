import type { FeedbackDetail } from '@ohmstead/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { feedbackListQuery } from '../queries.ts';

/** Once a new answer is shown, the list is no longer right about it. */
export const useSeen = (feedback: FeedbackDetail | undefined): void => {
  const queries = useQueryClient();
  const isNew = feedback?.hasNewAnswer === true;
  useEffect(() => {
    if (isNew) void queries.invalidateQueries({ queryKey: feedbackListQuery.queryKey });
  }, [isNew, queries]);
};
