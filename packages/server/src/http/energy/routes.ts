import { calls } from '@ohmstead/contract';
import type { LocalSpan } from '@ohmstead/domain';
import { type AskedSpan, askedSpan } from '../../analysis/asked-span.ts';
import type { Context } from '../../context.ts';
import type { LedgerSite } from '../../rollups/ledger-site.ts';
import { areaEnergy } from '../../sites/area-energy.ts';
import { askedColumns } from '../../sites/asked-columns.ts';
import { askedDate, askedSite } from '../../sites/asked-site.ts';
import { dataLine } from '../../sites/data-line.ts';
import { devicesOf, devicesOfSite } from '../../sites/devices.ts';
import { energyHours } from '../../sites/energy-hours.ts';
import { energyReport } from '../../sites/energy-report.ts';
import { invalid } from '../app-error.ts';
import { askerOf } from '../asker-of.ts';
import { registerCall, type Server } from '../register-call.ts';

const mostAreaDays = 50 * 366;
const mostHourDays = 400;

export const registerEnergyCalls = (server: Server, context: Context): void => {
  for (const call of [calls.energy.column, calls.energy.columnSolar]) {
    registerCall(server, call, ({ params, query, request }) =>
      askedColumns(askerOf(context, request), {
        siteId: params.id,
        date: query.date,
        timeType: query.timetype,
        columnType: query.ctype,
        mustProduce: call === calls.energy.columnSolar,
      }),
    );
  }
  registerCall(server, calls.energy.report, async ({ params, query, request }) => {
    const site = await askedSite(askerOf(context, request), params.id);
    const date = askedDate(site, query.time, 'time');
    return energyReport(context.db, site, { date, reportType: query.reporttype, view: query.view });
  });
  registerCall(server, calls.energy.area, async ({ params, query, request }) => {
    const site = await askedSite(askerOf(context, request), params.id);
    const usualDays = Number(askedDate(site, undefined, 'starttime').slice(8));
    return areaEnergy(context.db, site, boundedSpan(site, query, { usualDays, mostDays: mostAreaDays }));
  });
  registerCall(server, calls.energy.hours, async ({ params, query, request }) => {
    const site = await askedSite(askerOf(context, request), params.id);
    return energyHours(context.db, site, {
      meterIds: query.sensorids ? [...new Set(query.sensorids.split(',').map(Number))] : null,
      span: boundedSpan(site, query, { usualDays: 1, mostDays: mostHourDays }),
    });
  });
  registerDeviceCalls(server, context);
};

const registerDeviceCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.energy.devices, ({ request }) => devicesOf(askerOf(context, request)));
  registerCall(server, calls.energy.devicesOfSite, ({ params, request }) =>
    devicesOfSite(askerOf(context, request), params.id),
  );
  registerCall(server, calls.energy.dataLine, ({ params, query, request }) =>
    dataLine(askerOf(context, request), {
      meterId: params.id,
      date: query.date,
      column: query.columnName,
    }),
  );
};

type Bounds = { readonly usualDays: number; readonly mostDays: number };

const dayMs = 86_400_000;

const boundedSpan = (
  { zone, nowMs }: LedgerSite,
  asked: AskedSpan,
  { usualDays, mostDays }: Bounds,
): LocalSpan => {
  const span = askedSpan(asked, { zone, nowMs, usualDays });
  if (span.toMs - span.fromMs > mostDays * dayMs) throw invalid('starttime', 'span_too_long');
  return span;
};
