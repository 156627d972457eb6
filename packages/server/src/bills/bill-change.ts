// Why the bill of a billing period is higher or lower than another's.
import type { SiteBillChange } from '@ohmstead/contract';
import {
  type BillChangePart,
  type BillingPeriod,
  billChange,
  billingPeriodOf,
  billOf,
  type ComparedBill,
  comparedUntil,
  dateAt,
  dateOfDayNumber,
  dayBefore,
  dayNumberOf,
  daysBetween,
  endUsesOf,
  isLocalDate,
  localDay,
  mwhPerKwh,
} from '@ohmstead/domain';
import { isRefused, type Outcome, refuseField } from '../errors/outcome.ts';
import { loadMeters } from '../rollups/load-meters.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { netOf, unitsIn } from './amounts.ts';
import { type BilledSite, findBilledSite } from './billed-site.ts';
import { billInput } from './make-bill.ts';

export type ChangeQuery = {
  /** Of the later period; today where it is left out. */
  readonly time?: string | undefined;
  readonly than: 'previous' | 'lastYear';
  /** Of the other period, instead of `than`. */
  readonly with?: string | undefined;
};

export const siteBillChange = async (
  scope: SiteScope,
  siteId: number,
  { time, than, with: other }: ChangeQuery,
): Promise<Outcome<SiteBillChange>> => {
  const billed = await findBilledSite(scope, siteId);
  if (isRefused(billed)) return billed;
  const { site, startDay, currency } = billed;
  if (time !== undefined && !isLocalDate(time)) return refuseField('time', 'date_invalid');
  if (other !== undefined && !isLocalDate(other)) return refuseField('with', 'date_invalid');
  const today = dateAt(site.zone, site.nowMs);
  const period = billingPeriodOf(site.zone, startDay, time ?? today);
  const earlier = billingPeriodOf(site.zone, startDay, other ?? earlierDate(period, than));
  const open = [period, earlier].find(({ toMs }) => toMs > site.nowMs);
  const days = open ? daysBetween(open.fromDate, today) : null;
  const before = await comparedBill(scope, billed, { period: earlier, days });
  const after = await comparedBill(scope, billed, { period, days });
  const parts = billChange(before, after);
  const names = new Map([...before.names, ...after.names]);
  return {
    currency,
    before: sideOf(before),
    after: sideOf(after),
    difference: parts && unitsIn(currency)(parts.reduce((sum, { amount }) => sum + amount, 0)),
    parts: (parts ?? []).map((part) => presentPart(part, { currency, names })),
    isOpen: open !== undefined,
  };
};

const yearLength = 'yyyy'.length;

/** A date within the period to compare with. */
const earlierDate = ({ fromDate }: BillingPeriod, than: ChangeQuery['than']): string => {
  if (than === 'previous') return dayBefore(fromDate);
  const sameDate = `${Number(fromDate.slice(0, yearLength)) - 1}${fromDate.slice(yearLength)}`;
  return sameDate.endsWith('02-29') ? sameDate.replace('02-29', '02-28') : sameDate;
};

type Compared = {
  readonly period: BillingPeriod;
  /** Of a period under way as many whole days of both; null for all of them. */
  readonly days: number | null;
};

type NamedBill = ComparedBill & { readonly names: ReadonlyMap<number, string> };

const comparedBill = async (
  reader: SiteReader,
  billed: BilledSite,
  { period, days }: Compared,
): Promise<NamedBill> => {
  const { site, currency } = billed;
  const slots = await readSiteSlots(reader, site, period);
  const whole = await billInput(reader.db, billed, { period, slots });
  const untilMs = days === null ? whole.untilMs : Math.min(whole.untilMs, endOfDays(billed, period, days));
  const input = { ...whole, untilMs };
  const meters = await loadMeters(reader, site, slots);
  const until = <Entry>(column: readonly Entry[]): Entry[] =>
    column.slice(0, Math.max(0, Math.ceil((untilMs - slots.fromMs) / slotMs)));
  const { uses, notMeasured } = endUsesOf({
    slots: { ...slots, consumed: until(slots.consumed) },
    meters,
    tariffs: { versions: [], prices: {}, timeZone: site.zone },
    currency,
    emission: { factors: [], usualGPerKwh: null },
  });
  return {
    input,
    bill: billOf(input),
    names: new Map(meters.map(({ id, name }) => [id, name])),
    uses: [
      ...uses.map(({ meterId, energyMwh }) => ({ meterId, energyMwh })),
      { meterId: null, energyMwh: notMeasured.energyMwh },
    ],
  };
};

const slotMs = 900_000;

const endOfDays = ({ site }: BilledSite, { fromDate }: BillingPeriod, days: number): number =>
  localDay(site.zone, dateOfDayNumber(dayNumberOf(fromDate) + days)).fromMs;

const sideOf = ({ input, bill, uses }: ComparedBill): SiteBillChange['before'] => ({
  from: bill.fromDate,
  to: comparedUntil(input),
  net: netOf(bill),
  consumptionKwh: uses.reduce((sum, { energyMwh }) => sum + energyMwh, 0) / mwhPerKwh,
});

type Shown = { readonly currency: string } & Pick<NamedBill, 'names'>;

const presentPart = (
  { kind, meterId, amount }: BillChangePart,
  { currency, names }: Shown,
): SiteBillChange['parts'][number] => ({
  kind,
  meterId,
  name: meterId === null ? null : (names.get(meterId) ?? null),
  amount: unitsIn(currency)(amount),
});
