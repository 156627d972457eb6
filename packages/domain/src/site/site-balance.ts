// A site's balance in each quarter-hour, from what its meters passed. What a meter passed is told as far as it is
// known; consumption and self-use need several meters and are balanced over the time that all of them are known,
// so that a quarter-hour in which one begins or falls silent is not a contradiction between them.
import { type Balance, balanceOf } from '../balance/balance.ts';
import type { MeterFlow, Orientation } from '../balance/meter-flow.ts';
import { type UseType, useTypes } from '../meter.ts';
import type { LocalSpan } from '../time/local-day.ts';
import { knownSpan, type MeterReads, type MeterSlots, meterSlots } from './meter-slots.ts';
import type { PhaseRule } from './phase-rule.ts';
import { slotEdges } from './slot-edges.ts';
import { type MicroSpan, overlapOf } from './slot-rises.ts';

export type SiteMeter = {
  readonly useType: UseType;
  /** Which direction an inverter's production counts in. */
  readonly orientation: Orientation;
  readonly reads: MeterReads;
  /** A meter that is online owes nothing after its last read; null: it owes all. */
  readonly owesUntilMicros: number | null;
};

/** What is to be balanced: meters that have sent, over a span that does not reach beyond now. */
export type SiteSpan = { readonly meters: readonly SiteMeter[]; readonly span: LocalSpan };

export type SlotBalance = {
  readonly balance: Balance;
  /** How much of the slot is known, by what is measured. */
  readonly known: Readonly<Record<Measured, KnownTime>>;
};

/** What a meter or several of them tell; `site` is what all of them do. */
export type Measured = 'grid' | 'yield' | 'storage' | 'consumption' | 'selfUse' | 'site';
export type KnownTime = { readonly measuredMicros: number; readonly estimatedMicros: number };

export const balanceSlots = ({ meters, span }: SiteSpan, rule: PhaseRule): SlotBalance[] => {
  const edges = slotEdges(span);
  const flowing = meters.map((meter) => flowingOf(meter, edges, rule));
  return edges.slice(1).map((toMicros, slot) => {
    const slotSpan = { fromMicros: edges[slot] ?? toMicros, toMicros };
    // A meter is no part of its site before it was first read.
    const present = flowing.filter(({ known }) => known.fromMicros < toMicros && known.toMicros > 0);
    return { balance: balanceAt(present, slot, slotSpan, rule), known: knownAt(present, slot, slotSpan) };
  });
};

type Flowing = { readonly meter: SiteMeter; readonly known: MicroSpan; readonly slots: MeterSlots };

const flowingOf = (meter: SiteMeter, edges: readonly number[], rule: PhaseRule): Flowing => {
  const known = knownSpan(meter.reads);
  return { meter, known, slots: meterSlots(meter.reads, edges, { rule, known }) };
};

const balanceAt = (
  present: readonly Flowing[],
  slot: number,
  slotSpan: MicroSpan,
  rule: PhaseRule,
): Balance => {
  const balance = balanceOf(
    present.map((flowing) => flowOf(flowing, flowing.slots, slot)),
    'energy',
  );
  const common = present.reduce((span, { known }) => overlapOf(span, known), slotSpan);
  if (isSame(common, slotSpan) || present.length < 2) return balance;
  if (present.every(({ known }) => isSame(overlapOf(known, slotSpan), common))) return balance;
  const { kind, consumed, selfUsed } = commonBalance(present, common, rule);
  // What each tells of a time of its own is no contradiction between them.
  if (kind === 'inconsistent' || balance.kind === 'noData') return { ...balance, kind, consumed, selfUsed };
  return { ...balance, kind: 'ok', consumed, selfUsed };
};

/** Over the part of a slot that all meters are known in. */
const commonBalance = (present: readonly Flowing[], common: MicroSpan, rule: PhaseRule): Balance => {
  const edges = [common.fromMicros, Math.max(common.fromMicros, common.toMicros)];
  const flows = present.map((flowing) => {
    const { known } = flowing;
    return flowOf(flowing, meterSlots(flowing.meter.reads, edges, { rule, known }), 0);
  });
  return balanceOf(flows, 'energy');
};

const flowOf = ({ meter }: Flowing, slots: MeterSlots, slot: number): MeterFlow => ({
  useType: meter.useType,
  imported: slots.imported[slot] ?? null,
  exported: slots.exported[slot] ?? null,
  orientation: meter.orientation,
});

const isSame = (one: MicroSpan, other: MicroSpan): boolean =>
  one.fromMicros === other.fromMicros && one.toMicros === other.toMicros;

/** Which meters tell a figure. Load meters tell the consumption only where nothing else does. */
const tells: Record<Measured, (useType: UseType, hasGrid: boolean) => boolean> = {
  grid: (useType) => useType === useTypes.grid,
  yield: (useType) => useType === useTypes.inverter,
  storage: (useType) => useType === useTypes.storage,
  consumption: (useType, hasGrid) => (useType === useTypes.load) !== hasGrid,
  selfUse: (useType) => useType === useTypes.grid || useType === useTypes.inverter,
  site: () => true,
};

const knownAt = (
  present: readonly Flowing[],
  slot: number,
  slotSpan: MicroSpan,
): Record<Measured, KnownTime> => {
  const times = present.map(({ meter, slots }) => {
    const measuredMicros = (slots.measuredMicros[slot] ?? 0) + notOwed(meter, slotSpan);
    return { useType: meter.useType, measuredMicros, estimatedMicros: slots.estimatedMicros[slot] ?? 0 };
  });
  const hasGrid = times.some(({ useType }) => useType === useTypes.grid);
  const knownOf = (what: Measured): KnownTime =>
    leastOf(times.filter(({ useType }) => tells[what](useType, hasGrid)));
  return {
    grid: knownOf('grid'),
    yield: knownOf('yield'),
    storage: knownOf('storage'),
    consumption: knownOf('consumption'),
    selfUse: knownOf('selfUse'),
    site: knownOf('site'),
  };
};

/** As missing as the worst of the meters, as measured as the least. */
const leastOf = (times: readonly KnownTime[]): KnownTime => {
  const [first, ...others] = times;
  if (first === undefined) return { measuredMicros: 0, estimatedMicros: 0 };
  let known = first.measuredMicros + first.estimatedMicros;
  let { measuredMicros } = first;
  for (const time of others) {
    known = Math.min(known, time.measuredMicros + time.estimatedMicros);
    measuredMicros = Math.min(measuredMicros, time.measuredMicros);
  }
  measuredMicros = Math.min(measuredMicros, known);
  return { measuredMicros, estimatedMicros: known - measuredMicros };
};

const notOwed = ({ owesUntilMicros }: SiteMeter, { fromMicros, toMicros }: MicroSpan): number =>
  owesUntilMicros === null ? 0 : Math.max(0, toMicros - Math.max(fromMicros, owesUntilMicros));
