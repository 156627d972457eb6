import { timeSpan } from '../../../model/dates/time-span.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { AuditRow } from './audit-row.ts';

/** From the last believed count on; of a clock set back, the time of it. */
export const When = ({ row, zone }: { row: AuditRow; zone: string }) => {
  const texts = useTexts();
  const { sinceMs, atMs, item } = row;
  const isMoment = sinceMs === null || item.kind === 'clockSetBack';
  return isMoment ? texts.formats.dateTime(atMs, zone) : timeSpan(sinceMs, atMs, zone, texts);
};
