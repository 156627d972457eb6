import type { ChannelTarget } from '@ohmstead/contract';
import type { Insertable, Kysely } from 'kysely';
import type { ChannelRow } from '../src/storage/schema/channels.ts';
import type { Database } from '../src/storage/schema.ts';

export const buildChannel = async (
  db: Kysely<Database>,
  accountId: number,
  target: ChannelTarget,
  values: Partial<Insertable<ChannelRow>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('channel')
    .values({
      account_id: accountId,
      kind: target.kind,
      name: `My ${target.kind}`,
      target: JSON.stringify(target),
      secret: target.kind === 'webhook' ? 'whsec_test' : null,
      is_on: true,
      urgency: 'all',
      kinds: null,
      of_shared_sites: false,
      confirmed_at: new Date('2026-01-01T00:00:00Z'),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
