import type { AuditItem } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { staleLedgerOf } from '../recompute/stale-ledger.ts';
import type { Database } from '../storage/schema.ts';
import { auditItemOf } from './audit-item.ts';
import { type AuditPage, auditRows } from './audit-rows.ts';
import { factsAt } from './decision-facts.ts';
import { withTakenBack } from './taken-back.ts';

export type AuditList = {
  readonly items: AuditItem[];
  readonly hasMore: boolean;
  readonly isRecomputing: boolean;
  readonly isUndecided: boolean;
};

export const auditList = async (
  db: Kysely<Database>,
  meterId: number,
  page: AuditPage,
): Promise<AuditList> => {
  const rows = await auditRows(db, meterId, { ...page, limit: page.limit + 1 });
  const shown = await withTakenBack(db, meterId, rows.slice(0, page.limit));
  const facts = await factsAt(db, meterId, [...new Set(shown.map(({ atMicros }) => atMicros))]);
  return {
    items: shown.map((row) => auditItemOf(row, facts)),
    hasMore: rows.length > page.limit,
    isRecomputing: (await staleLedgerOf(db, meterId)) !== null,
    isUndecided: await isUndecided(db, meterId),
  };
};

const isUndecided = async (db: Kysely<Database>, meterId: number): Promise<boolean> => {
  const newest = await db
    .selectFrom('register_slot')
    .select('undecided')
    .where('meter_id', '=', meterId)
    .orderBy('slot', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.undecided === true;
};
