// Pure: a span's energy as tiles, today's beside the same hours of yesterday, and what the figures rest on.
import type { EnergyFigures, MeterLive, SiteOverview } from '@ohmstead/contract';
import { minuteMs, useTypes } from '@ohmstead/domain';
import { type PowerUnit, powerUnitOf } from '../../../ui/charts/power-unit.ts';
import type { EnergySpan } from '../site-search.ts';

export type EnergyTileKey = 'consumption' | 'yield' | 'import' | 'export' | 'charge' | 'discharge';

/** Share of the day before by which it is more (+) or less (−); null where that cannot be said. */
export type Change = { readonly share: number | null };

export type EnergyTileData = {
  readonly key: EnergyTileKey;
  readonly energyKwh: number | null;
  /** Null where nothing stands to be compared with. */
  readonly change: Change | null;
};

export type SpanCoverage =
  | { readonly kind: 'whole' }
  /** Nothing came for the end of the day so far. */
  | { readonly kind: 'until'; readonly atMs: number }
  | { readonly kind: 'gaps'; readonly known: number }
  | { readonly kind: 'estimated'; readonly share: number }
  | { readonly kind: 'none' };

export type Extreme = {
  readonly key: 'peak' | 'least' | 'demand';
  readonly powerW: number;
  readonly unit: PowerUnit;
  readonly atMs: number;
};

export type SelfUseFigures = Pick<EnergyFigures, 'selfUseRate' | 'selfUseKwh' | 'selfSufficiency'>;

export type SpanFigures = {
  readonly span: EnergySpan;
  readonly tiles: readonly EnergyTileData[];
  /** The extremes of the day's power; empty for other spans. */
  readonly extremes: readonly Extreme[];
  /** The CO2 of the day. */
  readonly co2: SiteOverview['co2'];
  readonly selfUse: SelfUseFigures;
  /** Why consumption and self-use are not known of all of the span. */
  readonly unbalanced: 'inconsistent' | 'unmetered' | null;
  readonly coverage: SpanCoverage;
};

export const spanFigures = (overview: SiteOverview, span: EnergySpan, nowMs: number): SpanFigures => {
  const figures = overview[span];
  return {
    span,
    tiles: tileKeys(overview.meters, figures).map((key) => tileOf(overview, span, key)),
    extremes: span === 'day' ? extremesOf(overview) : [],
    co2: overview.co2,
    selfUse: figures,
    unbalanced: figures.state === 'inconsistent' || figures.state === 'unmetered' ? figures.state : null,
    coverage: coverageOf(figures, span, { lastUpdate: overview.lastUpdateTime, nowMs }),
  };
};

/**
 * Only what the site's meters can measure. Where nothing produces, all that is used is imported, which need not be said
 * twice, and nothing is exported unless the meters contradict it.
 */
const tileKeys = (meters: readonly MeterLive[], { state, exportKwh }: EnergyFigures): EnergyTileKey[] => {
  const has = (useType: MeterLive['useType']) => meters.some((meter) => meter.useType === useType);
  const [grid, inverter, storage] = [has(useTypes.grid), has(useTypes.inverter), has(useTypes.storage)];
  const keys: EnergyTileKey[] = [];
  if (grid || has(useTypes.load)) keys.push('consumption');
  if (inverter) keys.push('yield');
  if (grid && (inverter || storage || state === 'unmetered')) keys.push('import', 'export');
  else if (exportKwh !== null && exportKwh > 0) keys.push('export');
  if (storage) keys.push('charge', 'discharge');
  return keys;
};

const tileOf = (overview: SiteOverview, span: EnergySpan, key: EnergyTileKey): EnergyTileData => ({
  key,
  energyKwh: overview[span][`${key}Kwh`],
  change:
    span === 'day' && key !== 'charge' && key !== 'discharge' ? { share: overview.dayChange[key] } : null,
});

const extremesOf = ({ peak, least, demand }: SiteOverview): Extreme[] => {
  const powers = { peak, least, demand };
  return (['peak', 'least', 'demand'] as const).flatMap((key) => {
    const extreme = powers[key];
    if (extreme === null) return [];
    const { powerW, at } = extreme;
    return [{ key, powerW, unit: powerUnitOf([powerW]), atMs: Date.parse(at) }];
  });
};

/** Less than this much missing is a late upload, not a hole worth a mark; all of time begins before the first reading. */
const tolerated: Record<EnergySpan, number> = { day: 0.01, month: 0.01, year: 0.01, total: 0.05 };
/** A smaller share of estimates is not worth a mention. */
const worthSaying = 0.01;
/** A last reading older than this explains what is missing. */
const silentMs = 15 * minuteMs;

type Freshness = { readonly lastUpdate: string | null; readonly nowMs: number };

const coverageOf = (
  { state, coverage }: EnergyFigures,
  span: EnergySpan,
  { lastUpdate, nowMs }: Freshness,
): SpanCoverage => {
  if (state === 'noData') return { kind: 'none' };
  if (coverage.missing <= tolerated[span]) {
    const { estimated: share } = coverage;
    return share > worthSaying ? { kind: 'estimated', share } : { kind: 'whole' };
  }
  const lastMs = lastUpdate === null ? null : Date.parse(lastUpdate);
  if (span === 'day' && lastMs !== null && nowMs - lastMs > silentMs) return { kind: 'until', atMs: lastMs };
  return { kind: 'gaps', known: coverage.measured + coverage.estimated };
};
