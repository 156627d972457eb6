import { calls } from '@ohmstead/contract';
import { listMails } from '../../administration/mails/list-mails.ts';
import { mailDetail } from '../../administration/mails/mail-detail.ts';
import { retryMail } from '../../administration/mails/retry-mail.ts';
import type { Context } from '../../context/context.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { administratorOf } from './administrator-of.ts';

const { admin } = calls;

export const registerMailAdministration = (server: Server, context: Context): void => {
  const { serverGroup } = context.config;
  registerCall(server, admin.maillist, ({ query }) => listMails(context.db, { ...query, serverGroup }));
  registerCall(server, admin.mail, ({ params }) => mailDetail(context.db, { ...params, serverGroup }));
  registerCall(server, admin.retrymail, async ({ params, request }) => {
    const outcome = await retryMail(administratorOf(context, request), params.id);
    context.mailSender.nudge();
    return outcome;
  });
};
