// The site a report is about, as every report needs it.
import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { call } from '../../api/call.ts';

export type ReportSite = output<typeof calls.site.get.output>;

const settledMs = 5 * 60_000;

export const siteQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.site.get.name, id],
    queryFn: ({ signal }) => call(calls.site.get, { params: { id } }, signal),
    staleTime: settledMs,
  });
