// The bill of a billing period: every quarter-hour is priced by the tariff version that is valid then. A running bill
// yields the bill up to one instant after another, so that the bills of all days cost no more than that of the period.
import type { SlotColumn } from '../site/site-slots.ts';
import type { Bill } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { type BilledPart, billedParts, partsUpTo } from './billed-part.ts';
import { costOf } from './cost.ts';
import { highestDemand, type UnconfirmedSlots, unconfirmedSlots } from './demand.ts';
import { exportCredits, isCredited, type PartCredit } from './export-credit.ts';
import { incomeOf } from './income.ts';
import { type SavingTallies, savingOf } from './saving.ts';
import { advanceParts, type PartsTally, startParts, type TalliedParts } from './tally-parts.ts';

export const billOf = (input: BillInput): Bill => advanceBill(startBill(input), input.period.toMs);

/** A bill under way: what has been tallied of the period so far. */
export type RunningBill = {
  readonly input: BillInput;
  readonly parts: readonly BilledPart[];
  readonly bought: PartsTally;
  readonly exported: PartsTally;
  readonly imports: SavingTallies<PartsTally>;
  readonly unconfirmed: UnconfirmedSlots;
  /** The instant up to which everything has been tallied. */
  reachedMs: number;
};

export const startBill = (input: BillInput): RunningBill => {
  const parts = billedParts(input);
  const buying = (columnOf: (part: BilledPart) => SlotColumn): PartsTally =>
    startParts(parts, input.prices, (part) => ({ column: columnOf(part), tariff: 'buying' }));
  return {
    input,
    parts,
    bought: buying(({ imported }) => imported),
    exported: startParts(parts, input.prices, ({ exported }) => ({ column: exported, tariff: 'feedIn' })),
    imports: {
      imported: buying(({ saving }) => saving.imported),
      withOwnUse: buying(({ saving }) => saving.withOwnUse),
      withoutStored: parts.some(({ saving }) => saving.withoutStored !== null)
        ? buying(({ saving }) => saving.withoutStored ?? saving.withOwnUse)
        : null,
    },
    unconfirmed: unconfirmedSlots(input.unconfirmed ?? []),
    reachedMs: input.period.fromMs,
  };
};

/** Moves the running bill on and returns the bill up to that instant, which must not lie before the one it reached. */
export const advanceBill = (running: RunningBill, toMs: number): Bill => {
  const { input, parts, reachedMs } = running;
  if (toMs < reachedMs)
    throw new RangeError(`A running bill cannot go back from ${reachedMs} to ${toMs}: start a new one.`);
  running.reachedMs = toMs;
  const begun = partsUpTo(parts, toMs, input.timeZone);
  const demand = highestDemand(begun, running.unconfirmed);
  const bought = advanceParts(running.bought, begun);
  const credits = exportCredits(begun, bought.tallies);
  const { imported, withOwnUse, withoutStored } = running.imports;
  return {
    currency: input.currency,
    fromDate: input.period.fromDate,
    toDate: input.period.toDate,
    cost: costOf(input, begun, { bought, credits, demand }),
    income: incomeOf(input, begun, fedInEnergy(running, begun, credits)),
    saving: savingOf(input, begun, {
      imported: advanceParts(imported, begun),
      withOwnUse: advanceParts(withOwnUse, begun),
      withoutStored: withoutStored && advanceParts(withoutStored, begun),
    }),
    demand,
    quarterHours: begun.reduce((sum, { slotCount }) => sum + slotCount, 0),
  };
};

/** Later imports are set against earlier exports too, so exported energy that may be credited is tallied each time. */
const fedInEnergy = (
  { input, parts, exported }: RunningBill,
  begun: readonly BilledPart[],
  credits: readonly PartCredit[],
): TalliedParts => {
  if (!parts.some(isCredited)) return advanceParts(exported, begun);
  const uncredited = startParts(begun, input.prices, (part, index) => ({
    column: credits[index]?.fedIn ?? part.exported,
    tariff: 'feedIn',
  }));
  return advanceParts(uncredited, begun);
};
