// A site's figures of a span: sums of its quarter-hours, each with how much of the time it is known.
// A quarter-hour in which the meters contradict each other has no consumption and no self-use. It does not vanish:
// the span's state is `inconsistent`, the time is counted, and those figures' coverage calls it missing. So it is where
// something produces that has no meter: the state is `unmetered`, unless the meters contradict each other elsewhere.
import type { Balance } from '../balance/balance.ts';
import type { Coverage } from '../counter/coverage.ts';
import { type PhaseRule, phaseRules } from './phase-rule.ts';
import { recordOf } from './record-of.ts';
import type { KnownTime } from './site-balance.ts';
import { mostUnmetered } from './site-slots.ts';

export const coveredFigures = [
  'imported',
  'exported',
  'yielded',
  'consumed',
  'selfUsed',
  'charged',
  'discharged',
  'site',
] as const;
/** A figure of the balance, or `site`: all that its meters should measure. */
export type CoveredFigure = (typeof coveredFigures)[number];

export const energySums = [
  'imported',
  'exported',
  'yielded',
  'consumed',
  'selfUsed',
  'charged',
  'discharged',
  /** The yield of the quarter-hours whose self-use is known, of which the self-use rate is a share. */
  'yieldWhereSelfUseKnown',
  /** The consumption that was not imported, and the consumption of the quarter-hours in which it is known. */
  'selfSupplied',
  'consumptionWhereImportKnown',
  /** Where the consumption came from, quarter-hour by quarter-hour (`Sources`). */
  'gridUsed',
  'directUsed',
  'storageUsed',
] as const;
export type EnergySum = (typeof energySums)[number];

/** The figures by another phase rule. */
export type RuleFigures = {
  readonly imported: number | null;
  readonly exported: number | null;
  readonly selfUsed: number | null;
};

export type SiteTotals = {
  readonly spanMicros: number;
  readonly kind: Balance['kind'];
  /** mWh; null where nothing is known. */
  readonly energy: Readonly<Record<EnergySum, number | null>>;
  readonly known: Readonly<Record<CoveredFigure, KnownTime>>;
  readonly inconsistentMicros: number;
  readonly unmeteredMicros: number;
  /** Null where the rules cannot differ. */
  readonly byRule: Readonly<Record<PhaseRule, RuleFigures>> | null;
  /** The highest import of a quarter-hour and its start; the first of equal ones. */
  readonly demand: { readonly importMwh: number; readonly slotMs: number } | null;
};

export const noTotals: SiteTotals = {
  spanMicros: 0,
  kind: 'noData',
  energy: recordOf(energySums, () => null),
  known: recordOf(coveredFigures, () => ({ measuredMicros: 0, estimatedMicros: 0 })),
  inconsistentMicros: 0,
  unmeteredMicros: 0,
  byRule: null,
  demand: null,
};

/** Adds up spans that do not overlap, the earlier ones first. */
export const sumTotals = (parts: readonly SiteTotals[]): SiteTotals => {
  const energy: Sums = recordOf(energySums, () => null);
  const known = recordOf(coveredFigures, () => ({ measuredMicros: 0, estimatedMicros: 0 }));
  let spanMicros = 0;
  let inconsistentMicros = 0;
  let unmeteredMicros = 0;
  let demand: Demand = null;
  for (const part of parts) {
    spanMicros += part.spanMicros;
    inconsistentMicros += part.inconsistentMicros;
    unmeteredMicros += part.unmeteredMicros;
    demand = higherOf(demand, part.demand);
    for (const sum of energySums) energy[sum] = addKnown(energy[sum], part.energy[sum]);
    for (const figure of coveredFigures) {
      known[figure].measuredMicros += part.known[figure].measuredMicros;
      known[figure].estimatedMicros += part.known[figure].estimatedMicros;
    }
  }
  const unbalanced = { inconsistentMicros, unmeteredMicros };
  const kind = totalsKind(energy, unbalanced);
  return { spanMicros, kind, energy, known, ...unbalanced, byRule: sumRules(parts), demand };
};

type Sums = Record<EnergySum, number | null>;

type Unbalanced = Pick<SiteTotals, 'inconsistentMicros' | 'unmeteredMicros'>;

export const totalsKind = (energy: SiteTotals['energy'], unbalanced: Unbalanced): SiteTotals['kind'] => {
  if (unbalanced.inconsistentMicros > 0) return 'inconsistent';
  if (unbalanced.unmeteredMicros > 0) return 'unmetered';
  return energySums.some((sum) => energy[sum] !== null) ? 'ok' : 'noData';
};

/** Shares of the span in which a figure is measured, estimated and missing. */
export const coverageIn = ({ spanMicros, known }: SiteTotals, figure: CoveredFigure): Coverage => {
  if (spanMicros <= 0) return { measured: 0, estimated: 0, missing: 1 };
  const { measuredMicros, estimatedMicros } = known[figure];
  return {
    measured: measuredMicros / spanMicros,
    estimated: estimatedMicros / spanMicros,
    missing: (spanMicros - measuredMicros - estimatedMicros) / spanMicros,
  };
};

/** mWh; null too where much of it was covered by something without a meter: at night a site only seems to use less. */
export const consumptionIn = ({ energy, unmeteredMicros, spanMicros }: SiteTotals): number | null =>
  unmeteredMicros > mostUnmetered * spanMicros ? null : energy.consumed;

/** Where that consumption came from, in mWh; null where it is unknown. */
export const sourcesIn = (
  totals: SiteTotals,
): Pick<SiteTotals['energy'], 'gridUsed' | 'directUsed' | 'storageUsed'> => {
  const { gridUsed, directUsed, storageUsed } = totals.energy;
  if (consumptionIn(totals) === null) return { gridUsed: null, directUsed: null, storageUsed: null };
  return { gridUsed, directUsed, storageUsed };
};

/** What the storage took and did not give back, in mWh: lost, or still stored; negative where it gave what it had before. */
export const storageLossIn = ({ energy: { charged, discharged } }: SiteTotals): number | null =>
  charged === null || discharged === null ? null : charged - discharged;

/** Self-used share of the yield, quarter-hour by quarter-hour; null without yield. */
export const selfUseRateIn = ({ energy }: SiteTotals): number | null =>
  shareOf(energy.selfUsed, energy.yieldWhereSelfUseKnown);

/**
 * Share of the consumption that was not imported in its own quarter-hour; null where no source of the site's own is
 * metered. What a storage took from the grid before counts as the site's own when it gives it back.
 */
export const selfSufficiencyIn = ({ energy }: SiteTotals): number | null =>
  shareOf(energy.selfSupplied, energy.consumptionWhereImportKnown);

const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole;

const addKnown = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : one + other;

/** A span in which the rules cannot differ has the same figures by each. */
const sumRules = (parts: readonly SiteTotals[]): SiteTotals['byRule'] => {
  if (parts.every(({ byRule }) => byRule === null)) return null;
  return recordOf(phaseRules, (rule) => {
    const figures = parts.map(({ byRule, energy }) => byRule?.[rule] ?? energy);
    return {
      imported: figures.map(({ imported }) => imported).reduce(addKnown, null),
      exported: figures.map(({ exported }) => exported).reduce(addKnown, null),
      selfUsed: figures.map(({ selfUsed }) => selfUsed).reduce(addKnown, null),
    };
  });
};

type Demand = SiteTotals['demand'];

const higherOf = (one: Demand, other: Demand): Demand => {
  if (one === null || other === null) return one ?? other;
  return other.importMwh > one.importMwh ? other : one;
};
