// The running bill as it will probably be: known and forecast quarter-hours at the prices that apply.
import type { SiteForecast } from '@ohmstead/contract';
import {
  type Bill,
  type BillingPeriod,
  billOf,
  type ForecastFigure,
  quarterHourMs,
  type SiteSlots,
  type SlotColumn,
  sliceSlots,
  slotQualities,
} from '@ohmstead/domain';
import { netOf, totalIn } from '../bills/amounts.ts';
import type { BilledSite } from '../bills/billed-site.ts';
import { billInput } from '../bills/make-bill.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { expectedPrices } from './expected-prices.ts';
import { type ForecastSlots, slotRange } from './forecast-slots.ts';
import type { LearnedFigures } from './learn-site.ts';

type ForecastBill = NonNullable<SiteForecast['bill']>;

export type BillQuery = {
  readonly period: BillingPeriod;
  readonly slots: ForecastSlots;
  readonly learned: LearnedFigures;
};

/** Null where no tariff applies in the period. */
export const forecastBill = async (
  reader: SiteReader,
  billed: BilledSite,
  { period, slots, learned }: BillQuery,
): Promise<ForecastBill | null> => {
  const { fromDate, toDate } = period;
  const hasTariff = billed.versions.some(
    ({ validFrom, validTo }) => validFrom < toDate && (validTo === null || validTo > fromDate),
  );
  if (!hasTariff) return null;
  const input = await billInput(reader.db, billed, { period, slots: sliceSlots(slots.measured, period) });
  const { untilMs: _, ...whole } = { ...input, prices: expectedPrices(input.prices) };
  const billBy = (factors: Factors): Bill | null => {
    const filled = filledSlots(slots, { billed, period, factors });
    return filled && billOf({ ...whole, slots: filled });
  };
  const { import: bought, export: sold } = learned;
  const expected = billBy({ imported: 1, exported: 1 });
  return {
    fromDate,
    toDate,
    currency: billed.currency,
    soFar: netOf(billOf(input)),
    expected: expected && netOf(expected),
    band: bandOf(
      billBy({ imported: bought.band.low, exported: sold.band.high }),
      billBy({ imported: bought.band.high, exported: sold.band.low }),
    ),
    expectedIncome: expected && totalIn(billed.currency)(expected.income),
    expectedSaving: expected && totalIn(billed.currency)(expected.saving),
  };
};

const bandOf = (low: Bill | null, high: Bill | null): ForecastBill['band'] => {
  const [least, most] = [low && netOf(low), high && netOf(high)];
  // With negative prices more energy costs less.
  return least === null || most === null ? null : { low: Math.min(least, most), high: Math.max(least, most) };
};

/** Factors on the forecast import and export. */
type Factors = { readonly imported: number; readonly exported: number };
type Filling = { readonly billed: BilledSite; readonly period: BillingPeriod; readonly factors: Factors };

/** Null while import could not be learned. */
const filledSlots = (
  { columns, ...slots }: ForecastSlots,
  { billed, period, factors }: Filling,
): SiteSlots | null => {
  const { from, to } = slotRange(slots, billed.site.zone, period);
  const column = (figure: ForecastFigure, factor: number): (number | null)[] => {
    const { known, filled } = columns[figure];
    return known
      .slice(from, to)
      .map((energy, slot) => energy ?? (filled ? Math.round((filled[from + slot] ?? 0) * factor) : null));
  };
  if (columns.import.filled === null) return null;
  const yielded = column('yield', 1);
  const exported = column('export', factors.exported);
  const imported = column('import', factors.imported);
  const consumed = column('consumption', 1);
  return {
    fromMs: slots.fromMs + from * quarterHourMs,
    imported,
    exported,
    yielded,
    consumed,
    ...storageColumns(slots.measured, imported, consumed),
    selfUsed: yielded.map((energy, slot) =>
      energy === null ? null : Math.max(0, energy - (exported[slot] ?? 0)),
    ),
    quality: columns.import.known
      .slice(from, to)
      .map((energy) => (energy === null ? slotQualities.estimated : slotQualities.measured)),
  };
};

/** Of a storage only what it takes from the grid matters to a bill: import beyond the consumption. */
const storageColumns = (
  { discharged }: SiteSlots,
  imported: SlotColumn,
  consumed: SlotColumn,
): Pick<SiteSlots, 'charged' | 'discharged'> => {
  const none = imported.map(() => null);
  if (discharged.every((energy) => energy === null)) return { charged: none, discharged: none };
  const taken = imported.map((energy, slot) => Math.max(0, (energy ?? 0) - (consumed[slot] ?? 0)));
  return { charged: taken, discharged: imported.map(() => 0) };
};
