// Claims that cannot prove themselves: whose serial number a meter of another account holds and has sent, or one that
// several networks, or an undeclared proxy, sent openly within a day. See ingest/admission/claim-proof.ts.
import { pageSize } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import { withLatest } from '../../sites/latest-of-meters.ts';
import type { Database } from '../../storage/schema.ts';
import { type ClaimQuery, contestedSerialNumbers } from './contested-serial-numbers.ts';

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

type Query = ClaimQuery & { readonly skip: number };

export const contestedClaims = async (
  db: Db,
  query: Query,
): Promise<{ rows: ContestedClaim[]; total: number }> => {
  const contested = await contestedSerialNumbers(db, query);
  const sns = contested.slice(query.skip, query.skip + pageSize);
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
  return { rows, total: contested.length };
};

const metersOf = async (db: Db, sns: readonly string[]) => {
  const meters = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .innerJoin('account', 'account.id', 'site.account_id')
    .select(['meter.id', 'meter.sn', 'account_id', 'username', 'site.name as site_name', 'added_at'])
    .select(['claim_pending', 'proof_needed', 'proof_begun_at'])
    .where('meter.sn', '=', sql<string>`any(${sns}::text[])`)
    .orderBy('meter.id')
    .execute();
  return withLatest(db, meters);
};

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
