import { useNow } from '../ui/use-now.ts';
import { dateIn } from './calendar.ts';

/** The site's own date of this moment; it changes at the site's midnight. */
export const useToday = (timeZone: string): string => dateIn(timeZone, useNow(60_000));
