// Pure: a draft in the form of the call, or what it still lacks.
import type { ImportMapping } from '@ohmstead/contract';
import { energyOf } from './energy-kind.ts';
import { type DraftValue, type MappingDraft, needsZone } from './mapping-draft.ts';

export type Lack = 'time' | 'value' | 'kind';

/** What must be chosen before the file can be read. */
export const lackOf = (draft: MappingDraft): Lack | null => {
  if (draft.places.time === null) return 'time';
  if (draft.values.length === 0) return 'value';
  return holdsIntervals(draft) && !draft.values.every(isOfInterval) ? 'kind' : null;
};

export const mappingOf = (draft: MappingDraft): ImportMapping | null => {
  const { delimiter, decimal, headerLines, timeFormat, zone, places, meter, values } = draft;
  const { time, timeOfDay } = places;
  if (time === null || lackOf(draft) !== null) return null;
  const only = places.meter !== null && meter !== null ? { column: places.meter, text: meter } : null;
  return {
    delimiter,
    decimal,
    headerLines,
    time: {
      ...draft.kept.time,
      column: time,
      ...(timeOfDay !== null && { timeColumn: timeOfDay }),
      format: timeFormat,
      ...(needsZone(draft) && { zone }),
    },
    phaseColumn: places.phase,
    ...(holdsIntervals(draft) && { interval: intervalOf(draft) }),
    values: [...values],
    ...(only && { only }),
  };
};

export const holdsIntervals = ({ values }: Pick<MappingDraft, 'values'>): boolean =>
  values.some(isOfInterval);

const isOfInterval = ({ quantity }: DraftValue): boolean => energyOf(quantity)?.kind === 'interval';

/** The column of an interval's end. An end with a time of day only lies on the date of the beginning. */
export const endColumnOf = ({ places }: MappingDraft): number | null =>
  places.end ?? (places.endTimeOfDay === null ? null : places.time);

const intervalOf = (draft: MappingDraft): NonNullable<ImportMapping['interval']> => {
  const { endTimeOfDay } = draft.places;
  const end = endColumnOf(draft);
  return {
    ...draft.kept.interval,
    stamp: end === null ? draft.stamp : 'start',
    ...(end !== null && { endColumn: end }),
    ...(endTimeOfDay !== null && { endTimeColumn: endTimeOfDay }),
  };
};
