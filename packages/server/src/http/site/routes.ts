import { calls } from '@ohmstead/contract';
import type { Context } from '../../context.ts';
import { powerLine } from '../../sites/power-line.ts';
import type { NotFound } from '../../sites/site-day.ts';
import { siteOverview } from '../../sites/site-overview.ts';
import { findSite } from '../../sites/site-store.ts';
import { AppError, invalid } from '../app-error.ts';
import { askerOf } from '../asker-of.ts';
import { sessionOf } from '../door.ts';
import { registerCall, type Server } from '../register-call.ts';
import { presentSite } from './present.ts';

export const registerSiteCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.site.get, async ({ params, request }) => {
    const site = await findSite(context.db, sessionOf(request).accountId, params.id);
    if (!site) throw new AppError('wrong_id');
    return presentSite(site);
  });
  registerCall(server, calls.site.overview, async ({ params, query, request }) =>
    found(await siteOverview(askerOf(context, request), { siteId: params.id, date: query.date })),
  );
  registerCall(server, calls.site.powerLine2, async ({ params, query, request }) =>
    found(await powerLine(askerOf(context, request), { siteId: params.id, date: query.date })),
  );
};

const found = <Answer extends object>(answer: Answer | NotFound): Answer => {
  if (!('kind' in answer)) return answer;
  throw answer.kind === 'wrongId' ? new AppError('wrong_id') : invalid('date', 'date_invalid');
};
