import { type Kysely, sql } from 'kysely';
import type { JudgedAs } from '../ingest/admission/counter-rules.ts';
import { instantOf } from '../storage/instants.ts';
import type { CounterEvent, Database } from '../storage/schema.ts';
import { judgementOf } from './audit-item.ts';
import type { AuditRow } from './audit-rows.ts';
import { factsAt } from './decision-facts.ts';
import { withTakenBack } from './taken-back.ts';

export type Judgement = JudgedAs & { readonly kind: CounterEvent['kind'] | 'normal' };

/** The judgement that the audit list shows; null where there is no item. */
export const judgedAt = async (
  db: Kysely<Database>,
  meterId: number,
  { atMicros, register }: Pick<AuditRow, 'atMicros' | 'register'>,
): Promise<Judgement | null> => {
  const event = await db
    .selectFrom('counter_event')
    .select(['kind', sql<NonNullable<AuditRow['detail']>>`detail`.as('detail')])
    .where('meter_id', '=', meterId)
    .where('at', '=', instantOf(atMicros))
    .where('register', '=', register)
    .executeTakeFirst();
  if (event) {
    const [row] = await withTakenBack(db, meterId, [{ atMicros, register, ...event, quarantine: null }]);
    return { kind: event.kind, ...judgementOf(row?.detail ?? null) };
  }
  const facts = await factsAt(db, meterId, [atMicros]);
  return facts.some((fact) => fact.kind === 'step' && fact.register === register)
    ? { kind: 'normal', ...judgementOf(null) }
    : null;
};
