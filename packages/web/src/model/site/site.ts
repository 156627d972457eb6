// A site's settings, and what the person who looks at it may do there.
import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { call } from '../../api/call.ts';

export type Site = output<typeof calls.site.get.output>;

const settledMs = 5 * minuteMs;
const editedMs = 5000;

/** With `forEditing` it is asked for again sooner: somebody else may have changed what is edited next. */
export const siteQuery = (id: number, { forEditing = false } = {}) =>
  queryOptions({
    queryKey: [calls.site.get.name, id],
    queryFn: ({ signal }) => call(calls.site.get, { params: { id } }, signal),
    staleTime: forEditing ? editedMs : settledMs,
  });
