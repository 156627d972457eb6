// Energy of a part counted by a tariff, with what is known of it.
import type { SlotColumn } from '../site/site-slots.ts';
import type { EnergyTariff } from '../tariff/energy-tariff.ts';
import type { PriceSeries } from '../tariff/price-slots.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { UnpricedReason } from './bill.ts';
import type { BilledPart } from './billed-part.ts';
import { countDynamic } from './count-dynamic.ts';
import { countFixed } from './count-fixed.ts';
import { type Known, noteColumn, noteUnpriced } from './known-energy.ts';
import { type RateTable, rateTable } from './rate-table.ts';
import type { Tally } from './tally.ts';
import type { TierCounters } from './tier-counters.ts';

/** What a statement gathers from part to part. */
export type Ledger = {
  readonly timeZone: string;
  readonly prices: PriceSeries;
  readonly counters: TierCounters;
  readonly known: Known;
};

/** Tallies of a column of the part; none without a version, and none at a null tariff, which pays nothing. */
export const countPart = (
  part: BilledPart,
  column: SlotColumn,
  tariff: EnergyTariff | null,
  ledger: Ledger,
): Tally[] => {
  noteColumn(ledger.known, column, part.quality);
  if (part.version === null) {
    noteAll(part, column, 'noVersion', ledger.known);
    return [];
  }
  return tariff === null ? [] : tally(part, column, tariff, ledger);
};

const tally = (part: BilledPart, column: SlotColumn, tariff: EnergyTariff, ledger: Ledger): Tally[] => {
  const { counters, known, prices } = ledger;
  if (tariff.type === 'dynamic') {
    const unpriced = notedAs('noDynamicPrice', part, known);
    const series = prices[tariff.series];
    return countDynamic(column, { tariff, prices: series, fromMs: part.slotFromMs, counters, unpriced });
  }
  const table = tableOf(part, tariff, ledger.timeZone);
  return countFixed(column, { table, counters, unpriced: notedAs('noBandPrice', part, known) });
};

const tableOf = (
  part: BilledPart,
  tariff: Exclude<EnergyTariff, { type: 'dynamic' }>,
  zone: string,
): RateTable =>
  tariff === part.version?.buying && part.buyingRates !== null
    ? part.buyingRates
    : rateTable(tariff, { zone, fromMs: part.slotFromMs, count: part.imported.length });

const notedAs =
  (reason: UnpricedReason, part: BilledPart, known: Known) =>
  (index: number, energyMwh: number): void =>
    noteUnpriced(known, {
      reason,
      atMs: part.slotFromMs + index * quarterHourMs,
      energyMwh,
      quality: part.quality[index],
    });

const noteAll = (part: BilledPart, column: SlotColumn, reason: UnpricedReason, known: Known): void => {
  const note = notedAs(reason, part, known);
  column.forEach((energy, index) => {
    if (energy !== null) note(index, energy);
  });
};
