// Everything that is derived, in small steps: meter by meter, then site by site. A round can be left after any
// step and taken up again.
import { type Kysely, sql } from 'kysely';
import type { LedgerParts } from '../recompute/catch-up.ts';
import type { Database } from '../storage/schema.ts';
import type { Difference } from './difference.ts';
import { verifyLedger } from './verify-ledger.ts';
import { verifyMeterDays } from './verify-meter-days.ts';
import { verifyBills, verifyDays, verifyMonths } from './verify-site.ts';

export type VerifyParts = LedgerParts & { readonly nowMs: () => number };

/** The place at which a step begins. */
export type Position =
  | { readonly kind: 'meter'; readonly id: number; readonly fromMicros: number }
  | { readonly kind: 'metersOfSite'; readonly id: number; readonly fromMs: number }
  | { readonly kind: 'site'; readonly id: number; readonly fromDate: string };

export type Step = { readonly next: Position | null; readonly differences: readonly Difference[] };

export const firstPosition: Position = { kind: 'meter', id: 0, fromMicros: 0 };
const anyDate = '0000-00-00';

export const verifyStep = (parts: VerifyParts, position: Position): Promise<Step> => {
  switch (position.kind) {
    case 'meter':
      return meterStep(parts, position);
    case 'metersOfSite':
      return metersOfSiteStep(parts, position);
    case 'site':
      return siteStep(parts, position);
  }
};

type Meter = Extract<Position, { kind: 'meter' }>;
type MetersOfSite = Extract<Position, { kind: 'metersOfSite' }>;
type Site = Extract<Position, { kind: 'site' }>;

const meterStep = async (parts: VerifyParts, { id, fromMicros }: Meter): Promise<Step> => {
  const { nextMicros, differences } = await verifyLedger(parts, id, fromMicros);
  if (nextMicros !== null) return { next: { kind: 'meter', id, fromMicros: nextMicros }, differences };
  const nextId = await idAfter(parts.db, 'meter', id);
  const next: Position =
    nextId === null
      ? { kind: 'metersOfSite', id: 0, fromMs: 0 }
      : { kind: 'meter', id: nextId, fromMicros: 0 };
  return { next, differences };
};

const metersOfSiteStep = async ({ db, nowMs }: VerifyParts, { id, fromMs }: MetersOfSite): Promise<Step> => {
  const { nextMs, differences } = await verifyMeterDays(db, id, fromMs, nowMs());
  const next: Position =
    nextMs === null ? { kind: 'site', id, fromDate: anyDate } : { kind: 'metersOfSite', id, fromMs: nextMs };
  return { next, differences };
};

const siteStep = async (parts: VerifyParts, { id, fromDate }: Site): Promise<Step> => {
  const { db, nowMs } = parts;
  const days = await verifyDays(db, id, fromDate, nowMs());
  const { differences } = days;
  if (days.nextDate !== null) return { next: { kind: 'site', id, fromDate: days.nextDate }, differences };
  const sums = [...(await verifyMonths(db, id, nowMs())), ...(await verifyBills(db, id, nowMs()))];
  const nextId = await idAfter(db, 'site', id);
  return {
    next: nextId === null ? null : { kind: 'metersOfSite', id: nextId, fromMs: 0 },
    differences: [...differences, ...sums],
  };
};

const idAfter = async (db: Kysely<Database>, table: 'meter' | 'site', id: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id > ${id} order by id limit 1`.execute(db);
  return rows[0]?.id ?? null;
};
