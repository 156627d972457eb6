import { calls } from '@ohmstead/contract';
import { billReport } from '../../bills/bill-report.ts';
import { portfolio } from '../../bills/portfolio.ts';
import type { Context } from '../../context.ts';
import { AppError, invalid } from '../app-error.ts';
import { askerOf } from '../asker-of.ts';
import { registerCall, type Server } from '../register-call.ts';
import { registerInvoiceCalls } from './invoice-routes.ts';
import { presentReport } from './present-bill.ts';
import { registerWhatIf } from './what-if-route.ts';

export const registerBillCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.bill.report, async ({ params, query, request }) => {
    const asked = { type: query.reporttype, time: query.time };
    const outcome = await billReport(askerOf(context, request), params.id, asked);
    if (!('kind' in outcome)) return presentReport(outcome);
    throw outcome.kind === 'wrongId' ? new AppError('wrong_id') : invalid('time', 'date_invalid');
  });
  registerCall(server, calls.bill.portfolio, ({ request }) => portfolio(askerOf(context, request)));
  registerInvoiceCalls(server, context);
  registerWhatIf(server, context);
};
