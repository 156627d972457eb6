import { calls } from '@ohmstead/contract';
import { accountSetting, saveAccountSetting } from '../../accounts/account-setting.ts';
import { changePassword } from '../../accounts/change-password.ts';
import type { Context } from '../../context/context.ts';
import { invalid } from '../../errors/app-error.ts';
import { networkOf } from '../../network/network-of.ts';
import { sessionOf } from '../access/door.ts';
import { refuseWeakPassword } from '../access/weak-password.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { throttled } from './throttled.ts';

const { account } = calls;

export const registerAccountCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(server, account.setting, ({ request }) => accountSetting(db, sessionOf(request).accountId));
  registerCall(
    server,
    account.saveSetting,
    async ({ body, request }) => {
      const { accountId } = sessionOf(request);
      await saveAccountSetting(db, accountId, body);
      return accountSetting(db, accountId);
    },
    'edit.saved',
  );
  registerCall(
    server,
    account.password,
    async ({ body, request }) => {
      const session = sessionOf(request);
      refuseWeakPassword('newPassword', body.newPassword, session.username);
      if (session.passwordIsFirst && body.newPassword === body.oldPassword)
        throw invalid('newPassword', 'password_change_required');
      const change = { session, address: networkOf(request.ip), ...body };
      const outcome = await changePassword(context, change);
      if (outcome.kind === 'throttled') throw throttled(outcome.waitMs);
      if (outcome.kind === 'oldInvalid') throw invalid('oldPassword', 'old_password_invalid');
      return null;
    },
    'password.changed',
  );
};
