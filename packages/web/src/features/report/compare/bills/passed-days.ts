// Pure: how many days have passed of a bill.
import type { BillReport } from '@ohmstead/contract';
import { dateAt, daysBetween, localDay } from '@ohmstead/domain';

/** A whole day counts as one, also where clocks change; of a bill under way the running day counts in part. */
export const passedDays = (
  { from, to, isOpen }: Pick<BillReport, 'from' | 'to' | 'isOpen'>,
  timeZone: string,
  nowMs: number,
): number => {
  if (!isOpen) return daysBetween(from, to);
  const today = dateAt(timeZone, nowMs);
  const { fromMs, toMs } = localDay(timeZone, today);
  return daysBetween(from, today) + (nowMs - fromMs) / (toMs - fromMs);
};
