// Brings the stored incidents of a site's kind to what was found of a span. Whatever is found again is the same incident;
// what is not is taken back, with a further message where somebody was notified. What had begun before the span is not judged by
// it: unless it goes on, it has ended meanwhile.
import { hourMs, type IncidentKind } from '@ohmstead/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import { presentPoint } from '../incident-evidence.ts';
import type { FoundIncident } from './found-incident.ts';
import { addStep, wasNotified } from './site-incident-steps.ts';

type Trx = Transaction<Database>;

export type JudgedSpan = {
  readonly siteId: number;
  readonly kind: IncidentKind;
  /** All incidents that began since then are among the found ones or never were. */
  readonly sinceMs: number;
  readonly found: readonly FoundIncident[];
  /** When one ended that began before the span and is not seen in it; by default with its beginning. */
  readonly endOfEarlier?: (startedMs: number) => number;
  readonly now: Date;
};

/** What is found of the days before is known, but no news. */
const newsForMs = 36 * hourMs;

export const storeFound = (db: Kysely<Database>, span: JudgedSpan): Promise<void> =>
  transact(db, async (trx) => {
    const stored = await storedSince(trx, span);
    const left = new Set(stored);
    for (const one of span.found) {
      const known = [...left].find((other) => canGoOn(span, other) && isSame(one, other));
      if (known === undefined) await add(trx, span, one);
      else {
        left.delete(known);
        if (!known.is_normal) await update(trx, known, one, span.now);
      }
    }
    for (const one of left) {
      if (one.is_normal) continue;
      if (beganBefore(span, one)) await endUnseen(trx, span, one);
      else await takeBack(trx, one, span.now);
    }
  });

const storedSince = (trx: Trx, { siteId, kind, sinceMs }: JudgedSpan) =>
  trx
    .selectFrom('incident')
    .select(['id', 'kind', 'started_at', 'ended_at', 'worst', 'is_normal'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('corrected_at', 'is', null)
    .where((eb) => eb.or([eb('started_at', '>=', new Date(sinceMs)), eb('ended_at', 'is', null)]))
    .orderBy('started_at')
    .forUpdate()
    .execute();

type Stored = Awaited<ReturnType<typeof storedSince>>[number];

const beganBefore = ({ sinceMs }: JudgedSpan, { started_at }: Stored): boolean =>
  started_at.getTime() < sinceMs;

/** The excess of a day or a month ends with it; the next one is another incident. */
const canGoOn = (span: JudgedSpan, one: Stored): boolean =>
  !beganBefore(span, one) || goesOnOverDays(span.kind);

/** A day’s end is not the next day’s beginning. */
const isSame = (one: FoundIncident, { started_at, ended_at }: Stored): boolean => {
  const fromMs = started_at.getTime();
  if (fromMs === one.startedMs) return true;
  const toMs = ended_at?.getTime() ?? Number.POSITIVE_INFINITY;
  return fromMs < (one.endedMs ?? Number.POSITIVE_INFINITY) && one.startedMs < toMs;
};

const valuesOf = (one: FoundIncident) => ({
  ended_at: one.endedMs === null ? null : new Date(one.endedMs),
  limit_value: one.limit,
  worst: one.worst,
  worst_at: new Date(one.worstAtMs),
  facts: JSON.stringify(one.facts),
  evidence: JSON.stringify(one.evidence.map(presentPoint)),
});

const add = async (trx: Trx, { siteId, kind, now }: JudgedSpan, one: FoundIncident): Promise<void> => {
  const started_at = new Date(one.startedMs);
  const made = await trx
    .insertInto('incident')
    .values({ site_id: siteId, meter_id: null, kind, phase: null, started_at, ...valuesOf(one) })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'meter_id', 'kind', 'phase', 'started_at'])
        .doUpdateSet({ corrected_at: null, ...valuesOf(one) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const notified = await wasNotified(trx, made.id, 'began');
  const isNews = now.getTime() - (one.endedMs ?? now.getTime()) <= newsForMs;
  await addStep(trx, made.id, { step: 'began', at: started_at, now, isSilent: notified || !isNews });
};

const update = async (trx: Trx, known: Stored, one: FoundIncident, now: Date): Promise<void> => {
  await trx.updateTable('incident').set(valuesOf(one)).where('id', '=', known.id).execute();
  if (known.ended_at !== null || one.endedMs === null || !goesOnOverDays(known.kind)) return;
  await addStep(trx, known.id, { step: 'recovered', at: new Date(one.endedMs), now, isSilent: false });
};

/** Nobody looked when it ended. */
const endUnseen = async (
  trx: Trx,
  { sinceMs, endOfEarlier, now }: JudgedSpan,
  one: Stored,
): Promise<void> => {
  const ended_at = new Date(endOfEarlier?.(one.started_at.getTime()) ?? sinceMs);
  await trx.updateTable('incident').set({ ended_at }).where('id', '=', one.id).execute();
  if (goesOnOverDays(one.kind))
    await addStep(trx, one.id, { step: 'recovered', at: ended_at, now, isSilent: false });
};

/** The other kinds end with their day, month or quarter-hour, which is no news. */
const goesOnOverDays = (kind: IncidentKind): boolean => kind === 'noYield' || kind === 'baseLoadRisen';

const takeBack = async (trx: Trx, { id }: Stored, now: Date): Promise<void> => {
  if (!(await wasNotified(trx, id, 'began'))) {
    await trx.deleteFrom('incident').where('id', '=', id).execute();
    return;
  }
  await trx.updateTable('incident').set({ corrected_at: now }).where('id', '=', id).execute();
  await trx
    .deleteFrom('incident_step')
    .where('incident_id', '=', id)
    .where('decided_at', 'is', null)
    .execute();
  await addStep(trx, id, { step: 'corrected', at: now, now, isSilent: false });
};
