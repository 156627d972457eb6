// Notifies of steps, each way there is: by a notice in the app, and by whatever else a person has chosen.
import type { Kysely } from 'kysely';
import { queueAlertMails } from '../auto-send/queue-alert-mails.ts';
import { queueDeliveries } from '../channels/queue-deliveries.ts';
import type { PublicAddress } from '../config/public-address.ts';
import type { NotifiedStep } from '../incident-steps/notified-step.ts';
import { type IncidentNotice, sendIncidentNotices } from '../notices/incident-notice.ts';
import type { Database } from '../storage/schema.ts';

export type Notifying = {
  readonly at: Date;
  /** Of the links in mails. */
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
};

/** In the order in which they came. */
export const notifyOfSteps = async (
  trx: Kysely<Database>,
  steps: readonly NotifiedStep[],
  notifying: Notifying,
): Promise<void> => {
  await sendIncidentNotices(
    trx,
    steps.map((one) => noticeOf(one, notifying.at)),
  );
  for (const one of steps) await queueDeliveries(trx, one);
  await queueAlertMails(trx, notifying, steps);
};

const noticeOf = (
  { ownerId, siteId, incidentId, step, incident, timeZone, currency }: NotifiedStep,
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
