// The span that a call asks for: local dates of the site, the end exclusive, or instants with an offset.
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
import { isRefused, type Outcome, refuseField } from '../errors/outcome.ts';

export type SpanQuery = {
  readonly starttime?: string | undefined;
  readonly endtime?: string | undefined;
};

export type SpanRule = {
  readonly zone: string;
  readonly nowMs: number;
  /** The length in local days where the query names no start. */
  readonly usualDays: number;
};

/** Up to the end of the site's today where the query names no end. */
export const spanOfQuery = ({ starttime, endtime }: SpanQuery, rule: SpanRule): Outcome<LocalSpan> => {
  const today = dateAt(rule.zone, rule.nowMs);
  const toMs = instantOf(endtime ?? dayAfter(today), 'endtime', rule.zone);
  if (isRefused(toMs)) return toMs;
  const lastDate = dateAt(rule.zone, toMs - 1);
  const firstDate = dateOfDayNumber(dayNumberOf(lastDate) + 1 - rule.usualDays);
  const fromMs = instantOf(starttime ?? firstDate, 'starttime', rule.zone);
  if (isRefused(fromMs)) return fromMs;
  return fromMs >= toMs ? refuseField('endtime', 'date_invalid') : { fromMs, toMs };
};

const instantOf = (text: string, field: string, zone: string): Outcome<number> => {
  if (isLocalDate(text)) return localDay(zone, text).fromMs;
  const micros = parseInstantMicros(text);
  return micros === null ? refuseField(field, 'date_invalid') : Math.floor(micros / 1000);
};
