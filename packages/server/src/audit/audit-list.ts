import type { AuditItem, AuditQuestion, AuditUnmeasured } from '@ohmstead/contract';
import { formatInstantMicros, type MicroSpan } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { staleLedgerOf } from '../recompute/stale-ledger.ts';
import type { Database } from '../storage/schema.ts';
import { auditItemOf } from './audit-item.ts';
import { type AuditPage, type AuditRow, auditRows } from './audit-rows.ts';
import type { AuditedMeter } from './audited-meter.ts';
import { withCovered } from './covered-rows.ts';
import { factsAt } from './decision-facts.ts';
import { effectPrices, hiddenPrices } from './effect-prices.ts';
import { gapEnergies } from './gap-energy.ts';
import { openQuestion, presentQuestion } from './question/open-question.ts';
import { withTakenBack } from './taken-back.ts';
import { unmeasuredTime } from './unmeasured-time.ts';

type Db = Kysely<Database>;

export type AuditList = {
  readonly items: AuditItem[];
  readonly hasMore: boolean;
  readonly currency: string | null;
  readonly question: AuditQuestion | null;
  readonly unmeasured: AuditUnmeasured | null;
  readonly isRecomputing: boolean;
  readonly isUndecided: boolean;
};

/** What the asker may see of it, and when they ask. */
export type Asker = {
  readonly showsPrices: boolean;
  /** Only an owner can answer. */
  readonly isOwner: boolean;
  readonly nowMs: number;
};

export const auditList = async (
  db: Db,
  meter: AuditedMeter,
  page: AuditPage,
  asker: Asker,
): Promise<AuditList> => {
  const rows = await auditRows(db, meter.id, { ...page, limit: page.limit + 1 });
  const onPage = rows.slice(0, page.limit);
  const shown = await withCovered(db, meter.id, await withTakenBack(db, meter.id, onPage));
  const prices = asker.showsPrices ? await effectPrices(db, meter) : hiddenPrices;
  const question = asker.isOwner ? await openQuestion(db, meter.id) : null;
  return {
    items: await itemsOf(db, meter, shown, prices.amountOf),
    hasMore: rows.length > page.limit,
    currency: prices.currency,
    question: question && presentQuestion(question),
    unmeasured: page.span ? await unmeasuredIn(db, meter, page.span, asker.nowMs) : null,
    isRecomputing: (await staleLedgerOf(db, meter.id)) !== null,
    isUndecided: await isUndecided(db, meter.id),
  };
};

const itemsOf = async (
  db: Db,
  { id }: AuditedMeter,
  rows: readonly AuditRow[],
  amountOf: (row: AuditRow) => Promise<number | null>,
): Promise<AuditItem[]> => {
  const facts = await factsAt(db, id, [...new Set(rows.map(({ atMicros }) => atMicros))]);
  const spreads = await gapEnergies(db, id, rows);
  const items: AuditItem[] = [];
  for (const row of rows) {
    const spread = row.kind === 'gap' ? (spreads.get(row.atMicros) ?? null) : null;
    items.push(auditItemOf(row, facts, { effectAmount: await amountOf(row), spread }));
  }
  return items;
};

const mostSpans = 100;

const unmeasuredIn = async (
  db: Db,
  { id }: AuditedMeter,
  span: MicroSpan,
  nowMs: number,
): Promise<AuditUnmeasured> => {
  const { coverage, spans } = await unmeasuredTime(db, id, { span, nowMs });
  return {
    coverage,
    hasMore: spans.length > mostSpans,
    spans: spans
      .slice(-mostSpans)
      .reverse()
      .map(({ fromMicros, toMicros, kind, cause }) => ({
        from: formatInstantMicros(fromMicros),
        to: formatInstantMicros(toMicros),
        kind,
        cause,
      })),
  };
};

const isUndecided = async (db: Db, meterId: number): Promise<boolean> => {
  const newest = await db
    .selectFrom('register_slot')
    .select('undecided')
    .where('meter_id', '=', meterId)
    .orderBy('slot', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.undecided === true;
};
