import { type AuditItem, calls, type SupposedDecision } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { CauseDates } from '../../../causes/cause-dates.ts';
import type { AuditKind } from './audit-words.ts';

const pageSize = 30;
const recomputingMs = 3000;
const undecidedMs = 30_000;
const partialMs = 10_000;

export type AuditFilter = { readonly kind?: AuditKind | undefined; readonly dates: CauseDates };

/** The query is repeated while figures are computed anew or readings are awaited. */
export const auditQuery = (id: number, { kind, dates }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [calls.audit.list.name, id, kind ?? null, dates],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.audit.list,
        { params: { id }, query: { skip: pageParam, limit: pageSize, ...(kind && { kind }), ...dates } },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, _pages, skipped) => (hasMore ? skipped + pageSize : undefined),
    refetchInterval: ({ state }) => {
      const newest = state.data?.pages[0];
      if (newest?.isRecomputing) return recomputingMs;
      return newest?.isUndecided ? undecidedMs : false;
    },
  });

/** The question that a meter asks, without its list. */
export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.audit.list.name, id, 'question'],
    queryFn: async ({ signal }) =>
      (await call(calls.audit.list, { params: { id }, query: { skip: 0, limit: 1 } }, signal)).question,
  });

/** The counts around an item. */
export const countsQuery = (id: number, { at, register }: Pick<AuditItem, 'at' | 'register'>) =>
  queryOptions({
    queryKey: [calls.audit.counts.name, id, at, register],
    queryFn: ({ signal }) => call(calls.audit.counts, { params: { id }, query: { at, register } }, signal),
  });

/** What a decision, an answer, a replacement, or taking a decision back would change. Asking changes nothing. */
export const previewQuery = (id: number, body: SupposedDecision) =>
  queryOptions({
    queryKey: [calls.audit.preview.name, id, body],
    queryFn: ({ signal }) => call(calls.audit.preview, { params: { id }, body }, signal),
    staleTime: minuteMs,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // Part of it may be missing because figures are being computed anew, which ends by itself.
    refetchInterval: ({ state }) => (state.data?.isPartial ? partialMs : false),
    meta: { quiet: true },
  });

export const quarantineQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [calls.audit.quarantine.name, id],
    queryFn: ({ pageParam, signal }) =>
      call(calls.audit.quarantine, { params: { id }, query: { skip: pageParam, limit: pageSize } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, _pages, skipped) => (hasMore ? skipped + pageSize : undefined),
  });
