// Pure: abnormal data by the local day it began on, with what is to be said and drawn of each.
import type { DataAlerts, OtherSeries } from '@ohmstead/contract';
import { type AlertKind, dateAt, hourMs, minuteMs } from '@ohmstead/domain';
import { addDays } from '../../../model/dates/calendar.ts';
import type { AskedSpan } from '../asked-span.ts';

export type AlertItem = DataAlerts['items'][number];

/** How a finding's value stands to its limit. */
export type Breach = 'above' | 'below' | 'silent' | 'unusual';

export type AlertChart =
  | {
      readonly kind: 'quantity';
      readonly meterId: number;
      readonly phase: number | null;
      readonly quantity: OtherSeries['quantity'];
      readonly span: AskedSpan;
      /** Null where the limit is not of what is drawn. */
      readonly limit: number | null;
    }
  | { readonly kind: 'day'; readonly span: AskedSpan };

export type AlertRow = {
  readonly key: string;
  readonly item: AlertItem;
  readonly breach: Breach;
  readonly fromMs: number;
  readonly toMs: number | null;
  readonly chart: AlertChart | null;
};

export type AlertDay = { readonly date: string; readonly fromMs: number; readonly rows: readonly AlertRow[] };

/** The days keep the order of the answer, which is newest first. */
export const alertDays = (items: readonly AlertItem[], timeZone: string): AlertDay[] => {
  const days = new Map<string, { date: string; fromMs: number; rows: AlertRow[] }>();
  for (const item of items) {
    const row = rowOf(item, timeZone);
    const date = dateAt(timeZone, row.fromMs);
    const day = days.get(date) ?? { date, fromMs: row.fromMs, rows: [] };
    day.rows.push(row);
    days.set(date, day);
  }
  return [...days.values()];
};

const rowOf = (item: AlertItem, timeZone: string): AlertRow => ({
  key: [item.kind, item.meterId, item.phase, item.from].join(' '),
  item,
  breach: breachOf[item.kind],
  fromMs: Date.parse(item.from),
  toMs: item.to === null ? null : Date.parse(item.to),
  chart: chartOf(item, timeZone),
});

const breachOf: Record<AlertKind, Breach> = {
  gap: 'silent',
  offline: 'silent',
  overVoltage: 'above',
  underVoltage: 'below',
  overCurrent: 'above',
  overPower: 'above',
  lowPowerFactor: 'below',
  unusualConsumption: 'unusual',
};

const quantityOf: Partial<Record<AlertKind, OtherSeries['quantity']>> = {
  gap: 'powerW',
  overVoltage: 'voltageV',
  underVoltage: 'voltageV',
  overCurrent: 'currentA',
  overPower: 'powerW',
  lowPowerFactor: 'powerFactor',
};

const halfHourMs = 30 * minuteMs;
const longestGapMs = 48 * hourMs;

const chartOf = (item: AlertItem, timeZone: string): AlertChart | null => {
  if (item.kind === 'unusualConsumption') {
    const date = dateAt(timeZone, Date.parse(item.from));
    return { kind: 'day', span: { starttime: date, endtime: addDays(date, 1) } };
  }
  const quantity = quantityOf[item.kind];
  const drawn = drawnSpan(item);
  if (quantity === undefined || item.meterId === null || drawn === null) return null;
  // A power's limit is of all phases together, a gap's is a time.
  const limit = item.phase === null ? null : item.limit;
  return {
    kind: 'quantity',
    meterId: item.meterId,
    phase: item.phase,
    quantity,
    limit,
    span: { starttime: instant(drawn.fromMs - halfHourMs), endtime: instant(drawn.toMs + halfHourMs) },
  };
};

/** The hour about the worst reading; a gap as a whole, unless it is too long for a small picture. */
const drawnSpan = ({ kind, from, to, worstAt }: AlertItem): { fromMs: number; toMs: number } | null => {
  const worstMs = Date.parse(worstAt);
  if (kind !== 'gap') return { fromMs: worstMs, toMs: worstMs };
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to ?? worstAt)];
  return toMs - fromMs > longestGapMs ? null : { fromMs, toMs };
};

const instant = (ms: number): string => new Date(ms).toISOString();
