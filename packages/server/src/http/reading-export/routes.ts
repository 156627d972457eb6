import { calls } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { spanOfQuery } from '../../analysis/span-query.ts';
import type { Context } from '../../context/context.ts';
import { siteOfQuery } from '../../energy/site-query.ts';
import { isRefused, refuse } from '../../errors/outcome.ts';
import { exportIntervals } from '../../reading-export/export-intervals.ts';
import { exportReadings } from '../../reading-export/export-readings.ts';
import { findMeter } from '../../sites/find-meter.ts';
import { scopeOf } from '../access/scope-of.ts';
import type { Server } from '../calls/register-call.ts';
import { registerFile } from '../calls/register-file.ts';

const usualDays = 30;

export const registerReadingExport = (server: Server, context: Context): void => {
  registerFile(server, calls.import.export, async ({ params, query, request }) => {
    const asked = await askedOf(context, request, { id: params.id, query });
    if (isRefused(asked)) return asked;
    return exportReadings(asked.scope, { ...asked, format: query.format });
  });
  registerFile(server, calls.import.exportIntervals, async ({ params, query, request }) => {
    const asked = await askedOf(context, request, { id: params.id, query });
    if (isRefused(asked)) return asked;
    return exportIntervals(context.db, { ...asked, zone: asked.site.zone });
  });
};

type Asked = { readonly id: number; readonly query: Parameters<typeof spanOfQuery>[0] };

/** The meter, its site and the span. */
const askedOf = async (context: Context, request: FastifyRequest, { id, query }: Asked) => {
  const scope = scopeOf(context, request);
  const meter = await findMeter(context.db, scope.accountId, id);
  if (!meter) return refuse('wrong_id');
  const site = await siteOfQuery(scope, meter.site_id);
  if (isRefused(site)) return site;
  const span = spanOfQuery(query, { zone: site.zone, nowMs: scope.nowMs, usualDays });
  return isRefused(span) ? span : { scope, meter, site, span };
};
