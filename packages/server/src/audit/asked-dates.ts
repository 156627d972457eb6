// The dates that a call about audit lists asks for, checked.
import { dayNumberOf, isLocalDate, localDay, type MicroSpan } from '@ohmstead/domain';
import { type Outcome, refuseField } from '../errors/outcome.ts';

const mostDays = 400;

type Dates = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The end is exclusive. Null: none are asked for. */
export const askedDates = ({ from, to }: Dates, zone: string): Outcome<MicroSpan | null> => {
  if (from === undefined && to === undefined) return null;
  if (from === undefined || !isLocalDate(from)) return refuseField('from', 'date_invalid');
  if (to === undefined || !isLocalDate(to) || to <= from) return refuseField('to', 'date_invalid');
  if (dayNumberOf(to) - dayNumberOf(from) > mostDays) return refuseField('from', 'span_too_long');
  return { fromMicros: localDay(zone, from).fromMs * 1000, toMicros: localDay(zone, to).fromMs * 1000 };
};
