import { calls } from '@ohmstead/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { AuditKind } from './audit-words.ts';

const pageSize = 30;
const recomputingMs = 3000;
const undecidedMs = 30_000;

/** The query is repeated while figures are computed anew or readings are awaited. */
export const auditQuery = (id: number, kind: AuditKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [calls.audit.list.name, id, kind ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.audit.list,
        { params: { id }, query: { skip: pageParam, limit: pageSize, ...(kind && { kind }) } },
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

export const quarantineQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [calls.audit.quarantine.name, id],
    queryFn: ({ pageParam, signal }) =>
      call(calls.audit.quarantine, { params: { id }, query: { skip: pageParam, limit: pageSize } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, _pages, skipped) => (hasMore ? skipped + pageSize : undefined),
  });
