import { calls } from '@ohmstead/contract';
import { dateAt } from '@ohmstead/domain';
import type { Context } from '../../context/context.ts';
import { areaEnergy } from '../../energy/area-energy.ts';
import { siteColumns } from '../../energy/columns-query.ts';
import { siteEndUses } from '../../energy/end-uses.ts';
import { siteEnergyValues } from '../../energy/energy-values.ts';
import { siteOfQuery } from '../../energy/site-query.ts';
import { isRefused } from '../../errors/outcome.ts';
import { siteBrief } from '../../overview/site-brief.ts';
import { dataLine } from '../../power/data-line.ts';
import { devicesOf, devicesOfSite } from '../../power/devices.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import { siteAccessOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import {
  boundedSpan,
  energyHoursAnswer,
  energyReportAnswer,
  hourMonthsAnswer,
  siteHoursAnswer,
} from './report-answers.ts';

const mostAreaDays = 50 * 366;
const mostUseDays = 400;
const mostHourlyDays = 35;

const dayOfMonth = ({ zone, nowMs }: Pick<SiteSnapshot, 'zone' | 'nowMs'>): number =>
  Number(dateAt(zone, nowMs).slice('yyyy-mm-'.length));

export const registerEnergyCalls = (server: Server, context: Context): void => {
  for (const call of [calls.energy.column, calls.energy.columnSolar]) {
    registerCall(server, call, ({ params, query, request }) =>
      siteColumns(scopeOf(context, request), {
        siteId: params.id,
        date: query.date,
        timeType: query.timetype,
        columnType: query.ctype,
        mustProduce: call === calls.energy.columnSolar,
      }),
    );
  }
  registerCall(server, calls.energy.report, ({ params, query, request }) =>
    energyReportAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.energy.area, async ({ params, query, request }) => {
    const scope = scopeOf(context, request);
    const site = await siteOfQuery(scope, params.id);
    if (isRefused(site)) return site;
    const span = boundedSpan(site, query, { usualDays: dayOfMonth(site), mostDays: mostAreaDays });
    return isRefused(span) ? span : areaEnergy(scope, site, span);
  });
  registerCall(server, calls.energy.brief, ({ params, request }) =>
    siteBrief(scopeOf(context, request), {
      siteId: params.id,
      showsPrices: siteAccessOf(request).showsPrices,
    }),
  );
  registerCall(server, calls.energy.endUses, async ({ params, query, request }) => {
    const scope = scopeOf(context, request);
    const site = await siteOfQuery(scope, params.id);
    if (isRefused(site)) return site;
    const span = boundedSpan(site, query, { usualDays: dayOfMonth(site), mostDays: mostUseDays });
    const { showsPrices } = siteAccessOf(request);
    return isRefused(span) ? span : siteEndUses(scope, site, { span, showsPrices });
  });
  registerCall(server, calls.energy.values, async ({ params, query: { by, ...query }, request }) => {
    const scope = scopeOf(context, request);
    const site = await siteOfQuery(scope, params.id);
    if (isRefused(site)) return site;
    const span = boundedSpan(site, query, {
      usualDays: dayOfMonth(site),
      mostDays: by === 'hour' ? mostHourlyDays : mostUseDays,
    });
    const { showsPrices } = siteAccessOf(request);
    return isRefused(span) ? span : siteEnergyValues(scope, site, { span, by, showsPrices });
  });
  registerCall(server, calls.energy.hours, ({ params, query, request }) =>
    energyHoursAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.energy.siteHours, ({ params, query, request }) =>
    siteHoursAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.energy.hourMonths, ({ params, query, request }) =>
    hourMonthsAnswer(scopeOf(context, request), params.id, query),
  );
  registerDeviceCalls(server, context);
};

const registerDeviceCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.energy.devices, ({ request }) => devicesOf(scopeOf(context, request)));
  registerCall(server, calls.energy.devicesOfSite, ({ params, request }) =>
    devicesOfSite(scopeOf(context, request), params.id),
  );
  registerCall(server, calls.energy.dataLine, ({ params, query, request }) =>
    dataLine(scopeOf(context, request), {
      meterId: params.id,
      date: query.date,
      column: query.columnName,
    }),
  );
};
