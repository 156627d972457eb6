// What sends messages to the channels of accounts, put together from the settings.
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { PublicAddress } from '../config/public-address.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { createDeliverySender, type DeliverySender } from './delivery-sender.ts';
import type { Delivering } from './outbox/deliver.ts';
import { createSenders, type Senders } from './senders/create-senders.ts';
import { openVapidKeys, type VapidKeys } from './vapid-keys.ts';

export type Messages = {
  readonly senders: Senders;
  readonly vapidKeys: () => Promise<VapidKeys>;
  readonly delivering: Delivering;
  readonly sender: DeliverySender;
};

type Parts = {
  readonly db: Kysely<Database>;
  readonly log: Log;
  readonly config: Config;
  readonly version: string;
  readonly publicAddress: PublicAddress;
  readonly nowMs: () => number;
  readonly onMailQueued: () => void;
  /** How long a claim holds; an attempt may take half of that. */
  readonly leaseMs?: number;
  readonly pollMs?: number;
};

const usualLeaseMs = 60_000;

export const createMessages = ({ leaseMs = usualLeaseMs, pollMs, ...parts }: Parts): Messages => {
  const { db, log, publicAddress } = parts;
  const vapidKeys = openVapidKeys(db);
  const senders = createSenders({ ...parts, vapidKeys });
  const delivering = { db, log, publicAddress, senders, leaseMs };
  const sender = createDeliverySender({ ...delivering, ...(pollMs !== undefined && { pollMs }) });
  return { senders, vapidKeys, delivering, sender };
};
