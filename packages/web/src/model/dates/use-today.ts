import { dateAt, minuteMs } from '@ohmstead/domain';
import { useNow } from '../../ui/use-now.ts';

/** The site's own date of this moment; it changes at the site's midnight. */
export const useToday = (timeZone: string): string => dateAt(timeZone, useNow(minuteMs));
