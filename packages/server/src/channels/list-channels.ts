import type { Channels, ChannelTarget } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { presentChannel } from './present-channel.ts';
import type { Senders } from './senders/create-senders.ts';
import type { VapidKeys } from './vapid-keys.ts';

type Db = Kysely<Database>;

export type ChannelParts = {
  readonly db: Db;
  readonly senders: Senders;
  readonly vapidKeys: () => Promise<VapidKeys>;
};

export const listChannels = async (
  { db, senders, vapidKeys }: ChannelParts,
  accountId: number,
): Promise<Channels> => {
  const { push } = await db
    .selectFrom('account')
    .select('push')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('channel')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return {
    channels: rows.map(presentChannel),
    available: kinds.filter((kind) => senders.of({ kind }) !== null),
    vapidPublicKey: (await vapidKeys()).publicKey,
    isPushOn: push,
    quietHours: await quietHoursOf(db, accountId),
  };
};

const kinds: readonly ChannelTarget['kind'][] = ['mail', 'webPush', 'appPush', 'webhook', 'ntfy'];

const quietHoursOf = async (db: Db, accountId: number): Promise<Channels['quietHours']> => {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['from_time as from', 'to_time as to', 'urgent_too as urgentToo'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
};
