// What went wrong for an account in a span of time: devices, data, and the sending itself.
import type { DeliveryFailure } from '@ohmstead/contract';
import { faultKinds } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { ExceptionsMail, FailedChannel } from '../../mail/auto-send-content.ts';
import type { Database } from '../../storage/schema.ts';
import { notifiedIncidents } from '../reports/report-incidents.ts';

type Db = Kysely<Database>;

type Asked = { readonly accountId: number; readonly from: Date; readonly to: Date };

export type Exceptions = Pick<
  ExceptionsMail,
  'faults' | 'moreFaults' | 'quarantined' | 'failedMails' | 'failedReports'
> & { readonly failedChannels: readonly FailedChannel[] };

/** Null where nothing did: a fault that only went on is listed beside others, and is no reason for a mail. */
export const findExceptions = async (db: Db, asked: Asked): Promise<Exceptions | null> => {
  const { accountId, from, to } = asked;
  const faults = await notifiedIncidents(db, { kinds: faultKinds, of: { accountId }, from, to });
  const found = {
    faults: faults.newest,
    moreFaults: faults.more,
    quarantined: await quarantinedOf(db, asked),
    failedMails: await failedMailsOf(db, asked),
    failedReports: await failedReportsOf(db, asked),
    failedChannels: await failedChannelsOf(db, asked),
  };
  const { moreFaults: _, faults: __, ...lists } = found;
  const isNothingNew = faults.changed === 0 && Object.values(lists).every(({ length }) => length === 0);
  return isNothingNew ? null : found;
};

const mostRows = 20;

const quarantinedOf = async (db: Db, { accountId, from, to }: Asked): Promise<Exceptions['quarantined']> =>
  db
    .selectFrom('quarantined_reading')
    .innerJoin('meter', 'meter.id', 'quarantined_reading.meter_id')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(['meter.name as meter', 'site.name as site', sql<number>`count(*)`.as('count')])
    .where('site.account_id', '=', accountId)
    .where('outcome', 'is', null)
    .where('arrived_at', '>=', from)
    .where('arrived_at', '<', to)
    .groupBy(['meter.id', 'meter.name', 'site.name'])
    .orderBy('meter.id')
    .limit(mostRows)
    .execute();

const failedMailsOf = async (db: Db, { accountId, from, to }: Asked): Promise<Exceptions['failedMails']> =>
  db
    .selectFrom('mail')
    .select(['to_address as to', 'subject', sql<string>`coalesce(error, '')`.as('error')])
    .where('account_id', '=', accountId)
    .where('urgency', '>', 0)
    .where('failed_at', '>=', from)
    .where('failed_at', '<', to)
    .orderBy('failed_at', 'desc')
    .limit(mostRows)
    .execute();

const failedReportsOf = async (
  db: Db,
  { accountId, from, to }: Asked,
): Promise<Exceptions['failedReports']> =>
  db
    .selectFrom('report_run')
    .innerJoin('site', 'site.id', 'report_run.site_id')
    .select(['site.name as site', 'report_run.from_date as date'])
    .where('site.account_id', '=', accountId)
    .where('outcome', '=', 'failed')
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to)
    .orderBy('ended_at', 'desc')
    .limit(mostRows)
    .execute();

/** A receiver that is away fails message after message: listed once a channel, with the newest reason. */
const failedChannelsOf = async (db: Db, { accountId, from, to }: Asked): Promise<FailedChannel[]> =>
  db
    .selectFrom('delivery')
    .innerJoin('channel', 'channel.id', 'delivery.channel_id')
    .select(['channel.name as channel', sql<number>`count(*)`.as('count')])
    .select(
      sql<DeliveryFailure | null>`(array_agg(failure order by failed_at desc, delivery.id desc))[1]`.as(
        'failure',
      ),
    )
    .select(
      sql<string>`coalesce((array_agg(error order by failed_at desc, delivery.id desc))[1], '')`.as('error'),
    )
    .where('delivery.account_id', '=', accountId)
    // Whoever asked for a test has seen its result.
    .where('step_id', 'is not', null)
    .where('failed_at', '>=', from)
    .where('failed_at', '<', to)
    .groupBy(['channel.id', 'channel.name'])
    .orderBy('channel.id')
    .limit(mostRows)
    .execute();
