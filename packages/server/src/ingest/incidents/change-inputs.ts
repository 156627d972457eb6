// What a change says to the statements that write it: the incident as it was and as it is, and whether people are notified of it.
import { incidentKind, minuteMicros } from '@ohmstead/domain';
import { instantLiteral } from '../../storage/instants.ts';
import type { MeterIncident, MeterIncidentChange } from '../alerts/incident-rows.ts';

/** A reading that is a little late can still take back what it makes untrue. */
const settlesAfterMicros = 10_000_000;
/** What came later than that is known, but no news. */
const newsForMicros = 24 * 60 * minuteMicros;

export type ChangeInput = ReturnType<typeof inputOf>;

/** One for each incident. */
export const changeInputs = (changes: readonly MeterIncidentChange[]): ChangeInput[] =>
  coalesced(changes).map(inputOf);

/** One change for each incident, from what it was to what it is in the end. */
const coalesced = (changes: readonly MeterIncidentChange[]): MeterIncidentChange[] => {
  const byIncident = new Map<string, MeterIncidentChange>();
  for (const change of changes) {
    const of = change.before ?? change.after;
    if (of === null) continue;
    const key = [change.meterId, of.kind, of.phase, of.startedMicros].join();
    const known = byIncident.get(key);
    byIncident.set(key, known ? { ...change, before: known.before } : change);
  }
  return [...byIncident.values()];
};

const instantOrNull = (micros: number | null | undefined): string | null =>
  micros === null || micros === undefined ? null : instantLiteral(micros);

const inputOf = ({ meterId, arrivedMicros, before, after }: MeterIncidentChange) => {
  const of: MeterIncident | null = after ?? before;
  const isFact = of !== null && incidentKind(of.kind).side === 'fact';
  const isOld = (atMicros: number | null | undefined): boolean =>
    arrivedMicros === null || arrivedMicros - (atMicros ?? 0) > newsForMicros;
  return {
    meter_id: meterId,
    kind: of?.kind ?? null,
    phase: of?.phase ?? null,
    on_at_first: of !== null && incidentKind(of.kind).isOnAtFirst,
    notifies_recovery: !isFact,
    before: instantOrNull(before?.startedMicros),
    started: instantOrNull(after?.startedMicros),
    ended: instantOrNull(after?.endedMicros),
    limit_value: after?.limit ?? null,
    worst: after?.worst ?? null,
    worst_at: instantOrNull(after?.worstAtMicros),
    facts: after?.facts ?? [],
    settled: instantLiteral((arrivedMicros ?? 0) + settlesAfterMicros),
    /** Not null: decided at once, nobody is notified. */
    began_decided: isOld(after?.startedMicros)
      ? instantLiteral(arrivedMicros ?? after?.startedMicros ?? 0)
      : null,
    ended_decided: isOld(after?.endedMicros)
      ? instantLiteral(arrivedMicros ?? after?.endedMicros ?? 0)
      : null,
    /** When it was found not to have been; a person knows what the decision was. */
    corrected: instantOrNull(arrivedMicros),
  };
};
