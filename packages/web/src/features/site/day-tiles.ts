// Pure: today's energy beside the same hours of yesterday.
import type { EnergyFigures, SiteOverview } from '@ohmstead/contract';

export type DayTile = {
  readonly key: 'consumption' | 'yield' | 'import' | 'export';
  readonly energyKwh: number | null;
  /** Share of the day before by which it is more (+) or less (−); null where that cannot be said. */
  readonly change: number | null;
};

export type DayCoverage =
  | { readonly kind: 'whole' }
  /** Nothing came for the end of the day so far. */
  | { readonly kind: 'until'; readonly atMs: number }
  | { readonly kind: 'gaps'; readonly measured: number }
  | { readonly kind: 'none' };

export type DayFigures = {
  readonly tiles: readonly DayTile[];
  readonly selfUseRate: number | null;
  readonly selfUseKwh: number | null;
  readonly selfSufficiency: number | null;
  readonly inconsistent: boolean;
  readonly coverage: DayCoverage;
};

/** Less than this much missing is a late upload, not a hole worth a mark. */
const tolerated = 0.01;
/** A last reading older than this explains what is missing. */
const silentMs = 15 * 60_000;

export const dayFigures = (overview: SiteOverview, nowMs: number): DayFigures => {
  const { day, dayBefore } = overview;
  return {
    tiles: [
      tile('consumption', day.consumptionKwh, dayBefore.consumptionKwh),
      tile('yield', day.yieldKwh, dayBefore.yieldKwh),
      tile('import', day.importKwh, dayBefore.importKwh),
      tile('export', day.exportKwh, dayBefore.exportKwh),
    ],
    selfUseRate: day.selfUseRate,
    selfUseKwh: day.selfUseKwh,
    selfSufficiency: day.selfSufficiency,
    inconsistent: day.state === 'inconsistent',
    coverage: dayCoverage(day, overview.lastUpdateTime, nowMs),
  };
};

const tile = (key: DayTile['key'], energyKwh: number | null, beforeKwh: number | null): DayTile => ({
  key,
  energyKwh,
  change: changeOf(energyKwh, beforeKwh),
});

const changeOf = (nowKwh: number | null, beforeKwh: number | null): number | null => {
  if (nowKwh === null || beforeKwh === null) return null;
  if (nowKwh === beforeKwh) return 0;
  return beforeKwh > 0 ? nowKwh / beforeKwh - 1 : null;
};

const dayCoverage = (day: EnergyFigures, lastUpdate: string | null, nowMs: number): DayCoverage => {
  if (day.state === 'noData') return { kind: 'none' };
  if (day.coverage.missing <= tolerated) return { kind: 'whole' };
  const lastMs = lastUpdate === null ? null : Date.parse(lastUpdate);
  if (lastMs !== null && nowMs - lastMs > silentMs) return { kind: 'until', atMs: lastMs };
  return { kind: 'gaps', measured: 1 - day.coverage.missing };
};
