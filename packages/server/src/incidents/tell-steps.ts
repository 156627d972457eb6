// Tells steps, each way there is: as a notice in the app, and by whatever else a person has chosen.
import type { Kysely } from 'kysely';
import { queueAlertMails } from '../auto-send/queue-alert-mails.ts';
import { queueDeliveries } from '../channels/queue-deliveries.ts';
import type { PublicAddress } from '../config/public-address.ts';
import type { ToldStep } from '../incident-steps/told-step.ts';
import { type IncidentNotice, sendIncidentNotices } from '../notices/incident-notice.ts';
import type { Database } from '../storage/schema.ts';

export type Telling = {
  readonly at: Date;
  /** Of the links in mails. */
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
};

/** In the order in which they came. */
export const tellSteps = async (
  trx: Kysely<Database>,
  told: readonly ToldStep[],
  telling: Telling,
): Promise<void> => {
  await sendIncidentNotices(
    trx,
    told.map((one) => noticeOf(one, telling.at)),
  );
  for (const one of told) await queueDeliveries(trx, one);
  await queueAlertMails(trx, telling, told);
};

const noticeOf = (
  { ownerId, siteId, incidentId, step, incident, timeZone, currency }: ToldStep,
  at: Date,
): IncidentNotice => ({
  accountId: ownerId,
  link: incidentLink(siteId, incidentId),
  at,
  params: { step, incident, timeZone, currency },
});

/** The page of the app that shows an incident. */
export const incidentLink = (siteId: number, incidentId: number): string =>
  `/site/${siteId}/alerts/${incidentId}`;
