// Pure: where a period's energy came from and went, as ribbons from sources to ends.
import type { EnergyFigures, SiteEndUses } from '@ohmstead/contract';
import type { SankeyFlow } from '../../../ui/charts/flow/sankey-layout.ts';

export type FlowSource = 'solar' | 'gridIn' | 'discharge';
/** A meter's use is `use` and its number. */
export type FlowEnd = 'house' | 'notMeasured' | 'others' | 'charge' | 'gridOut' | `use ${number}`;
export type EnergyFlow = SankeyFlow<FlowSource | FlowEnd>;

/** More ends than this are too thin to be read. */
const mostUses = 6;
/** Less reads 0.00 kWh. */
const leastKwh = 0.005;
/** How far sums of rounded figures may miss each other. */
const tolerated = 0.01;

/**
 * Empty where a part is unknown, where there is nothing to distinguish, and where the parts contradict each other.
 * With `uses` the consumption is shared out among the load meters.
 */
export const energyFlows = (figures: EnergyFigures, uses: SiteEndUses | null): EnergyFlow[] => {
  const parts = partsOf(figures);
  if (parts === null || parts.some((part) => part.kWh < -tolerated * (figures.consumptionKwh ?? 0)))
    return [];
  const flows = [...(shared(figures, uses) ?? parts.filter(({ to }) => to === 'house')), ...parts.slice(3)];
  return flows.filter(({ kWh }) => kWh >= leastKwh);
};

/** The first three are the consumption's. */
const partsOf = (figures: EnergyFigures): EnergyFlow[] | null => {
  const { importKwh, exportKwh, yieldKwh, gridUseKwh, directUseKwh } = figures;
  if (importKwh === null || exportKwh === null || yieldKwh === null) return null;
  if (gridUseKwh === null || directUseKwh === null) return null;
  const storageUse = figures.storageUseKwh ?? 0;
  const storageToGrid = (figures.dischargeKwh ?? 0) - storageUse;
  const solarToGrid = exportKwh - storageToGrid;
  return [
    { from: 'solar', to: 'house', kWh: directUseKwh },
    { from: 'discharge', to: 'house', kWh: storageUse },
    { from: 'gridIn', to: 'house', kWh: gridUseKwh },
    ...(figures.chargeKwh === null
      ? []
      : ([
          { from: 'solar', to: 'charge', kWh: yieldKwh - directUseKwh - solarToGrid },
          { from: 'gridIn', to: 'charge', kWh: importKwh - gridUseKwh },
        ] as const)),
    { from: 'solar', to: 'gridOut', kWh: solarToGrid },
    { from: 'discharge', to: 'gridOut', kWh: storageToGrid },
  ];
};

/** Null where the uses exceed what was consumed, and where their sources are not those of the figures. */
const shared = ({ consumptionKwh }: EnergyFigures, uses: SiteEndUses | null): EnergyFlow[] | null => {
  if (uses === null || uses.uses.length === 0 || consumptionKwh === null || uses.notMeasured.kWh < 0)
    return null;
  const tops = uses.uses.filter(({ behindId }) => behindId === null);
  const named = tops.length > mostUses ? tops.slice(0, mostUses - 1) : tops;
  const ends: [FlowEnd, Sourced][] = [
    ...named.map((use): [FlowEnd, Sourced] => [`use ${use.meterId}`, use]),
    ['others', sumOf(tops.slice(named.length))],
    ['notMeasured', uses.notMeasured],
  ];
  const flows = (['solar', 'discharge', 'gridIn'] as const).flatMap((from) =>
    ends.map(([to, use]) => ({ from, to, kWh: use[partOf[from]] })),
  );
  const missing = consumptionKwh - flows.reduce((sum, { kWh }) => sum + kWh, 0);
  return Math.abs(missing) > tolerated * consumptionKwh ? null : flows;
};

type Sourced = Pick<SiteEndUses['notMeasured'], 'directKwh' | 'storageKwh' | 'gridKwh'>;
const partOf = { solar: 'directKwh', discharge: 'storageKwh', gridIn: 'gridKwh' } as const;

const sumOf = (uses: readonly Sourced[]): Sourced =>
  uses.reduce(
    (sum, { directKwh, storageKwh, gridKwh }) => ({
      directKwh: sum.directKwh + directKwh,
      storageKwh: sum.storageKwh + storageKwh,
      gridKwh: sum.gridKwh + gridKwh,
    }),
    { directKwh: 0, storageKwh: 0, gridKwh: 0 },
  );
