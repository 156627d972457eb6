// What a bill's energy rests on: its days, what was consumed and bought, and what the first tier's prices make of it.
import { daysBetween } from '../bill/billing-period.ts';
import { mwhPerKwh } from '../counter/registers.ts';
import { pricedSlots } from '../end-use/slot-price.ts';
import { addProduct, totalOf, zeroSum } from '../tariff/exact-sum.ts';
import { minorUnits } from '../tariff/money.ts';
import type { TariffVersion } from '../tariff/tariff-version.ts';
import { dayAfter } from '../time/calendar-date.ts';
import { dateAt } from '../time/local-day.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { ComparedBill } from './compared-bill.ts';

export type BillSide = {
  readonly days: number;
  readonly consumedMwh: number;
  /** Bought and priced. */
  readonly importedMwh: number;
  /** Minor units: what was bought, at the first tier's prices before taxes. */
  readonly firstTier: number;
};

/** The date after the last one that the bill covers: a day that has begun counts as a whole one. */
export const comparedUntil = ({ period, timeZone, untilMs = period.toMs }: ComparedBill['input']): string => {
  if (untilMs >= period.toMs) return period.toDate;
  return untilMs <= period.fromMs ? period.fromDate : dayAfter(dateAt(timeZone, untilMs - 1));
};

export const sideOf = ({ input, uses }: ComparedBill): BillSide => {
  const priced = pricedImport(input, input.versions);
  return {
    days: daysBetween(input.period.fromDate, comparedUntil(input)),
    consumedMwh: uses.reduce((sum, { energyMwh }) => sum + energyMwh, 0),
    importedMwh: priced.mwh,
    firstTier: priced.amount,
  };
};

/** The later import at the last tariff of the earlier bill; null where that has no prices by time of day. */
export const repriced = (
  before: ComparedBill,
  after: ComparedBill,
  { importedMwh }: Pick<BillSide, 'importedMwh'>,
): number | null => {
  const { versions, period } = before.input;
  const last = versions
    .filter(({ validFrom }) => validFrom < period.toDate)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
  if (!last || !hasHours(last)) return null;
  const always: TariffVersion = { ...last, validFrom: after.input.period.fromDate, validTo: null };
  const priced = pricedImport(after.input, [always]);
  return priced.mwh === importedMwh ? priced.amount : null;
};

/** Its prices depend on the time of day, and are known for any day. */
const hasHours = ({ buying }: TariffVersion): boolean =>
  buying.type === 'timeOfUse' || buying.type === 'tieredTimeOfUse';

const pricedImport = (
  { slots, period, timeZone, prices, currency, untilMs }: ComparedBill['input'],
  versions: readonly TariffVersion[],
): { readonly mwh: number; readonly amount: number } => {
  const first = Math.ceil((period.fromMs - slots.fromMs) / quarterHourMs);
  const fromMs = slots.fromMs + first * quarterHourMs;
  const count = Math.max(
    0,
    Math.ceil((Math.min(period.toMs, untilMs ?? period.toMs) - fromMs) / quarterHourMs),
  );
  const sum = zeroSum();
  let mwh = 0;
  for (const { from, to, priceAt } of pricedSlots({ versions, prices, timeZone }, { fromMs, count })) {
    for (let slot = from; slot < to; slot += 1) {
      const energy = slots.imported[first + slot] ?? null;
      const price = energy === null ? null : priceAt(slot);
      if (energy === null || price === null) continue;
      addProduct(sum, energy, price);
      mwh += energy;
    }
  }
  return { mwh, amount: minorUnits(totalOf(sum), BigInt(mwhPerKwh), currency) };
};
