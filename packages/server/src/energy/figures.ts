// The sums of a span as answers show them.
import type { AreaEnergy, EnergyFigures, EnergyReport } from '@ohmstead/contract';
import {
  type CoveredFigure,
  consumptionIn,
  coverageIn,
  hourMs,
  mwhPerKwh,
  phaseRules,
  quarterHourMs,
  type SiteTotals,
  selfSufficiencyIn,
  selfUseRateIn,
  sourcesIn,
  storageLossIn,
} from '@ohmstead/domain';

export const kwhOf = (mwh: number | null): number | null => (mwh === null ? null : mwh / mwhPerKwh);

export const figuresOf = (totals: SiteTotals): EnergyFigures => {
  const { energy, kind, spanMicros, inconsistentMicros, unmeteredMicros } = totals;
  const { gridUsed, directUsed, storageUsed } = sourcesIn(totals);
  const share = (micros: number) => (spanMicros === 0 ? 0 : micros / spanMicros);
  return {
    importKwh: kwhOf(energy.imported),
    exportKwh: kwhOf(energy.exported),
    yieldKwh: kwhOf(energy.yielded),
    consumptionKwh: kwhOf(consumptionIn(totals)),
    selfUseKwh: kwhOf(energy.selfUsed),
    selfUseRate: selfUseRateIn(totals),
    selfSufficiency: selfSufficiencyIn(totals),
    chargeKwh: kwhOf(energy.charged),
    dischargeKwh: kwhOf(energy.discharged),
    gridUseKwh: kwhOf(gridUsed),
    directUseKwh: kwhOf(directUsed),
    storageUseKwh: kwhOf(storageUsed),
    storageLossKwh: kwhOf(storageLossIn(totals)),
    state: kind,
    inconsistentShare: share(inconsistentMicros),
    unmeteredShare: share(unmeteredMicros),
    coverage: coverageIn(totals, 'site'),
    coverageOf: coverageOf(totals),
  };
};

const coverageOf = (totals: SiteTotals): EnergyFigures['coverageOf'] => {
  const of = (figure: CoveredFigure) => coverageIn(totals, figure);
  return {
    import: of('imported'),
    export: of('exported'),
    yield: of('yielded'),
    consumption: of('consumed'),
    selfUse: of('selfUsed'),
    charge: of('charged'),
    discharge: of('discharged'),
  };
};

const mwhPerWattHour = 1000;

/** The highest quarter-hour, as average power. */
export const demandOf = ({ demand }: SiteTotals): EnergyReport['demand'] =>
  demand && {
    powerW: (demand.importMwh / mwhPerWattHour) * (hourMs / quarterHourMs),
    at: new Date(demand.slotMs).toISOString(),
  };

/** The figures by each phase rule; none where the rules agree. */
export const byRuleOf = ({ byRule }: SiteTotals): AreaEnergy['byRule'] => {
  if (byRule === null) return [];
  const { perPhase } = byRule;
  const differs = phaseRules.some(
    (rule) => byRule[rule].imported !== perPhase.imported || byRule[rule].exported !== perPhase.exported,
  );
  if (!differs) return [];
  return phaseRules.map((rule) => ({
    rule,
    importKwh: kwhOf(byRule[rule].imported),
    exportKwh: kwhOf(byRule[rule].exported),
    selfUseKwh: kwhOf(byRule[rule].selfUsed),
  }));
};
