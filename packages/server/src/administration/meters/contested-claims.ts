// Claims that cannot prove themselves: whose serial number a meter of another account holds and has sent, or one that
// several networks, or an undeclared proxy, sent openly within a day. See ingest/admission/claim-proof.ts.
import { pageSize } from '@ohmstead/contract';
import { dayMs } from '@ohmstead/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type Claimant = {
  readonly meterId: number;
  readonly accountId: number;
  readonly username: string;
  readonly siteName: string;
  readonly addedAt: string;
  readonly proofBegunAt: string | null;
  readonly lastUpdate: string | null;
};

export type ContestedClaim = {
  readonly sn: string;
  readonly isBlocked: boolean;
  readonly holder: Claimant | null;
  readonly claimants: Claimant[];
  readonly senders: Sender[];
};

type Sender = {
  readonly network: string;
  readonly isForwarded: boolean;
  readonly uploads: number;
  readonly lastSeenAt: string;
};

type Query = { readonly search?: string | undefined; readonly skip: number; readonly at: Date };

export const contestedClaims = async (
  db: Db,
  query: Query,
): Promise<{ rows: ContestedClaim[]; total: number }> => {
  const { rows: found } = await sql<{ sns: string[]; total: number }>`
    with contested as materialized (${contested(query)})
    select array(select sn from contested order by last_id desc limit ${pageSize} offset ${query.skip}) as sns,
      (select count(*) from contested) as total`.execute(db);
  const { sns, total } = found[0] ?? { sns: [], total: 0 };
  const [meters, senders] = [await metersOf(db, sns), await sendersOf(db, sns)];
  const blocked = await blockedOf(db, sns);
  const rows = sns.map((sn) => {
    const ofSn = meters.filter((meter) => meter.sn === sn);
    const holder = ofSn.find((meter) => !meter.claim_pending);
    const claimants = ofSn.filter((meter) => meter.proof_needed).map(claimantOf);
    return {
      sn,
      isBlocked: blocked.has(sn),
      holder: holder ? claimantOf(holder) : null,
      claimants,
      senders: senders.filter((sender) => sender.sn === sn).map(senderOf),
    };
  });
  return { rows, total };
};

/** The serial numbers, with the newest claim of each. The claims are few: each looks up what it is held against. */
const contested = ({ search = '', at }: Query): RawBuilder<unknown> => {
  const recent = new Date(at.getTime() - dayMs);
  return sql`
    select claim.sn, max(claim.id) as last_id from meter claim
    where claim.proof_needed and strpos(claim.sn, upper(${search.trim()}::text)) > 0 and (
      (select count(*) from meter holder join latest_reading on latest_reading.meter_id = holder.id
        where latest_reading.at is not null and holder.sn = claim.sn and not holder.claim_pending and not holder.proof_needed) > 0
      or (select count(*) > 1 or coalesce(bool_or(is_forwarded), false) from open_sender
        where open_sender.sn = claim.sn and last_seen_at >= ${recent}::timestamptz))
    group by claim.sn`;
};

const metersOf = (db: Db, sns: readonly string[]) =>
  db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .innerJoin('account', 'account.id', 'site.account_id')
    .leftJoin('latest_reading', 'latest_reading.meter_id', 'meter.id')
    .select(['meter.id', 'meter.sn', 'account_id', 'username', 'site.name as site_name', 'added_at'])
    .select(['claim_pending', 'proof_needed', 'proof_begun_at', 'latest_reading.at'])
    .where('meter.sn', '=', sql<string>`any(${sns}::text[])`)
    .orderBy('meter.id')
    .execute();

const claimantOf = (row: Awaited<ReturnType<typeof metersOf>>[number]): Claimant => ({
  meterId: row.id,
  accountId: row.account_id,
  username: row.username,
  siteName: row.site_name,
  addedAt: row.added_at.toISOString(),
  proofBegunAt: row.proof_begun_at?.toISOString() ?? null,
  lastUpdate: row.at?.toISOString() ?? null,
});

const blockedOf = async (db: Db, sns: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('blocked_serial_number')
    .select('sn')
    .where('sn', '=', sql<string>`any(${sns}::text[])`)
    .execute();
  return new Set(rows.map(({ sn }) => sn));
};

const sendersOf = (db: Db, sns: readonly string[]) =>
  db
    .selectFrom('open_sender')
    .select(['sn', 'network', 'is_forwarded', 'uploads', 'last_seen_at'])
    .where('sn', '=', sql<string>`any(${sns}::text[])`)
    .orderBy('last_seen_at', 'desc')
    .execute();

const senderOf = (row: Awaited<ReturnType<typeof sendersOf>>[number]): Sender => ({
  network: row.network,
  isForwarded: row.is_forwarded,
  uploads: row.uploads,
  lastSeenAt: row.last_seen_at.toISOString(),
});
