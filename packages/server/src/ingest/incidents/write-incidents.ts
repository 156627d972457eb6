// The incidents of a group whose readings are written: within its transaction, at the end.
import type { RunQuery } from '../../readings/run-query.ts';
import type { GroupRows } from '../meter-state/group-rows.ts';
import { counterChanges } from './judge-counters.ts';
import { rejudgeSpans, type WatchedStates } from './rejudge-spans.ts';
import { writeIncidentChanges } from './write-changes.ts';

export type JudgedRows = Pick<GroupRows, 'incidents' | 'rejudged' | 'events' | 'arrivedMicros'>;

export const writeIncidents = async (query: RunQuery, rows: JudgedRows): Promise<WatchedStates> => {
  const { states, changes } = await rejudgeSpans(query, rows.rejudged);
  const ofCounters = await counterChanges(query, rows.events, rows);
  const all = [...rows.incidents, ...changes, ...ofCounters];
  if (all.length > 0) await writeIncidentChanges(query, all);
  return states;
};
