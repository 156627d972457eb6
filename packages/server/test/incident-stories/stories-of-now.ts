// Kinds that the running quarter-hour of a site shows.
import { minuteMs } from '@ohmstead/domain';
import { countedReadings, onePhase } from './counted-readings.ts';
import { type KindStory, silent } from './kind-story.ts';
import { nowMs } from './story-times.ts';

const quarterHour = countedReadings({
  fromMs: nowMs - 8 * minuteMs,
  toMs: nowMs,
  stepMs: minuteMs,
  phasesAt: onePhase(() => 5000),
});

export const storiesOfNow = {
  demandNearLimit: {
    rule: { limit: 4000 },
    readings: quarterHour,
    title: (site) => `Demand close to the limit: ${site}`,
    says: [
      'This quarter-hour is heading for an average of 5.00 kW. Your limit is 4.00 kW.',
      'Switch off 2.14 kW until 12:15 PM to stay below the limit.',
    ],
    end: silent,
  },
  priceBelow: {
    rule: { limit: 0.1 },
    prices: [0.08, 0.2],
    readings: [],
    title: (site) => `Low price: ${site}`,
    says: ['The price is €0.08 per kWh. You are notified below €0.10.', 'charging or washing'],
    end: silent,
  },
  priceAbove: {
    rule: { limit: 0.4 },
    prices: [0.455, 0.2],
    readings: [],
    title: (site) => `High price: ${site}`,
    says: ['The price is €0.455 per kWh. You are notified above €0.40.', 'run later'],
    end: silent,
  },
} as const satisfies Record<string, KindStory>;
