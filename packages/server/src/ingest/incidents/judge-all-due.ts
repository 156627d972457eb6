import type { Kysely } from 'kysely';
import { queryIn } from '../../readings/run-query.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import { judgeDue } from './due-judgements.ts';

/** Their uploads wait meanwhile. */
const metersAtOnce = 50;

/** Left out: all there are. */
type Whose = { readonly siteId?: number; readonly meterId?: number };

/** After the signal some more; what is left then is a job's, and of whoever writes readings of those meters. */
export const judgeAllDue = async (
  db: Kysely<Database>,
  whose: Whose,
  signal?: AbortSignal,
): Promise<void> => {
  for (;;) {
    const meterIds = await someDue(db, whose);
    if (meterIds.length === 0) return;
    await transact(db, (trx) => judgeDue(queryIn(trx), meterIds));
    if (signal?.aborted) return;
  }
};

const someDue = async (db: Kysely<Database>, { siteId, meterId }: Whose): Promise<number[]> => {
  const rows = await db
    .selectFrom('due_judgement')
    .innerJoin('meter', 'meter.id', 'meter_id')
    .select('meter_id')
    .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? 0))
    .$if(meterId !== undefined, (query) => query.where('meter_id', '=', meterId ?? 0))
    .orderBy('meter_id')
    .limit(metersAtOnce)
    .execute();
  return rows.map(({ meter_id }) => meter_id);
};
