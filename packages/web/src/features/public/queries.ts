import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const refreshMs = 10_000;

/** What opens a page; the ticket is needed where it has a password. */
export type Opened = { readonly key: string; readonly ticket: string | undefined };

// The page shows its failures itself.
const meta = { quiet: true } as const;

export const overviewQuery = ({ key, ticket }: Opened) =>
  queryOptions({
    queryKey: [calls.publicPage.overview.name, key, ticket],
    queryFn: ({ signal }) => call(calls.publicPage.overview, { params: { key }, query: { ticket } }, signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : refreshMs),
    meta,
  });

export const lineQuery = ({ key, ticket }: Opened, date: string, isToday: boolean) =>
  queryOptions({
    queryKey: [calls.publicPage.powerLine.name, key, ticket, date],
    queryFn: ({ signal }) =>
      call(calls.publicPage.powerLine, { params: { key }, query: { date, ticket } }, signal),
    ...(isToday && { refetchInterval: minuteMs }),
    placeholderData: keepPreviousData,
    meta,
  });

export const dayQuery = ({ key, ticket }: Opened, date: string) =>
  queryOptions({
    queryKey: [calls.publicPage.overview.name, key, ticket, date],
    queryFn: ({ signal }) =>
      call(calls.publicPage.overview, { params: { key }, query: { date, ticket } }, signal),
    meta,
  });

export const emissionsQuery = ({ key, ticket }: Opened, date: string) =>
  queryOptions({
    queryKey: [calls.publicPage.emissions.name, key, ticket, date],
    queryFn: ({ signal }) =>
      call(calls.publicPage.emissions, { params: { key }, query: { date, ticket } }, signal),
    meta,
  });

export const monthQuery = ({ key, ticket }: Opened, date: string) =>
  queryOptions({
    queryKey: [calls.publicPage.columns.name, key, ticket, date],
    queryFn: ({ signal }) =>
      call(
        calls.publicPage.columns,
        { params: { key }, query: { date, timetype: 1, ctype: 1, ticket } },
        signal,
      ),
    meta,
  });
