// Serial numbers that devices send openly and that nobody has registered, the latest sent first. Their rows are bounded.
import { pageSize } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type WaitingMeter = {
  readonly sn: string;
  readonly isBlocked: boolean;
  readonly networks: string[];
  readonly uploads: number;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
};

type Query = { readonly search?: string | undefined; readonly skip: number };

export const waitingMeters = async (
  db: Db,
  { search = '', skip }: Query,
): Promise<{ rows: WaitingMeter[]; total: number }> => {
  const rows = await waiting(db, search)
    .leftJoin('blocked_serial_number as blocked', 'blocked.sn', 'open_sender.sn')
    .select((eb) => [
      'open_sender.sn',
      sql<string[]>`array_agg(network order by last_seen_at desc)`.as('networks'),
      eb.fn.sum<string>('uploads').as('uploads'),
      eb.fn.min('first_seen_at').as('first_seen_at'),
      eb.fn.max('last_seen_at').as('last_seen_at'),
      sql<boolean>`bool_or(blocked.sn is not null)`.as('isBlocked'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .groupBy('open_sender.sn')
    .orderBy('last_seen_at', 'desc')
    .orderBy('open_sender.sn')
    .limit(pageSize)
    .offset(skip)
    .execute();
  return {
    rows: rows.map(({ first_seen_at, last_seen_at, uploads, total: _, ...row }) => ({
      ...row,
      uploads: Number(uploads),
      firstSeenAt: first_seen_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
    })),
    total: rows[0]?.total ?? (await countWaitingMeters(db, search)),
  };
};

export const countWaitingMeters = async (db: Db, search = ''): Promise<number> => {
  const { count } = await waiting(db, search)
    .select(sql<number>`count(distinct open_sender.sn)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const waiting = (db: Db, search: string) =>
  db
    .selectFrom('open_sender')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('meter').select('meter.id').whereRef('meter.sn', '=', sql.ref('open_sender.sn')),
        ),
      ),
    )
    .where(sql<boolean>`strpos(open_sender.sn, upper(${search.trim()}::text)) > 0`);
