// Judgements that a later return has taken back, as the list shows them: nothing is booked for them any more.
import { returnedSpansOf } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { returnsOfMeters } from '../rollups/returned-rows.ts';
import type { Database } from '../storage/schema.ts';
import { type AuditRow, isCounterDetail } from './audit-rows.ts';

export const withTakenBack = async (
  db: Kysely<Database>,
  meterId: number,
  rows: readonly AuditRow[],
): Promise<AuditRow[]> => {
  const instants = rows.map(({ atMicros }) => atMicros);
  if (instants.length === 0) return [];
  const span = { fromMicros: Math.min(...instants), toMicros: Math.max(...instants) };
  const returns = (await returnsOfMeters(db, [meterId], span)).get(meterId) ?? [];
  const taken = new Set(
    returnedSpansOf(returns).flatMap(({ register, takesBack }) =>
      takesBack.map(({ fromMicros }) => keyOf({ register, atMicros: fromMicros })),
    ),
  );
  return rows.map((row) => (taken.has(keyOf(row)) ? takenBack(row) : row));
};

const keyOf = ({ register, atMicros }: Pick<AuditRow, 'register' | 'atMicros'>): string =>
  `${register} ${atMicros}`;

/** A return that is itself left for another segment stays what it is. */
const takenBack = (row: AuditRow): AuditRow => {
  const { kind, detail } = row;
  if ((kind !== 'reset' && kind !== 'spike') || !isCounterDetail(detail)) return row;
  return { ...row, detail: { ...detail, reason: 'returned', bookedMwh: 0 } };
};
