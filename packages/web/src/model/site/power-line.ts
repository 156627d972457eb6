// The power of a site over one of its days.
import { calls, type PowerLine } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** On a day without a reading the first one may come at any moment. */
const emptyMs = 10_000;

/** With `live` it is asked for again and again, as the day under way grows. */
export const powerLineQuery = (id: number, date: string, { live = false } = {}) =>
  queryOptions({
    queryKey: [calls.site.powerLine2.name, id, date],
    queryFn: ({ signal }) => call(calls.site.powerLine2, { params: { id }, query: { date } }, signal),
    refetchInterval: ({ state }) => live && (isEmptyLine(state.data) ? emptyMs : minuteMs),
    refetchOnReconnect: 'always',
    staleTime: minuteMs,
  });

/** A line that has not arrived yet is empty, too. */
export const isEmptyLine = (line: PowerLine | undefined): boolean =>
  (line?.series ?? []).every(({ data }) => data.every((value) => value === null));
