import { calls } from '@ohmstead/contract';
import { spanOfQuery } from '../../analysis/span-query.ts';
import type { Context } from '../../context/context.ts';
import { siteOfQuery } from '../../energy/site-query.ts';
import { isRefused, refuse } from '../../errors/outcome.ts';
import { exportReadings } from '../../reading-export/export-readings.ts';
import { findMeter } from '../../sites/meter-store.ts';
import { scopeOf } from '../access/scope-of.ts';
import type { Server } from '../calls/register-call.ts';
import { registerFile } from '../calls/register-file.ts';

const usualDays = 30;

export const registerReadingExport = (server: Server, context: Context): void =>
  registerFile(server, calls.import.export, async ({ params, query, request }) => {
    const scope = scopeOf(context, request);
    const meter = await findMeter(context.db, scope.accountId, params.id);
    if (!meter) return refuse('wrong_id');
    const site = await siteOfQuery(scope, meter.site_id);
    if (isRefused(site)) return site;
    const span = spanOfQuery(query, { zone: site.zone, nowMs: scope.nowMs, usualDays });
    if (isRefused(span)) return span;
    return exportReadings(scope, { meter, site, span, format: query.format });
  });
