import { calls } from '@ohmstead/contract';
import { accountSetting, saveAccountSetting } from '../../accounts/account-setting.ts';
import { changePassword } from '../../accounts/change-password.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuseField } from '../../errors/outcome.ts';
import { networkOf } from '../../network/network-of.ts';
import { sessionOf } from '../access/door.ts';
import { refuseWeakPassword } from '../access/weak-password.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

const { account } = calls;

export const registerAccountCalls = (server: Server, context: Context): void => {
  const { db } = context;
  registerCall(server, account.setting, ({ request }) => accountSetting(db, sessionOf(request).accountId));
  registerCall(
    server,
    account.saveSetting,
    async ({ body, request }) => {
      const { accountId } = sessionOf(request);
      const saved = await saveAccountSetting(context, accountId, body);
      if (isRefused(saved)) return saved;
      return accountSetting(db, accountId);
    },
    'edit.saved',
  );
  registerCall(
    server,
    account.password,
    async ({ body, request }) => {
      const session = sessionOf(request);
      const weak = refuseWeakPassword('newPassword', body.newPassword, session.username);
      if (weak) return weak;
      if (session.passwordIsFirst && body.newPassword === body.oldPassword)
        return refuseField('newPassword', 'password_change_required');
      return changePassword(context, { ...body, session, address: networkOf(request.ip) });
    },
    'password.changed',
  );
};
