import { calls } from '@ohmstead/contract';
import { askedSpan } from '../../analysis/span-query.ts';
import type { Context } from '../../context/context.ts';
import { askedSite } from '../../energy/site-query.ts';
import { AppError } from '../../errors/app-error.ts';
import { exportReadings } from '../../reading-export/export-readings.ts';
import { findMeter } from '../../sites/meter-store.ts';
import { scopeOf } from '../access/scope-of.ts';
import type { Server } from '../calls/register-call.ts';
import { registerFile } from '../calls/register-file.ts';

const usualDays = 30;

export const registerReadingExport = (server: Server, context: Context): void =>
  registerFile(server, calls.import.export, async ({ params, query, request }) => {
    const asker = scopeOf(context, request);
    const meter = await findMeter(context.db, asker.accountId, params.id);
    if (!meter) throw new AppError('wrong_id');
    const site = await askedSite(asker, meter.site_id);
    const span = askedSpan(query, { zone: site.zone, nowMs: asker.nowMs, usualDays });
    return exportReadings(asker, { meter, site, span, format: query.format });
  });
