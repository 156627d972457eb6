import { type AccountSetting, calls, type SettingBody } from '@ohmstead/contract';
import { accountSetting, saveAccountSetting } from '../../accounts/account-setting.ts';
import { changePassword } from '../../accounts/change-password.ts';
import { autoSendSettings, saveAutoSend } from '../../auto-send/settings/auto-send-settings.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, type Outcome, refuseField } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import { networkOf } from '../../network/network-of.ts';
import { sessionOf } from '../access/door.ts';
import { refuseWeakPassword } from '../access/weak-password.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

const { account } = calls;

export const registerAccountCalls = (server: Server, context: Context): void => {
  registerCall(server, account.setting, ({ request }) => settingOf(context, sessionOf(request).accountId));
  registerCall(
    server,
    account.saveSetting,
    async ({ body, request }) => {
      const { accountId } = sessionOf(request);
      const saved = await saveSetting(context, accountId, body);
      return isRefused(saved) ? saved : settingOf(context, accountId);
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

const settingOf = async ({ db }: Context, accountId: number): Promise<AccountSetting> => ({
  ...(await accountSetting(db, accountId)),
  autoSend: await autoSendSettings(db, accountId),
});

/** All of it or nothing. */
const saveSetting = (
  context: Context,
  accountId: number,
  { autoSend: change, ...person }: SettingBody,
): Promise<Outcome<null>> =>
  transactUnlessRefused(context.db, async (trx) => {
    const saved = await saveAccountSetting(trx, context, accountId, person);
    if (isRefused(saved) || change === undefined) return saved;
    return saveAutoSend(trx, { accountId, change, at: nowDate(context.clock) });
  });
