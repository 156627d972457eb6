// Analyses as their calls answer them; the files of the same analyses are made of these.
import type { DataAlerts, OtherSeries, SiteLoad } from '@ohmstead/contract';
import { dataAlerts } from '../../analysis/data-alerts.ts';
import { loadAnalysis } from '../../analysis/load-analysis.ts';
import type { Quantity } from '../../analysis/meter-lines.ts';
import { otherAnalysis } from '../../analysis/other-analysis.ts';
import { type AskedSpan, askedSpan } from '../../analysis/span-query.ts';
import { askedSite } from '../../energy/site-query.ts';
import type { SiteScope } from '../../sites/request-scope.ts';

/** Local days that are looked at unless others are asked for. */
const usualDays = { load: 30, alerts: 30, other: 1 };

type MetersQuery = AskedSpan & { readonly sensorids?: string | undefined };

export const loadAnswer = async (asker: SiteScope, siteId: number, query: MetersQuery): Promise<SiteLoad> => {
  const site = await askedSite(asker, siteId);
  const span = askedSpan(query, { ...site, usualDays: usualDays.load });
  return loadAnalysis(asker, site, { span, sensorids: query.sensorids });
};

type SeriesQuery = MetersQuery & { readonly quantity?: Quantity | undefined };

export const seriesAnswer = async (
  asker: SiteScope,
  siteId: number,
  query: SeriesQuery,
): Promise<OtherSeries> => {
  const site = await askedSite(asker, siteId);
  const span = askedSpan(query, { ...site, usualDays: usualDays.other });
  const { sensorids, quantity = 'powerW' } = query;
  return otherAnalysis(asker.db, site, { span, sensorids, quantity });
};

type AlertsQuery = MetersQuery & {
  readonly kinds?: string | undefined;
  readonly skip?: number | undefined;
};

export const alertsAnswer = async (
  asker: SiteScope,
  siteId: number,
  query: AlertsQuery,
): Promise<DataAlerts> => {
  const site = await askedSite(asker, siteId);
  const { sensorids, kinds, skip } = query;
  const span = askedSpan(query, { ...site, usualDays: usualDays.alerts });
  return dataAlerts(asker, site, { span, sensorids, kinds, skip });
};
