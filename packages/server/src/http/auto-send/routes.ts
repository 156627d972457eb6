import { calls } from '@ohmstead/contract';
import { leaveAutoSend } from '../../auto-send/recipients/leave.ts';
import { previewReport, sendTestReport } from '../../auto-send/reports/newest-report.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuse } from '../../errors/outcome.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

const { autoSend } = calls;

export const registerAutoSendCalls = (server: Server, context: Context): void => {
  const { db, clock, config, publicAddress } = context;
  registerCall(
    server,
    autoSend.test,
    async ({ body, request }) => {
      if (config.smtpUrl === null) return refuse('mail_off');
      const sent = await sendTestReport(scopeOf(context, request), { ...body, publicAddress });
      if (!isRefused(sent)) context.mailSender.nudge();
      return sent;
    },
    (_request, { email }) => ({ key: 'autoSend.testSent', params: { email } }),
  );
  registerCall(server, autoSend.preview, ({ params, query, request }) =>
    previewReport(scopeOf(context, request), {
      siteId: params.id,
      kind: query.kind,
      serverGroup: config.serverGroup,
      publicAddress,
    }),
  );
  registerCall(server, autoSend.leave, ({ body }) => leaveAutoSend(db, { ...body, at: nowDate(clock) }));
};
