// Incidents and their steps, as many at once as there are. A step that somebody was notified of stays; a further one corrects it.
import type { RunQuery } from '../../readings/run-query.ts';
import type { MeterIncidentChange } from '../alerts/incident-rows.ts';
import { type ChangeInput, changeInputs } from './change-inputs.ts';
import {
  addBeginnings,
  addRecoveries,
  change,
  correctNotified,
  deleteUnnotified,
  lockRemoved,
  make,
  makeRoom,
  moveBeginnings,
  takeBackRecoveries,
} from './change-statements.ts';
import { inForce } from './rules-in-force.ts';
import { notSwitchedOff } from './switched-off.ts';

export const writeIncidentChanges = async (
  query: RunQuery,
  changes: readonly MeterIncidentChange[],
): Promise<void> => {
  const inputs = changeInputs(changes);
  const run = async (text: string, chosen: readonly ChangeInput[]): Promise<void> => {
    if (chosen.length > 0) await query({ text }, [JSON.stringify(chosen)]);
  };
  const removed = inputs.filter(({ started }) => started === null);
  const made = inputs.filter(({ before, started }) => before === null && started !== null);
  const moved = inputs.filter(({ before, started }) => before !== null && started !== null);
  await run(lockRemoved, removed);
  await run(correctNotified, removed);
  await run(deleteUnnotified, removed);
  await run(makeRoom, moved);
  await run(change, moved);
  await run(make, await inForce(query, made));
  await run(moveBeginnings, moved);
  await run(takeBackRecoveries, moved);
  await run(addRecoveries, await notSwitchedOff(query, moved.filter(hasRecovered)));
  await run(addBeginnings, made);
  await run(addRecoveries, await notSwitchedOff(query, made.filter(hasRecovered)));
};

const hasRecovered = ({ ended, notifies_recovery }: ChangeInput): boolean =>
  ended !== null && notifies_recovery;
