// Pure: the days whose causes explain the figures of a period.
import { type CauseDates, causesOfSpan } from '../causes/cause-dates.ts';
import { type Period, spanOf } from './period.ts';

/** All of time has no dates of its own. */
export const causesOfPeriod = (period: Period): CauseDates => causesOfSpan(spanOf(period));
