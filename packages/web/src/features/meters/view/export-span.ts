// Pure: the days of an export as they are typed, and as the call takes them.
import { dayAfter, isLocalDate } from '@ohmstead/domain';

export type ExportSpan = { readonly from: string; readonly to: string };

export type ExportQuery = { readonly starttime?: string; readonly endtime?: string };

/** Both days count; the call's end does not. Null when the span is none. Without days it is the last 30. */
export const exportQuery = ({ from, to }: ExportSpan): ExportQuery | null => {
  if ([from, to].some((date) => date !== '' && !isLocalDate(date))) return null;
  if (from !== '' && to !== '' && from > to) return null;
  return { ...(from !== '' && { starttime: from }), ...(to !== '' && { endtime: dayAfter(to) }) };
};
