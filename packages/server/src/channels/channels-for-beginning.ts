import { incidentKind, priceKinds } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { NotifiedStep } from '../incident-steps/notified-step.ts';
import type { Database } from '../storage/schema.ts';
import type { WantingChannel } from './wanting-channel.ts';

/**
 * The owner's channels, and those of viewers that are for shared sites too, that want this kind and urgency. Messages about
 * prices go only to viewers who may see them.
 */
export const channelsForBeginning = (
  trx: Kysely<Database>,
  { incident: { kind }, siteId, ownerId }: NotifiedStep,
): Promise<WantingChannel[]> =>
  trx
    .selectFrom('channel')
    .innerJoin('account', 'account.id', 'channel.account_id')
    .leftJoin('quiet_hours', 'quiet_hours.account_id', 'channel.account_id')
    .leftJoin('site_share', (join) =>
      join.onRef('site_share.account_id', '=', 'channel.account_id').on('site_share.site_id', '=', siteId),
    )
    .select(['channel.id', 'channel.account_id as accountId'])
    .select(['from_time as fromTime', 'to_time as toTime', 'urgent_too as urgentToo'])
    .select(sql<Date>`now()`.as('now'))
    .where('is_on', '=', true)
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('channel.kind', 'not in', ['webPush', 'appPush']), eb('push', '=', true)]))
    .where((eb) =>
      eb.or([
        eb('channel.account_id', '=', ownerId),
        eb.and([
          eb('of_shared_sites', '=', true),
          eb('site_share.site_id', 'is not', null),
          ...(priceKinds.includes(kind) ? [eb('shows_prices', '=', true)] : []),
        ]),
      ]),
    )
    .where('urgency', 'in', incidentKind(kind).urgency === 'urgent' ? ['urgent', 'all'] : ['all'])
    .where((eb) => eb.or([eb('kinds', 'is', null), sql<boolean>`kinds @> to_jsonb(${kind}::text)`]))
    .orderBy('channel.id')
    .execute();
