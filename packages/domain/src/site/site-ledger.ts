// The quarter-hours of a span of a site, and their sums.
import type { Balance } from '../balance/balance.ts';
import { sourcesOf } from '../balance/sources.ts';
import { quarterHourMicros } from '../time/slot.ts';
import { rulesMatter } from './meter-slots.ts';
import { type PhaseRule, phaseRules } from './phase-rule.ts';
import { recordOf } from './record-of.ts';
import {
  balanceSlots,
  type KnownTime,
  type KnownTimes,
  knownSlots,
  type Measured,
  presentAt,
  type SiteRises,
  type SiteSpan,
  siteRises,
} from './site-balance.ts';
import { type SiteSlots, type SlotQuality, slotQualities } from './site-slots.ts';
import {
  type CoveredFigure,
  coveredFigures,
  type EnergySum,
  energySums,
  type RuleFigures,
  type SiteTotals,
  totalsKind,
} from './site-totals.ts';
import { firstSlotMs } from './slot-edges.ts';

export type SiteLedger = { readonly slots: SiteSlots; readonly totals: SiteTotals };

export const siteLedger = (site: SiteSpan, rule: PhaseRule): SiteLedger => {
  const rises = siteRises(site);
  const { edges } = rises;
  const flows = balanceSlots(rises, rule);
  const balances = knownSlots(rises).flatMap((known, slot) => {
    const balance = flows[slot];
    return balance ? [{ balance, known }] : [];
  });
  const fromMs = firstSlotMs(site.span);
  const slots = slotsOf(balances, edges, fromMs);
  return { slots, totals: { byRule: rulesOf(rises, rule, slots), ...totalsOf(balances, edges, fromMs) } };
};

type SlotBalance = { readonly balance: Balance; readonly known: KnownTimes };

const slotsOf = (balances: readonly SlotBalance[], edges: readonly number[], fromMs: number): SiteSlots => ({
  fromMs,
  imported: balances.map(({ balance }) => balance.imported),
  exported: balances.map(({ balance }) => balance.exported),
  yielded: balances.map(({ balance }) => balance.yielded),
  consumed: balances.map(({ balance }) => balance.consumed),
  selfUsed: balances.map(({ balance }) => balance.selfUsed),
  charged: balances.map(({ balance }) => balance.charged),
  discharged: balances.map(({ balance }) => balance.discharged),
  quality: balances.map((slot, index) => qualityOf(slot, lengthOf(edges, index))),
});

const lengthOf = (edges: readonly number[], slot: number): number =>
  (edges[slot + 1] ?? 0) - (edges[slot] ?? 0);

const qualityOf = ({ balance, known }: SlotBalance, micros: number): SlotQuality => {
  if (balance.kind === 'inconsistent') return slotQualities.inconsistent;
  const { measuredMicros, estimatedMicros } = known.site;
  if (measuredMicros + estimatedMicros < micros) return slotQualities.missing;
  return estimatedMicros > 0 ? slotQualities.estimated : slotQualities.measured;
};

const measuredOf: Record<CoveredFigure, Measured> = {
  imported: 'grid',
  exported: 'grid',
  yielded: 'yield',
  consumed: 'consumption',
  selfUsed: 'selfUse',
  charged: 'storage',
  discharged: 'storage',
  site: 'site',
};

type Sums = Record<EnergySum, number | null>;

const totalsOf = (
  balances: readonly SlotBalance[],
  edges: readonly number[],
  fromMs: number,
): Omit<SiteTotals, 'byRule'> => {
  const energy: Sums = recordOf(energySums, () => null);
  const known = recordOf(coveredFigures, () => ({ measuredMicros: 0, estimatedMicros: 0 }));
  const unbalanced = { inconsistentMicros: 0, unmeteredMicros: 0 };
  let demand: SiteTotals['demand'] = null;
  for (const [index, slot] of balances.entries()) {
    const { balance } = slot;
    const amounts = amountsOf(balance);
    for (const sum of energySums) energy[sum] = add(energy[sum], amounts[sum]);
    for (const figure of coveredFigures) {
      if (isKnown(balance, figure)) addTime(known[figure], slot.known[measuredOf[figure]]);
    }
    if (balance.kind === 'inconsistent') unbalanced.inconsistentMicros += lengthOf(edges, index);
    if (balance.kind === 'unmetered') unbalanced.unmeteredMicros += lengthOf(edges, index);
    if (balance.imported !== null && balance.imported > (demand?.importMwh ?? -1)) {
      demand = { importMwh: balance.imported, slotMs: fromMs + (index * quarterHourMicros) / 1000 };
    }
  }
  const spanMicros = (edges.at(-1) ?? 0) - (edges[0] ?? 0);
  return {
    spanMicros,
    kind: totalsKind(energy, unbalanced),
    energy,
    known,
    ...unbalanced,
    demand,
  };
};

const amountsOf = (balance: Balance): Sums => {
  const { imported, exported, yielded, consumed, selfUsed, charged, discharged } = balance;
  const hasSource = yielded !== null || discharged !== null;
  const supplied = hasSource && consumed !== null && imported !== null;
  const { gridUsed, directUsed, storageUsed } = sourcesOf(balance);
  return {
    imported,
    exported,
    yielded,
    consumed,
    selfUsed,
    charged,
    discharged,
    yieldWhereSelfUseKnown: selfUsed === null ? null : yielded,
    selfSupplied: supplied ? Math.max(0, consumed - imported) : null,
    consumptionWhereImportKnown: supplied ? consumed : null,
    gridUsed,
    directUsed,
    storageUsed,
  };
};

const add = (sum: number | null, amount: number | null): number | null =>
  amount === null ? sum : (sum ?? 0) + amount;

/** Whether the slot has the figure; the site as a whole unless its meters contradict each other. */
const isKnown = (balance: Balance, figure: CoveredFigure): boolean =>
  figure === 'site' ? balance.kind !== 'inconsistent' : balance[figure] !== null;

type Time = { -readonly [Key in keyof KnownTime]: KnownTime[Key] };

const addTime = (into: Time, { measuredMicros, estimatedMicros }: KnownTime): void => {
  into.measuredMicros += measuredMicros;
  into.estimatedMicros += estimatedMicros;
};

const rulesOf = (rises: SiteRises, rule: PhaseRule, slots: SiteSlots): SiteTotals['byRule'] => {
  const present = presentAt(rises.meters, rises.edges.at(-1) ?? 0);
  if (!present.some(({ meter }) => rulesMatter(meter.reads))) return null;
  return recordOf(phaseRules, (other) =>
    ruleFigures(other === rule ? slots : columnsOf(balanceSlots(rises, other))),
  );
};

type Columns = Pick<SiteSlots, 'imported' | 'exported' | 'selfUsed'>;

const columnsOf = (balances: readonly Balance[]): Columns => ({
  imported: balances.map(({ imported }) => imported),
  exported: balances.map(({ exported }) => exported),
  selfUsed: balances.map(({ selfUsed }) => selfUsed),
});

const ruleFigures = ({ imported, exported, selfUsed }: Columns): RuleFigures => ({
  imported: imported.reduce(add, null),
  exported: exported.reduce(add, null),
  selfUsed: selfUsed.reduce(add, null),
});
