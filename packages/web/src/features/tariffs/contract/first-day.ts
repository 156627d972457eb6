import { billingPeriodOf } from '@ohmstead/domain';
import type { Site } from '../../../model/site/site.ts';

/** From when a new tariff is proposed to hold: a site's first one from the beginning of the bill under way, so that it is whole. */
export const proposedFirstDay = (
  { timeZone, billingStartDay }: Pick<Site, 'timeZone' | 'billingStartDay'>,
  { versions }: { readonly versions: readonly unknown[] },
  today: string,
): string => (versions.length === 0 ? billingPeriodOf(timeZone, billingStartDay, today).fromDate : today);
