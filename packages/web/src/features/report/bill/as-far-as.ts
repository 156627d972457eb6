// Pure: of another billing period, as many days as have begun of the one under way.
import { daysBetween } from '@ohmstead/domain';
import { addDays } from '../../../model/dates/calendar.ts';
import type { Period } from '../../../report/period.ts';

type Dates = { readonly from: string; readonly to: string };

export const asFarAs = (from: string, today: string, other: Dates): Period => {
  const to = addDays(other.from, daysBetween(from, today) + 1);
  return { kind: 'range', from: other.from, to: to < other.to ? to : other.to };
};
