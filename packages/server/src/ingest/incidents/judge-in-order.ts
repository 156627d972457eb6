// Readings newer than all their meter has, judged as they come.
import { firstState, judgeReadings, type WatchedState } from '@ohmstead/domain';
import { changesOfMeter } from '../alerts/incident-rows.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { GroupRows } from '../meter-state/group-rows.ts';
import type { MeterState } from '../meter-state/meter-state.ts';
import { spanOfReadings } from './rejudge-span.ts';

/**
 * How the meter's values stand afterwards. Null, and what they are is looked up once they are written, when it is not
 * remembered how they stood before, or when they are of a time before the limits of now.
 */
export const judgeInOrder = (
  state: MeterState,
  pending: readonly IncomingReading[],
  rows: Pick<GroupRows, 'incidents' | 'rejudged'>,
): WatchedState | null => {
  const [first] = pending;
  if (first === undefined || first.meter.alerts.watches.length === 0) return null;
  const { id, alerts } = first.meter;
  const isNew = state.newestMicros === null && state.slot === null;
  const before = state.watched ?? (isNew ? firstState(alerts.watches) : null);
  const isJudgedByNow = first.claimedMicros >= alerts.limitsSinceMicros;
  if (!isJudgedByNow || before?.states.length !== alerts.watches.length) {
    rows.rejudged.push(spanOfReadings(first.meter, pending));
    return null;
  }
  const readings = pending.map(({ claimedMicros: atMicros, values }) => ({ atMicros, values }));
  const judged = judgeReadings(alerts.watches, before, readings);
  for (const change of judged.changes)
    rows.incidents.push(...changesOfMeter(id, arrivalOf(pending), [change]));
  return judged.state;
};

const arrivalOf = (pending: readonly IncomingReading[]): number =>
  pending.reduce((last, { arrivedMicros }) => Math.max(last, arrivedMicros), 0);
