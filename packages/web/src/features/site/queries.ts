import { calls, type EnergyColumns, type SiteOverview } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { addMonths } from '../../model/dates/calendar.ts';
import { historySpan } from './history-bars.ts';

const refreshMs = 5 * minuteMs;
const pollMs = 10_000;

/** The site's today: energy anew each minute beside the live stream, all of it every ten seconds without. */
export const todayQuery = (id: number, streaming: boolean) =>
  queryOptions({
    queryKey: [calls.site.overview.name, id],
    queryFn: ({ signal }) => call(calls.site.overview, { params: { id } }, signal),
    refetchInterval: ({ state }) => (streaming && !isEmpty(state.data) ? minuteMs : pollMs),
    refetchOnReconnect: 'always',
  });

/** The figures of a day gone by. */
export const dayQuery = (id: number, date: string) =>
  queryOptions({
    queryKey: [calls.site.overview.name, id, date],
    queryFn: ({ signal }) => call(calls.site.overview, { params: { id }, query: { date } }, signal),
    staleTime: minuteMs,
  });

/** It changes slowly: each quarter-hour that becomes known moves it a little. */
export const forecastQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.analysis.forecast.name, id],
    queryFn: ({ signal }) => call(calls.analysis.forecast, { params: { id } }, signal),
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  });

/** Yesterday is over; the price changes with the quarter-hour. */
export const briefQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.energy.brief.name, id],
    queryFn: ({ signal }) => call(calls.energy.brief, { params: { id } }, signal),
    staleTime: minuteMs,
    refetchInterval: refreshMs,
    meta: { quiet: true },
  });

const soonMs = 5_000;
const weatherMs = 10 * minuteMs;

/** Where none has come yet, it is asked for again ever less often; where there will be none, not at all. */
export const weatherQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.weather.ofSite.name, id],
    queryFn: ({ signal }) => call(calls.weather.ofSite, { params: { id } }, signal),
    staleTime: refreshMs,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.state === 'ok') return weatherMs;
      return data?.state === 'notYet' && Math.min(weatherMs, soonMs * 2 ** (dataUpdateCount - 1));
    },
    meta: { quiet: true },
  });

const wholeBalance = 2;
const byMonths = 2;

/** This year's months and the last one's, and the sums of the twelve that are shown. */
export const historyQuery = (id: number, today: string) =>
  queryOptions({
    queryKey: [calls.energy.column.name, id, 'history', today.slice(0, 7)],
    queryFn: async ({ signal }) => {
      const monthsOfYear = async (date: string) => {
        const query = { date, timetype: byMonths, ctype: wholeBalance };
        return columnsOf(await call(calls.energy.column, { params: { id }, query }, signal));
      };
      const [thisYear, yearBefore, area] = await Promise.all([
        monthsOfYear(today),
        monthsOfYear(addMonths(today, -12)),
        call(calls.energy.area, { params: { id }, query: historySpan(today) }, signal),
      ]);
      return { thisYear, yearBefore, area };
    },
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  });

/** This call says in a text what is wrong. */
const columnsOf = (answer: EnergyColumns | string): EnergyColumns => {
  if (typeof answer !== 'string') return answer;
  throw new ApiError({ kind: 'refused', status: 400, code: null, message: answer, fields: [] });
};

const shown = [
  calls.site.overview,
  calls.site.powerLine2,
  calls.site.get,
  calls.analysis.forecast,
  calls.energy.brief,
  calls.incident.list,
  calls.weather.ofSite,
  calls.energy.column,
];

/** Everything the page shows, also of the day chosen in its chart. */
export const refreshSite = (queries: QueryClient, id: number): void => {
  for (const { name } of shown) void queries.invalidateQueries({ queryKey: [name, id] });
};

/** Readings may come at any moment, or come but are too few yet to make energy of. */
const isEmpty = (today: SiteOverview | undefined): boolean => today?.day.state === 'noData';
