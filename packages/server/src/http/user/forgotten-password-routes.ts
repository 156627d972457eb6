import { calls } from '@ohmstead/contract';
import { usernameKeyOf } from '../../accounts/account-store.ts';
import { confirmEmail } from '../../accounts/contact-email.ts';
import { resetPassword, whoseReset } from '../../accounts/reset-password.ts';
import type { Context } from '../../context/context.ts';
import { networkOf } from '../../network/network-of.ts';
import { passwordRequestLimit } from '../access/rate-limits.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

const { mailedLink } = calls;

export const registerForgottenPassword = (server: Server, context: Context): void => {
  const { config, passwordRequests } = context;
  const limit = passwordRequestLimit(server.app);
  const isSendingMail = config.smtpUrl !== null;
  registerCall(
    server,
    mailedLink.sendemail,
    async ({ body, lang, request }) => {
      await limit(request);
      await passwordRequests.add(usernameKeyOf(body.username), lang);
      return { isSendingMail };
    },
    (_, data) => (data.isSendingMail ? 'forgot.sent' : 'forgot.noMail'),
  );
  registerCall(server, mailedLink.resetlink, ({ body }) => whoseReset(context, body.token));
  registerCall(
    server,
    mailedLink.resetpassword,
    ({ body: { token, newPassword }, request }) =>
      resetPassword(context, { token, newPassword, address: networkOf(request.ip) }),
    (_, { password }) =>
      password === null ? 'password.changed' : { key: 'password.reset', params: { password } },
  );
  registerCall(
    server,
    mailedLink.confirmemail,
    ({ body }) => confirmEmail(context, body.token),
    'confirmEmail.done',
  );
};
