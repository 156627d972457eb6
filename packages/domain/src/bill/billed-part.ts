// A part of a billing period with the site's energy in it.
import type { SiteSlots, SlotColumn, SlotQuality } from '../site/site-slots.ts';
import { slotQualities } from '../site/site-slots.ts';
import type { TariffVersion } from '../tariff/tariff-version.ts';
import { dayAfter } from '../time/calendar-date.ts';
import { dateAt } from '../time/local-day.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { BillingPeriod } from './billing-period.ts';
import { type PeriodPart, periodParts } from './period-part.ts';
import { type RateTable, rateTable } from './rate-table.ts';

/** Columns have an entry for each quarter-hour that begins in the part; where the site has no slot it is null. */
export type BilledPart = PeriodPart & {
  readonly imported: SlotColumn;
  readonly exported: SlotColumn;
  readonly selfUsed: SlotColumn;
  readonly quality: readonly SlotQuality[];
  /** Start of the first quarter-hour. */
  readonly slotFromMs: number;
  /** Of buying; null without version or at dynamic prices. */
  readonly buyingRates: RateTable | null;
};

type Billed = {
  readonly slots: SiteSlots;
  readonly period: BillingPeriod;
  readonly versions: readonly TariffVersion[];
  readonly timeZone: string;
  readonly untilMs?: number;
};

export const billedParts = ({ slots, period, versions, timeZone, untilMs }: Billed): BilledPart[] =>
  periodParts(elapsed(period, timeZone, untilMs), versions, timeZone).map((part) =>
    withEnergy(part, slots, timeZone),
  );

/** The period up to an instant; a day begun counts as a day. */
const elapsed = (period: BillingPeriod, zone: string, untilMs = period.toMs): BillingPeriod => {
  if (untilMs >= period.toMs) return period;
  if (untilMs <= period.fromMs) return { ...period, toDate: period.fromDate, toMs: period.fromMs };
  return { ...period, toDate: dayAfter(dateAt(zone, untilMs - 1)), toMs: untilMs };
};

const withEnergy = (part: PeriodPart, slots: SiteSlots, zone: string): BilledPart => {
  const first = Math.ceil((part.fromMs - slots.fromMs) / quarterHourMs);
  const count = Math.ceil((part.toMs - slots.fromMs) / quarterHourMs) - first;
  const slotFromMs = slots.fromMs + first * quarterHourMs;
  const buying = part.version?.buying;
  return {
    ...part,
    imported: within(slots.imported, first, count, null),
    exported: within(slots.exported, first, count, null),
    selfUsed: within(slots.selfUsed, first, count, null),
    quality: within(slots.quality, first, count, slotQualities.missing),
    slotFromMs,
    buyingRates:
      buying === undefined || buying.type === 'dynamic'
        ? null
        : rateTable(buying, { zone, fromMs: slotFromMs, count }),
  };
};

/** `count` entries from `first`, which may lie outside the column. */
const within = <Entry>(column: readonly Entry[], first: number, count: number, outside: Entry): Entry[] => {
  const inside = column.slice(Math.max(0, first), Math.max(0, first + count));
  if (inside.length === count) return inside;
  const before = new Array<Entry>(Math.min(count, Math.max(0, -first))).fill(outside);
  const after = new Array<Entry>(count - before.length - inside.length).fill(outside);
  return [...before, ...inside, ...after];
};
