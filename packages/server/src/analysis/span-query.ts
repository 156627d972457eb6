// The span a call asks for: local dates of the site, the end exclusive, or instants with offset.
import {
  dateAt,
  dateOfDayNumber,
  dayAfter,
  dayNumberOf,
  isLocalDate,
  type LocalSpan,
  localDay,
  parseInstantMicros,
} from '@ohmstead/domain';
import { invalid } from '../errors/app-error.ts';

export type AskedSpan = {
  readonly starttime?: string | undefined;
  readonly endtime?: string | undefined;
};

export type SpanRule = {
  readonly zone: string;
  readonly nowMs: number;
  /** Local days up to the end, where no start is told. */
  readonly usualDays: number;
};

/** Without an end it is the end of the site's today. */
export const askedSpan = ({ starttime, endtime }: AskedSpan, rule: SpanRule): LocalSpan => {
  const today = dateAt(rule.zone, rule.nowMs);
  const toMs = instantOf(endtime ?? dayAfter(today), 'endtime', rule.zone);
  const lastDate = dateAt(rule.zone, toMs - 1);
  const firstDate = dateOfDayNumber(dayNumberOf(lastDate) + 1 - rule.usualDays);
  const fromMs = instantOf(starttime ?? firstDate, 'starttime', rule.zone);
  if (fromMs >= toMs) throw invalid('endtime', 'date_invalid');
  return { fromMs, toMs };
};

const instantOf = (text: string, field: string, zone: string): number => {
  if (isLocalDate(text)) return localDay(zone, text).fromMs;
  const micros = parseInstantMicros(text);
  if (micros === null) throw invalid(field, 'date_invalid');
  return Math.floor(micros / 1000);
};
