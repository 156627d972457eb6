// What an account sends by itself, read and saved.
import {
  type AutoSend,
  type AutoSendBody,
  mostRecipients,
  recipientListOf,
  recipientsIn,
} from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { type Outcome, refuse, refuseField } from '../../errors/outcome.ts';
import type { Database } from '../../storage/schema.ts';
import { listedRecipients, recipientStatesOf, storeRecipients } from '../recipients/recipient-store.ts';
import { contentColumns, sendingColumns } from './setting-columns.ts';

type Db = Kysely<Database>;

export const autoSendSettings = async (db: Db, accountId: number): Promise<AutoSend> => {
  const row = await findAutoSend(db, accountId);
  const states = await recipientStatesOf(db, accountId);
  return {
    recipients: recipientListOf(states.map(({ email }) => email)),
    states,
    alertNotification: row.alerts_since !== null,
    exceptionSending: row.exceptions_since !== null,
    dailyReport: row.daily_since !== null,
    weeklyReport: row.weekly_since !== null,
    monthlyReport: row.monthly_since !== null,
    placeInfo: row.place_info,
    exceptionInfo: row.exception_info,
    alertInfo: row.alert_info,
    faultyDeviceState: row.faulty_device_state,
  };
};

const nothingSent = {
  alerts_since: null,
  exceptions_since: null,
  daily_since: null,
  weekly_since: null,
  monthly_since: null,
};
const allContents = {
  place_info: true,
  exception_info: true,
  alert_info: true,
  faulty_device_state: true,
};

export const findAutoSend = async (db: Db, accountId: number) =>
  (await db.selectFrom('auto_send').selectAll().where('account_id', '=', accountId).executeTakeFirst()) ?? {
    ...nothingSent,
    ...allContents,
    exceptions_sent_at: null,
  };

type Saved = { readonly accountId: number; readonly change: AutoSendBody; readonly at: Date };

/** In a transaction, which a refusal takes back. */
export const saveAutoSend = async (trx: Db, { accountId, change, at }: Saved): Promise<Outcome<null>> => {
  if (change.recipients !== undefined) {
    const { emails, wrong } = recipientsIn(change.recipients);
    if (wrong.length > 0)
      return refuse('validation', {
        fields: wrong.map((place) => ({ field: `autoSend.recipients.${place}`, code: 'email_invalid' })),
      });
    if (emails.length > mostRecipients) return refuseField('autoSend.recipients', 'recipients_too_many');
    if ((await storeRecipients(trx, accountId, { emails, at })) === 'full')
      return refuseField('autoSend.recipients', 'recipients_too_many');
  }
  const before = await findAutoSend(trx, accountId);
  const columns = { ...sendingColumns(before, change, at), ...contentColumns(change) };
  if (Object.keys(columns).length > 0)
    await trx
      .insertInto('auto_send')
      .values({ ...nothingSent, exceptions_sent_at: null, ...columns, account_id: accountId })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
      .execute();
  return requireRecipients(trx, accountId);
};

/** What is sent to nobody would be missed without a word. */
const requireRecipients = async (trx: Db, accountId: number): Promise<Outcome<null>> => {
  const row = await findAutoSend(trx, accountId);
  const isSending = [
    row.alerts_since,
    row.exceptions_since,
    row.daily_since,
    row.weekly_since,
    row.monthly_since,
  ].some((since) => since !== null);
  if (!isSending || (await listedRecipients(trx, accountId)).length > 0) return null;
  return refuseField('autoSend.recipients', 'recipients_missing');
};
