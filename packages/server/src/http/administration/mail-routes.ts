import { calls } from '@ohmstead/contract';
import { listMails } from '../../administration/mails/list-mails.ts';
import { mailDetail } from '../../administration/mails/mail-detail.ts';
import { retryMail } from '../../administration/mails/retry-mail.ts';
import type { Context } from '../../context/context.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { administratorOf } from './administrator-of.ts';

const { admin } = calls;

export const registerMailAdministration = (server: Server, context: Context): void => {
  registerCall(server, admin.maillist, ({ query }) => listMails(context.db, query));
  registerCall(server, admin.mail, ({ params }) => mailDetail(context.db, params.id));
  registerCall(server, admin.retrymail, async ({ params, request }) => {
    const outcome = await retryMail(administratorOf(context, request), params.id);
    context.mailSender.nudge();
    return outcome;
  });
};
