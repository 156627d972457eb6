// Kinds that the counters of a meter show.
import { minuteMs } from '@ohmstead/domain';
import type { CountedReading } from './counted-readings.ts';
import { type KindStory, silent } from './kind-story.ts';
import { nowMs } from './story-times.ts';

/** What the import counter shows, minute by minute, up to now. */
const counting = (countsKwh: readonly number[]): CountedReading[] =>
  countsKwh.map((kwh, place) => ({
    atMs: nowMs - (countsKwh.length - 1 - place) * minuteMs,
    rows: [[230, 1, 230, kwh, 0]],
  }));

export const storiesOfCounters = {
  counterJudged: {
    meter: { rated_power_w: 10_000 },
    rule: null,
    readings: counting([1000, 1000, 5000, 1000, 1000, 1000, 1000]),
    title: (site) => `Counter corrected: Grid (${site})`,
    says: ['The counter jumped from 1,000.00 kWh to 5,000.00 kWh.', 'See in the audit list'],
    end: silent,
  },
  meterReplaced: {
    meter: { rated_power_w: 10_000 },
    rule: null,
    readings: counting([5000, 5000, 20, 20, 20, 20, 20]),
    title: (site) => `Meter perhaps replaced: Grid (${site})`,
    says: [
      'The counters began again at 20.00 kWh; before, they stood at 5,000.00 kWh.',
      'with its final reading',
    ],
    end: silent,
  },
} as const satisfies Record<string, KindStory>;
