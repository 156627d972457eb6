import { addDays } from '../model/dates/calendar.ts';
import type { UsesSpan } from './end-uses-query.ts';

export const monthSoFar = (today: string): UsesSpan => ({
  starttime: `${today.slice(0, 'yyyy-mm'.length)}-01`,
  endtime: addDays(today, 1),
});
