import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { ruledMeter } from '../ingest/admission/counter-rules.ts';
import { writeIncidents } from '../ingest/incidents/write-incidents.ts';
import { noRows } from '../ingest/meter-state/group-rows.ts';
import type { MeterSpan } from '../readings/meter-span.ts';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';

/** Incidents of a span in which readings came or went. */
export const judgeAgain = async (
  transaction: Transaction<Database>,
  clock: Clock,
  span: MeterSpan,
): Promise<void> => {
  const meter = await ruledMeter(transaction, span.meterId);
  if (!meter) return;
  const arrivedMicros = clock.nowMicros();
  const { watches } = meter.alerts;
  await writeIncidents(queryIn(transaction), {
    ...noRows(arrivedMicros),
    rejudged: [{ ...span, toMicros: span.toMicros + 1, watches, arrivedMicros }],
  });
};
