// Converts the figures of a span to the columns of its row, and back.
import {
  coveredFigures,
  energySums,
  phaseRules,
  recordOf,
  type SiteTotals,
  totalsKind,
} from '@ohmstead/domain';

/** The columns in the form in which JSON carries them to the database. */
export type TotalsColumns = {
  readonly energy_mwh: readonly (number | null)[];
  readonly measured_micros: readonly number[];
  readonly estimated_micros: readonly number[];
  readonly inconsistent_micros: number;
  readonly unmetered_micros: number;
  readonly rules_mwh: readonly (number | null)[] | null;
  readonly demand_mwh: number | null;
  readonly demand_at: string | null;
};

export const columnsOfTotals = (totals: SiteTotals): TotalsColumns => ({
  energy_mwh: energySums.map((sum) => totals.energy[sum]),
  measured_micros: coveredFigures.map((figure) => totals.known[figure].measuredMicros),
  estimated_micros: coveredFigures.map((figure) => totals.known[figure].estimatedMicros),
  inconsistent_micros: totals.inconsistentMicros,
  unmetered_micros: totals.unmeteredMicros,
  rules_mwh: totals.byRule && rulesColumn(totals.byRule),
  demand_mwh: totals.demand?.importMwh ?? null,
  demand_at: totals.demand && new Date(totals.demand.slotMs).toISOString(),
});

const rulesColumn = (byRule: NonNullable<SiteTotals['byRule']>): (number | null)[] =>
  phaseRules.flatMap((rule) => [byRule[rule].imported, byRule[rule].exported, byRule[rule].selfUsed]);

type TotalsRow = Omit<TotalsColumns, 'demand_at'> & {
  readonly from_at: Date;
  readonly to_at: Date;
  readonly demand_at: Date | null;
};

export const totalsOfRow = (row: TotalsRow): SiteTotals => {
  const energy = recordOf(energySums, (_, place) => row.energy_mwh[place] ?? null);
  const unbalanced = { inconsistentMicros: row.inconsistent_micros, unmeteredMicros: row.unmetered_micros };
  return {
    spanMicros: (row.to_at.getTime() - row.from_at.getTime()) * 1000,
    kind: totalsKind(energy, unbalanced),
    energy,
    known: recordOf(coveredFigures, (_, place) => ({
      measuredMicros: row.measured_micros[place] ?? 0,
      estimatedMicros: row.estimated_micros[place] ?? 0,
    })),
    ...unbalanced,
    byRule: row.rules_mwh && recordOf(phaseRules, (_, rule) => ruleFigures(row.rules_mwh ?? [], rule)),
    demand:
      row.demand_mwh === null || row.demand_at === null
        ? null
        : { importMwh: row.demand_mwh, slotMs: row.demand_at.getTime() },
  };
};

const ruleFigures = (column: readonly (number | null)[], rule: number) => {
  const place = 3 * rule;
  return {
    imported: column[place] ?? null,
    exported: column[place + 1] ?? null,
    selfUsed: column[place + 2] ?? null,
  };
};
