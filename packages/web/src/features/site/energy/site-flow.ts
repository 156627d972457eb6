// Pure: live power to the flow diagram's nodes and the sentences that say the same.
import type { LivePower, MeterLive } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { deadBandW, type FlowNode } from '../../../ui/charts/flow/flow-geometry.ts';
import { type PowerUnit, powerUnitOf } from '../../../ui/charts/power-unit.ts';

export type GridWord = 'importing' | 'exporting' | 'balanced';

export type FlowSentence =
  | { readonly kind: 'solar' | 'house' | 'charging' | 'discharging' | GridWord; readonly powerW: number }
  | { readonly kind: 'storageIdle' }
  | { readonly kind: 'solarUnknown' | 'gridUnknown' | 'houseUnknown' | 'storageUnknown' };

type Hero = {
  readonly powerW: number | null;
  /** Its own: a few watts at the grid stay watts while the sun gives kilowatts. */
  readonly unit: PowerUnit;
  readonly word: GridWord | 'using' | null;
};

export type SiteFlow = {
  readonly nodes: readonly FlowNode[];
  /** All nodes of the picture have the same unit. */
  readonly unit: PowerUnit;
  /** What the page's large number says: what the house uses, or the grid's power where that is not known. */
  readonly hero: Hero;
  readonly sentences: readonly FlowSentence[];
};

export const siteFlow = (live: LivePower, meters: readonly MeterLive[]): SiteFlow => {
  const nodes = flowNodes(live, meters);
  return {
    nodes,
    unit: powerUnitOf(nodes.map((node) => node.powerW)),
    hero: isHouseKnown(live) || !hasGrid(nodes) ? heroOfHouse(live) : heroOfGrid(live),
    sentences: nodes.map((node) => sentenceOf(node)),
  };
};

const isHouseKnown = ({ consumptionW }: LivePower): boolean => consumptionW !== null;

const hasGrid = (nodes: readonly FlowNode[]): boolean => nodes.some(({ kind }) => kind === 'grid');

const heroOfGrid = ({ gridW }: LivePower): Hero => ({
  powerW: amount(gridW),
  unit: powerUnitOf([gridW]),
  word: gridWord(gridW),
});

const heroOfHouse = ({ consumptionW }: LivePower): Hero => ({
  powerW: consumptionW,
  unit: powerUnitOf([consumptionW]),
  word: consumptionW === null ? null : 'using',
});

/** Only the nodes the site has meters for; the house is always there. */
const flowNodes = (live: LivePower, meters: readonly MeterLive[]): FlowNode[] => {
  const has = (useType: MeterLive['useType']) => meters.some((meter) => meter.useType === useType);
  const nodes: FlowNode[] = [];
  if (has(useTypes.inverter)) nodes.push({ kind: 'solar', powerW: live.yieldW });
  if (has(useTypes.grid)) nodes.push({ kind: 'grid', powerW: live.gridW });
  nodes.push({ kind: 'house', powerW: live.consumptionW === null ? null : -live.consumptionW });
  if (has(useTypes.storage)) nodes.push({ kind: 'storage', powerW: storageW(live) });
  return nodes;
};

/** + gives, − takes, like every node. */
const storageW = ({ chargeW, dischargeW }: LivePower): number | null =>
  chargeW === null && dischargeW === null ? null : (dischargeW ?? 0) - (chargeW ?? 0);

const gridWord = (gridW: number | null): GridWord | null => {
  if (gridW === null) return null;
  if (Math.round(gridW) === 0) return 'balanced';
  return gridW > 0 ? 'importing' : 'exporting';
};

const amount = (powerW: number | null): number | null => (powerW === null ? null : Math.abs(powerW));

const sentenceOf = ({ kind, powerW }: FlowNode): FlowSentence => {
  if (powerW === null) return { kind: unknownOf[kind] };
  if (kind === 'grid') return { kind: gridWord(powerW) ?? 'balanced', powerW: Math.abs(powerW) };
  if (kind !== 'storage') return { kind, powerW: Math.abs(powerW) };
  if (Math.abs(powerW) < deadBandW) return { kind: 'storageIdle' };
  return { kind: powerW > 0 ? 'discharging' : 'charging', powerW: Math.abs(powerW) };
};

const unknownOf = {
  solar: 'solarUnknown',
  grid: 'gridUnknown',
  house: 'houseUnknown',
  storage: 'storageUnknown',
} as const;
