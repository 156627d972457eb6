// The answers of the analysis calls, from which the files of the same analyses are made too.
import type { DataAlerts, OtherSeries, SiteLoad } from '@ohmstead/contract';
import { dataAlerts } from '../../analysis/data-alerts.ts';
import { loadAnalysis } from '../../analysis/load-analysis.ts';
import type { Quantity } from '../../analysis/meter-lines.ts';
import { otherAnalysis } from '../../analysis/other-analysis.ts';
import { type SpanQuery, spanOfQuery } from '../../analysis/span-query.ts';
import { siteOfQuery } from '../../energy/site-query.ts';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import type { SiteScope } from '../../sites/request-scope.ts';

/** The length in local days where the query names no start. */
const usualDays = { load: 30, alerts: 30, other: 1 };

type MetersQuery = SpanQuery & { readonly sensorids?: string | undefined };

export const loadAnswer = async (
  scope: SiteScope,
  siteId: number,
  query: MetersQuery,
): Promise<Outcome<SiteLoad>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const span = spanOfQuery(query, { ...site, usualDays: usualDays.load });
  if (isRefused(span)) return span;
  return loadAnalysis(scope, site, { span, sensorids: query.sensorids });
};

type SeriesQuery = MetersQuery & { readonly quantity?: Quantity | undefined };

export const seriesAnswer = async (
  scope: SiteScope,
  siteId: number,
  query: SeriesQuery,
): Promise<Outcome<OtherSeries>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const span = spanOfQuery(query, { ...site, usualDays: usualDays.other });
  if (isRefused(span)) return span;
  const { sensorids, quantity = 'powerW' } = query;
  return otherAnalysis(scope.db, site, { span, sensorids, quantity });
};

type AlertsQuery = MetersQuery & {
  readonly kinds?: string | undefined;
  readonly skip?: number | undefined;
};

export const alertsAnswer = async (
  scope: SiteScope,
  siteId: number,
  query: AlertsQuery,
): Promise<Outcome<DataAlerts>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const { sensorids, kinds, skip } = query;
  const span = spanOfQuery(query, { ...site, usualDays: usualDays.alerts });
  if (isRefused(span)) return span;
  return dataAlerts(scope, site, { span, sensorids, kinds, skip });
};
