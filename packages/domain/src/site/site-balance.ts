// A site's balance in each quarter-hour, from what its meters passed. What a meter passed counts as far as it is
// known; consumption and self-use need several meters and are balanced over the time that all of them are known,
// so that a quarter-hour in which one begins or falls silent is not a contradiction between them.
import { type Balance, balanceOf } from '../balance/balance.ts';
import type { MeterFlow, Orientation } from '../balance/meter-flow.ts';
import { type UseType, useTypes } from '../meter.ts';
import type { LocalSpan } from '../time/local-day.ts';
import type { MicroSpan } from '../time/micro-span.ts';
import {
  knownSpan,
  type MeterReads,
  type MeterRises,
  type MeterSlots,
  meterRises,
  meterSlots,
  slotsOfRises,
} from './meter-slots.ts';
import { knownOfRises } from './part-flows.ts';
import type { PhaseRule } from './phase-rule.ts';
import { slotEdges } from './slot-edges.ts';
import { overlapOf } from './slot-rises.ts';

export type SiteMeter = {
  readonly useType: UseType;
  /** Which direction an inverter's production counts in. */
  readonly orientation: Orientation;
  readonly reads: MeterReads;
  /** No reads are expected after this instant, the last read of a meter that is online; null: they all are. */
  readonly expectedUntilMicros: number | null;
};

/** What is to be balanced: meters that have sent, over a span that does not reach beyond now. */
export type SiteSpan = { readonly meters: readonly SiteMeter[]; readonly span: LocalSpan };

/** What one or several meters measure; `site` is what all of them do. */
export type Measured = 'grid' | 'yield' | 'storage' | 'consumption' | 'selfUse' | 'site';
export type KnownTime = { readonly measuredMicros: number; readonly estimatedMicros: number };

/** What the meters' registers rose by, before any phase rule. */
export type SiteRises = { readonly edges: readonly number[]; readonly meters: readonly Risen[] };

type Risen = { readonly meter: SiteMeter; readonly known: MicroSpan; readonly rises: MeterRises };

export const siteRises = ({ meters, span }: SiteSpan): SiteRises => {
  const edges = slotEdges(span);
  return {
    edges,
    meters: meters.map((meter) => {
      const known = knownSpan(meter.reads);
      return { meter, known, rises: meterRises(meter.reads, edges, known) };
    }),
  };
};

export const balanceSlots = ({ edges, meters }: SiteRises, rule: PhaseRule): Balance[] => {
  const flowing = meters.map((risen) => ({ slots: slotsOfRises(risen.rises, edges, rule), ...risen }));
  return edges.slice(1).map((toMicros, slot) => {
    const slotSpan = { fromMicros: edges[slot] ?? toMicros, toMicros };
    return balanceAt(presentAt(flowing, toMicros), slot, slotSpan, rule);
  });
};

type Flowing = Risen & { readonly slots: MeterSlots };

/** A meter is no part of its site before it was first read, which may be after the span that is balanced. */
export const presentAt = <Meter extends Risen>(meters: readonly Meter[], toMicros: number): Meter[] =>
  meters.filter(({ known }) => known.fromMicros < toMicros && known.toMicros > 0);

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
  // Meters that are known at different times do not contradict each other.
  const isKnown = kind === 'noData' && balance.kind !== 'noData';
  return { ...balance, kind: isKnown ? 'ok' : kind, consumed, selfUsed };
};

/** Balances the part of a slot in which all meters are known. */
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

/** Which meters a figure is measured by. Load meters measure the consumption only where there is no grid meter. */
const isMeasuredBy: Record<Measured, (useType: UseType, hasGrid: boolean) => boolean> = {
  grid: (useType) => useType === useTypes.grid,
  yield: (useType) => useType === useTypes.inverter,
  storage: (useType) => useType === useTypes.storage,
  consumption: (useType, hasGrid) => (useType === useTypes.load) !== hasGrid,
  selfUse: (useType) => useType === useTypes.grid || useType === useTypes.inverter,
  site: () => true,
};

/** How much of a slot is known, by what is measured. */
export type KnownTimes = Readonly<Record<Measured, KnownTime>>;

/** The known times of each slot, which are the same by every phase rule. */
export const knownSlots = ({ edges, meters }: SiteRises): KnownTimes[] => {
  const timed = meters.map((risen) => ({ times: knownOfRises(risen.rises), ...risen }));
  return edges.slice(1).map((toMicros, slot) => {
    const slotSpan = { fromMicros: edges[slot] ?? toMicros, toMicros };
    return knownAt(presentAt(timed, toMicros), slot, slotSpan);
  });
};

type Timed = Risen & { readonly times: ReturnType<typeof knownOfRises> };

const knownAt = (present: readonly Timed[], slot: number, slotSpan: MicroSpan): KnownTimes => {
  const times = present.map(({ meter, times: { measuredMicros, estimatedMicros } }) => ({
    useType: meter.useType,
    measuredMicros: (measuredMicros[slot] ?? 0) + notExpected(meter, slotSpan),
    estimatedMicros: estimatedMicros[slot] ?? 0,
  }));
  const hasGrid = times.some(({ useType }) => useType === useTypes.grid);
  const knownOf = (what: Measured): KnownTime =>
    leastOf(times.filter(({ useType }) => isMeasuredBy[what](useType, hasGrid)));
  return {
    grid: knownOf('grid'),
    yield: knownOf('yield'),
    storage: knownOf('storage'),
    consumption: knownOf('consumption'),
    selfUse: knownOf('selfUse'),
    site: knownOf('site'),
  };
};

/** Known as long as the least known of the meters, and measured as long as the least measured. */
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

const notExpected = ({ expectedUntilMicros }: SiteMeter, { fromMicros, toMicros }: MicroSpan): number =>
  expectedUntilMicros === null ? 0 : Math.max(0, toMicros - Math.max(fromMicros, expectedUntilMicros));
