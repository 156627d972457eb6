// A part of a billing period with the site's energy in it.
import type { SiteSlots, SlotColumn, SlotQuality } from '../site/site-slots.ts';
import { slotQualities } from '../site/site-slots.ts';
import type { EnergyTariff } from '../tariff/energy-tariff.ts';
import type { TariffVersion } from '../tariff/tariff-version.ts';
import { dayAfter } from '../time/calendar-date.ts';
import { dateAt } from '../time/local-day.ts';
import { quarterHourMs } from '../time/slot.ts';
import { type BillingPeriod, daysBetween } from './billing-period.ts';
import { type PeriodPart, periodParts } from './period-part.ts';
import { type RateTable, rateTable, type SlotSpan } from './rate-table.ts';
import { type SavingColumns, savingColumns } from './saving-columns.ts';

/** Columns have an entry for each quarter-hour that begins in the part; where the site has no slot it is null. */
export type BilledPart = PeriodPart & {
  /** How many slots are billed. A part that is cut at an instant has fewer than its columns have entries. */
  readonly slotCount: number;
  readonly imported: SlotColumn;
  readonly exported: SlotColumn;
  readonly saving: SavingColumns;
  readonly quality: readonly SlotQuality[];
  /** Start of the first quarter-hour. */
  readonly slotFromMs: number;
  readonly rates: PartRates;
};

/** Null without a version or tariff, and for dynamic prices. */
type PartRates = { readonly buying: RateTable | null; readonly feedIn: RateTable | null };

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

/** The parts of the period up to an instant; their columns are not computed again. */
export const partsUpTo = (parts: readonly BilledPart[], ms: number, zone: string): BilledPart[] =>
  parts
    .filter(({ fromMs }) => fromMs < ms)
    .map((part) => (part.toMs <= ms ? part : cutAt(part, ms, dateSince(zone, ms))));

const cutAt = (part: BilledPart, toMs: number, toDate: string): BilledPart => ({
  ...part,
  toDate,
  toMs,
  days: daysBetween(part.fromDate, toDate),
  slotCount: Math.ceil((toMs - part.slotFromMs) / quarterHourMs),
});

/** The period up to an instant. */
const elapsed = (period: BillingPeriod, zone: string, untilMs = period.toMs): BillingPeriod => {
  if (untilMs >= period.toMs) return period;
  if (untilMs <= period.fromMs) return { ...period, toDate: period.fromDate, toMs: period.fromMs };
  return { ...period, toDate: dateSince(zone, untilMs), toMs: untilMs };
};

/** A day that has begun counts as a whole day. */
const dateSince = (zone: string, ms: number): string => dayAfter(dateAt(zone, ms - 1));

const withEnergy = (part: PeriodPart, slots: SiteSlots, zone: string): BilledPart => {
  const first = Math.ceil((part.fromMs - slots.fromMs) / quarterHourMs);
  const count = Math.ceil((part.toMs - slots.fromMs) / quarterHourMs) - first;
  const slotFromMs = slots.fromMs + first * quarterHourMs;
  return {
    imported: within(slots.imported, first, count, null),
    slotCount: count,
    exported: within(slots.exported, first, count, null),
    saving: savingColumns(slots, first, count),
    quality: within(slots.quality, first, count, slotQualities.missing),
    slotFromMs,
    rates: partRates(part.version, { zone, fromMs: slotFromMs, count }),
    ...part,
  };
};

const partRates = (version: TariffVersion | null, span: SlotSpan): PartRates => {
  const ratesOf = (tariff: EnergyTariff | null): RateTable | null =>
    tariff === null || tariff.type === 'dynamic' ? null : rateTable(tariff, span);
  return { buying: ratesOf(version?.buying ?? null), feedIn: ratesOf(version?.feedIn ?? null) };
};

/** `count` entries from `first`, which may lie outside the column. */
const within = <Entry>(column: readonly Entry[], first: number, count: number, outside: Entry): Entry[] => {
  const inside = column.slice(Math.max(0, first), Math.max(0, first + count));
  if (inside.length === count) return inside;
  const before = new Array<Entry>(Math.min(count, Math.max(0, -first))).fill(outside);
  const after = new Array<Entry>(count - before.length - inside.length).fill(outside);
  return [...before, ...inside, ...after];
};
