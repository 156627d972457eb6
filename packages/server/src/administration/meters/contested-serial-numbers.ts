// The serial numbers of claims that cannot prove themselves. The claims are few: each looks up what it is held against.
import { dayMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { withLatest } from '../../sites/latest-of-meters.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type ClaimQuery = { readonly search?: string | undefined; readonly at: Date };

type Claimed = { readonly sn: string; readonly holders: readonly number[]; readonly isSentByOthers: boolean };

/** Those claimed last come first. */
export const contestedSerialNumbers = async (db: Db, query: ClaimQuery): Promise<string[]> => {
  const claimed = await claimedSerialNumbers(db, query);
  const holders = claimed.flatMap(({ holders: ids }) => ids.map((id) => ({ id })));
  const heard = new Set((await withLatest(db, holders)).flatMap(({ id, at }) => (at === null ? [] : [id])));
  return claimed
    .filter(({ holders: ids, isSentByOthers }) => isSentByOthers || ids.some((id) => heard.has(id)))
    .map(({ sn }) => sn);
};

const claimedSerialNumbers = async (db: Db, { search = '', at }: ClaimQuery): Promise<Claimed[]> => {
  const recent = new Date(at.getTime() - dayMs);
  const { rows } = await sql<Claimed>`
    select claim.sn,
      array(select holder.id from meter holder
        where holder.sn = claim.sn and not holder.claim_pending and not holder.proof_needed) as holders,
      (select count(*) > 1 or coalesce(bool_or(is_forwarded), false) from open_sender
        where open_sender.sn = claim.sn and last_seen_at >= ${recent}::timestamptz) as "isSentByOthers"
    from meter claim
    where claim.proof_needed and strpos(claim.sn, upper(${search.trim()}::text)) > 0
    group by claim.sn
    order by max(claim.id) desc`.execute(db);
  return rows;
};
