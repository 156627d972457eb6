import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { areaEnergy } from '../../energy/area-energy.ts';
import { siteColumns } from '../../energy/columns-query.ts';
import { siteOfQuery } from '../../energy/site-query.ts';
import { isRefused } from '../../errors/outcome.ts';
import { dataLine } from '../../power/data-line.ts';
import { devicesOf, devicesOfSite } from '../../power/devices.ts';
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
import { dayOfMonth, registerValueCalls } from './value-routes.ts';

const mostAreaDays = 50 * 366;

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
  registerCall(server, calls.energy.hours, ({ params, query, request }) =>
    energyHoursAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.energy.siteHours, ({ params, query, request }) =>
    siteHoursAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.energy.hourMonths, ({ params, query, request }) =>
    hourMonthsAnswer(scopeOf(context, request), params.id, {
      ...query,
      showsPrices: siteAccessOf(request).showsPrices,
    }),
  );
  registerValueCalls(server, context);
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
