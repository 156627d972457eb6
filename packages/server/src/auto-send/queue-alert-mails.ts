// Mails each recipient of an account the steps of its incidents, in the transaction that notifies people of them.
import { type Kysely, sql } from 'kysely';
import type { PublicAddress } from '../config/public-address.ts';
import type { IncidentMail } from '../mail/auto-send-content.ts';
import type { Database } from '../storage/schema.ts';
import { mailRecipients } from './recipients/mail-recipients.ts';
import { recipientTag } from './recipients/recipient-tag.ts';
import { plainIncident } from './reports/for-stranger.ts';

type Mailing = { readonly at: Date; readonly publicAddress: Pick<PublicAddress, 'linkTo'> };

/** A step of an incident that people are notified of now. */
type StepToMail = Pick<IncidentMail, 'incident' | 'step' | 'timeZone' | 'currency'> & {
  readonly stepId: number;
  readonly incidentId: number;
  readonly siteId: number;
  readonly ownerId: number;
};

/** Answers how many mails were queued. */
export const queueAlertMails = async (
  trx: Kysely<Database>,
  mailing: Mailing,
  steps: readonly StepToMail[],
): Promise<number> => {
  const wanting = await accountsThatSendAlerts(trx, steps);
  let queued = 0;
  for (const one of steps) if (wanting.has(one.ownerId)) queued += await queueOne(trx, mailing, one);
  return queued;
};

const accountsThatSendAlerts = async (trx: Kysely<Database>, steps: readonly StepToMail[]) => {
  const ownerIds = [...new Set(steps.map(({ ownerId }) => ownerId))];
  const rows = await trx
    .selectFrom('auto_send')
    .innerJoin('account', 'account.id', 'auto_send.account_id')
    .select('account_id')
    .where(sql<boolean>`account_id = any(${ownerIds}::bigint[])`)
    .where('alerts_since', 'is not', null)
    .where('disabled_at', 'is', null)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
};

const queueOne = async (
  trx: Kysely<Database>,
  { at, publicAddress }: Mailing,
  { ownerId, siteId, stepId, incidentId, incident, step, timeZone, currency }: StepToMail,
): Promise<number> =>
  mailRecipients(trx, {
    accountId: ownerId,
    at,
    publicAddress,
    page: `/site/${siteId}/alerts/${incidentId}`,
    urgency: 1,
    claim: async (recipient) =>
      (step === 'began' || (await gotBefore(trx, incidentId, recipient))) &&
      (await alertsLately(trx, ownerId, recipient)) < mostPerDay,
    messageName: (recipient) => `incident.${incidentId}.${stepId}.${recipientTag(recipient)}`,
    contentFor: (to, isStranger): IncidentMail => {
      const mail: IncidentMail = { kind: 'incidentToRecipient', incident, step, timeZone, currency, ...to };
      return isStranger ? plainIncident(mail) : mail;
    },
  });

/** Whoever was listed in mid-incident was not mailed its beginning, and gets no recovery from what they never heard of. */
const gotBefore = async (db: Kysely<Database>, incidentId: number, email: string): Promise<boolean> => {
  const row = await db
    .selectFrom('mail')
    .select('id')
    .where(sql<boolean>`lower(to_address) = lower(${email})`)
    .where('message_name', 'like', `incident.${incidentId}.%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Alerts to a recipient within 24 hours: beyond them the app, and the next report, have what is left. */
const mostPerDay = 50;

const alertsLately = async (db: Kysely<Database>, accountId: number, email: string): Promise<number> => {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(to_address) = lower(${email})`)
    .where('account_id', '=', accountId)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where('urgency', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
};
