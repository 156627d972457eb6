import { billingPeriodOf } from '@ohmstead/domain';
import type { Site } from '../../../model/site/site.ts';

/** The day a new tariff begins unless somebody chooses another: a site's first tariff covers the bill under way from its beginning. */
export const proposedFirstDay = (
  { timeZone, billingStartDay }: Pick<Site, 'timeZone' | 'billingStartDay'>,
  { versions }: { readonly versions: readonly unknown[] },
  today: string,
): string => (versions.length === 0 ? billingPeriodOf(timeZone, billingStartDay, today).fromDate : today);
