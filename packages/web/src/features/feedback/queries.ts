import { calls, type ListedFeedback } from '@ohmstead/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const pageSize = 20;

export const feedbackListQuery = infiniteQueryOptions({
  queryKey: [calls.feedback.list.name],
  queryFn: ({ pageParam, signal }) => call(calls.feedback.list, { query: { skip: pageParam } }, signal),
  initialPageParam: 0,
  getNextPageParam: (page: ListedFeedback[], _pages, skipped) =>
    page.length === pageSize ? skipped + pageSize : undefined,
});

export const feedbackQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.feedback.get.name, id],
    queryFn: ({ signal }) => call(calls.feedback.get, { params: { id } }, signal),
  });
