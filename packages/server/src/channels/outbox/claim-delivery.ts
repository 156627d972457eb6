// Messages as their senders take them. Several processes may: a message is claimed for one attempt, its channel with it, the
// claim ends by the database's clock, and the result of an attempt is written only while its claim holds. The channel's claim
// stands in its own row, for two that claim at one moment see each other only in a row that both want.
import { randomUUID } from 'node:crypto';
import { priceKinds } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import type { ClaimedDelivery } from '../claimed-delivery.ts';

type Db = Kysely<Database>;

/** An account whose receivers are slow holds up no other one. */
const mostUnderWay = 4;

/** The messages of these channels alone, or of all others. */
type ChosenChannels = { readonly are: 'only' | 'allBut'; readonly ids: readonly number[] };

const everyChannel: ChosenChannels = { are: 'allBut', ids: [] };

/**
 * The message that waits longest: a channel has one under way at a time, and of one incident in the order in which it happened.
 * Null: there is none to be sent now.
 */
export const claimDelivery = async (
  db: Db,
  leaseMs: number,
  { are, ids }: ChosenChannels = everyChannel,
): Promise<ClaimedDelivery | null> => {
  const claim = randomUUID();
  const until = sql`now() + ${leaseMs} * interval '1 millisecond'`;
  const { rows } = await sql<{ id: number }>`
    with chosen as materialized (
      select waiting.id, waiting.channel_id from delivery as waiting
      join channel on channel.id = waiting.channel_id
      where sent_at is null and failed_at is null and next_attempt_at <= now()
        and (waiting.channel_id = any(${ids}::bigint[])) = ${are === 'only'}
        and (claimed_until is null or claimed_until < now())
        and (channel.busy_until is null or channel.busy_until < now())
        and (select count(*) from delivery as busy
          where busy.account_id = waiting.account_id
            and busy.claimed_by is not null and busy.claimed_until >= now()) < ${mostUnderWay}
        and not exists (select 1 from delivery as earlier
          where earlier.incident_id = waiting.incident_id and earlier.channel_id = waiting.channel_id
            and earlier.id < waiting.id and earlier.sent_at is null and earlier.failed_at is null)
      order by next_attempt_at, waiting.id
      limit 1
      for update of waiting, channel skip locked),
    busied as (
      update channel set busy_with = ${claim}, busy_until = ${until}
      from chosen where channel.id = chosen.channel_id)
    update delivery set
      claimed_by = ${claim}, claimed_until = ${until}, attempts = attempts + 1, attempted_at = now()
    from chosen where delivery.id = chosen.id
    returning delivery.id`.execute(db);
  const [row] = rows;
  return row ? claimedDelivery(db, row.id, claim) : null;
};

/** Null where its channel was deleted in between. */
export const claimedDelivery = async (db: Db, id: number, claim: string): Promise<ClaimedDelivery | null> => {
  const row = await db
    .selectFrom('delivery')
    .innerJoin('channel', 'channel.id', 'delivery.channel_id')
    .innerJoin('account', 'account.id', 'delivery.account_id')
    .select(['delivery.id', 'channel_id as channelId', 'delivery.account_id as accountId', 'step', 'content'])
    .select([
      'site_id as siteId',
      'incident_id as incidentId',
      'attempts',
      'delivery.created_at as createdAt',
    ])
    .select(['target', 'secret', 'channel.name as channelName', 'account.lang'])
    .select(sql<boolean>`held_until is not null`.as('wasHeld'))
    .select(sql<boolean>`coalesce(next_attempt_at < now() - interval '1 day', false)`.as('isOverdue'))
    .select(
      sql<boolean>`account.disabled_at is null
        and (account.push or channel.kind not in ('webPush', 'appPush'))
        and (step_id is null or (channel.is_on and channel.left_at is null and exists (select 1 from site
          left join site_share on site_share.site_id = site.id and site_share.account_id = account.id
          where site.id = delivery.site_id
            and (site.account_id = account.id or site_share.shows_prices
              or (site_share.site_id is not null
                and delivery.content -> 'incident' ->> 'kind' <> all(${priceKinds}::text[]))))
          and not exists (select 1 from delivery as earlier
            where earlier.incident_id = delivery.incident_id and earlier.channel_id = delivery.channel_id
              and earlier.id < delivery.id and earlier.step = 'began' and earlier.failed_at is not null)))`.as(
        'isWanted',
      ),
    )
    .where('delivery.id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, claim } : null;
};
