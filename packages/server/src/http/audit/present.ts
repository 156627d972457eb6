import { formatInstantMicros, mwhPerKwh } from '@ohmstead/domain';
import type { FoundQuarantined } from '../../audit/quarantine-list.ts';
import type { WitnessPage } from '../../witness/witness-page.ts';

const valuesOfPhase = 7;

export const presentQuarantined = (row: FoundQuarantined) => ({
  id: row.id,
  arrivedAt: formatInstantMicros(row.arrivedMicros),
  claimedTime: row.claimed_time,
  reason: row.reason,
  outcome: row.outcome,
  phases: phasesOf(row.phase_values),
  net: row.net_values,
});

const phasesOf = (values: readonly (number | null)[]): (number | null)[][] => {
  const phases: (number | null)[][] = [];
  for (let from = 0; from < values.length; from += valuesOfPhase)
    phases.push(values.slice(from, from + valuesOfPhase));
  return phases;
};

const phaseNames = ['A', 'B', 'C'] as const;

export const presentWitness = ({ found, ...page }: WitnessPage) => ({
  ...page,
  items: found.map(({ date, direction, countedMwh, integratedMwh, cause, phases }) => ({
    date,
    direction,
    countedKwh: countedMwh / mwhPerKwh,
    integratedKwh: integratedMwh / mwhPerKwh,
    cause,
    phases: phases.map((phase) => phaseNames[phase] ?? 'A'),
  })),
});
