import type { IncidentKind } from '@ohmstead/domain';
import type { KindStory } from './kind-story.ts';
import { storiesOfCounters } from './stories-of-counters.ts';
import { storiesOfDays } from './stories-of-days.ts';
import { storiesOfNow } from './stories-of-now.ts';
import { storiesOfReadings } from './stories-of-readings.ts';

/** Each kind that people can be notified of has one. */
export const kindStories: Readonly<Record<IncidentKind, KindStory>> = {
  ...storiesOfReadings,
  ...storiesOfDays,
  ...storiesOfNow,
  ...storiesOfCounters,
};
