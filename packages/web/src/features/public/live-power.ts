// Pure: live power to the picture's nodes, the large number and the sentences that say the same.
import type { LivePower, PublicOverview } from '@ohmstead/contract';
import type { FlowNode, FlowNodeKind } from '../../ui/charts/flow/flow-geometry.ts';
import { type PowerUnit, powerUnitOf } from '../../ui/charts/power-unit.ts';

export type Sentence =
  | 'solar'
  | 'importing'
  | 'exporting'
  | 'balanced'
  | 'house'
  | 'charging'
  | 'discharging'
  | 'storageIdle';

export type LiveView = {
  readonly nodes: readonly FlowNode[];
  /** One for all of the view. */
  readonly unit: PowerUnit;
  /** What the site uses now. */
  readonly usedW: number | null;
  readonly sentences: readonly { readonly kind: Sentence; readonly powerW: number }[];
};

export const liveView = ({ live, total }: Pick<PublicOverview, 'live' | 'total'>): LiveView => {
  const powers: Record<FlowNodeKind, number | null> = {
    solar: live.yieldW,
    grid: live.gridW,
    house: live.consumptionW === null ? null : -live.consumptionW,
    storage: storageW(live),
  };
  // A public page says nothing of meters: a node is there once its energy was ever known.
  const has: Record<FlowNodeKind, boolean> = {
    solar: total.yieldKwh !== null,
    grid: total.importKwh !== null,
    house: true,
    storage: total.chargeKwh !== null || total.dischargeKwh !== null,
  };
  const nodes = kinds.filter((kind) => has[kind]).map((kind) => ({ kind, powerW: powers[kind] }));
  return {
    nodes,
    unit: powerUnitOf(nodes.map(({ powerW }) => powerW)),
    usedW: live.consumptionW,
    sentences: nodes.flatMap(({ kind, powerW }) =>
      powerW === null ? [] : [{ kind: sentenceOf(kind, Math.round(powerW)), powerW: Math.abs(powerW) }],
    ),
  };
};

const kinds = ['solar', 'grid', 'house', 'storage'] as const;

const storageW = ({ chargeW, dischargeW }: LivePower): number | null =>
  chargeW === null && dischargeW === null ? null : (dischargeW ?? 0) - (chargeW ?? 0);

const sentenceOf = (kind: FlowNodeKind, powerW: number): Sentence => {
  if (kind === 'solar' || kind === 'house') return kind;
  const [idle, gives, takes] =
    kind === 'grid'
      ? (['balanced', 'importing', 'exporting'] as const)
      : (['storageIdle', 'discharging', 'charging'] as const);
  if (powerW === 0) return idle;
  return powerW > 0 ? gives : takes;
};
