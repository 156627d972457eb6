import { calls } from '@ohmstead/contract';
import { siteBillChange } from '../../bills/bill-change.ts';
import type { Context } from '../../context/context.ts';
import { accountYesterday } from '../../overview/account-yesterday.ts';
import { portfolio } from '../../overview/portfolio.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerInvoiceCalls } from './invoice-routes.ts';
import { billColumnsAnswer, billReportAnswer } from './report-answer.ts';
import { registerWhatIf } from './what-if-route.ts';

export const registerBillCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.bill.report, ({ params, query, request }) =>
    billReportAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.bill.columns, ({ params, query, request }) =>
    billColumnsAnswer(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.bill.change, ({ params, query, request }) =>
    siteBillChange(scopeOf(context, request), params.id, query),
  );
  registerCall(server, calls.bill.portfolio, ({ request }) => portfolio(scopeOf(context, request)));
  registerCall(server, calls.bill.yesterday, ({ request }) => accountYesterday(scopeOf(context, request)));
  registerInvoiceCalls(server, context);
  registerWhatIf(server, context);
};
