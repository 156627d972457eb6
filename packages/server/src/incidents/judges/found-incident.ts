import type { EvidencePoint, IncidentFact, IncidentKind } from '@ohmstead/domain';

/** What a site's figures show of a kind, for one stretch of time. */
export type FoundIncident = {
  readonly kind: IncidentKind;
  readonly startedMs: number;
  /** Null: it goes on. */
  readonly endedMs: number | null;
  readonly limit: number | null;
  readonly worst: number;
  readonly worstAtMs: number;
  readonly facts: readonly { readonly fact: IncidentFact; readonly value: number }[];
  readonly evidence: readonly EvidencePoint[];
};

/** Facts that are known. */
export const factsOf = (
  values: Readonly<Partial<Record<IncidentFact, number | null>>>,
): FoundIncident['facts'] =>
  Object.entries(values).flatMap(([fact, value]) =>
    // The keys are those of the type.
    value === null ? [] : [{ fact: fact as IncidentFact, value }],
  );
