// What a group of readings changes of incidents, on its way into the tables.
import type {
  IncidentChange,
  IncidentFact,
  IncidentKind,
  MicroSpan,
  ReadingIncident,
  ValueWatch,
} from '@ohmstead/domain';

/** An incident of a meter; of a reading's kinds, or of its counters with their facts. */
export type MeterIncident = Pick<ReadingIncident, 'phase' | 'startedMicros' | 'endedMicros' | 'limit'> & {
  readonly kind: IncidentKind;
  readonly worst: number | null;
  readonly worstAtMicros: number | null;
  readonly facts?: readonly { readonly fact: IncidentFact; readonly value: number }[];
};

export type MeterIncidentChange = {
  readonly meterId: number;
  /** When what shows it came; null: it came of a person's decision, and nobody is notified. */
  readonly arrivedMicros: number | null;
  readonly before: MeterIncident | null;
  readonly after: MeterIncident | null;
};

/** Where a meter's readings have to be judged again once they are written. */
export type RejudgeSpan = MicroSpan & {
  readonly meterId: number;
  readonly watches: readonly ValueWatch[];
  /** Null: a person has changed what they are judged by. */
  readonly arrivedMicros: number | null;
};

export const changesOfMeter = (
  meterId: number,
  arrivedMicros: number | null,
  changes: readonly IncidentChange[],
): MeterIncidentChange[] => changes.map((change) => ({ meterId, arrivedMicros, ...change }));
