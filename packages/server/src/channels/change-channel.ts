import type { Channel, ChannelChange } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { presentChannel } from './present-channel.ts';

type Db = Kysely<Database>;

/** A field that is left out keeps its value. */
export const changeChannel = async (
  db: Db,
  id: number,
  { name, isOn, urgency, kinds, ofSharedSites }: ChannelChange,
): Promise<Outcome<Channel>> => {
  const columns = {
    ...(name !== undefined && { name }),
    ...(isOn !== undefined && { is_on: isOn }),
    ...(urgency !== undefined && { urgency }),
    ...(kinds !== undefined && { kinds: kinds && JSON.stringify(kinds) }),
    ...(ofSharedSites !== undefined && { of_shared_sites: ofSharedSites }),
  };
  if (Object.keys(columns).length > 0)
    await db.updateTable('channel').set(columns).where('id', '=', id).execute();
  const row = await db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? presentChannel(row) : refuse('wrong_id');
};

export const deleteChannel = (db: Db, id: number): Promise<null> =>
  transact(db, async (trx) => {
    await removeChannel(trx, id);
    return null;
  });

/** Its messages go first, in the order in which a sender locks a message and its channel: else they would wait for each other. */
export const removeChannel = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('delivery').where('channel_id', '=', id).execute();
  await trx.deleteFrom('channel').where('id', '=', id).execute();
};
