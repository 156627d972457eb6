// Pure: a draft in the form of the call, or what it still lacks.
import type { ImportMapping } from '@ohmstead/contract';
import { energyOf } from './energy-kind.ts';
import { type DraftValue, type MappingDraft, needsZone } from './mapping-draft.ts';

export type Lack = 'time' | 'value' | 'kind' | 'net' | 'unit';

/** What must be chosen before the file can be read. */
export const lackOf = (draft: MappingDraft): Lack | null => {
  if (draft.places.time === null) return 'time';
  const values = readValues(draft);
  if (values.length === 0) return 'value';
  return holdsIntervals(draft) ? lackOfIntervals(values) : null;
};

/** Of one time there is one energy, of one sort. */
const lackOfIntervals = (values: readonly DraftValue[]): Lack | null => {
  if (!values.every(isOfInterval) || !areSame(values.map(({ columns }) => columns))) return 'kind';
  if (!areSame(values.map(({ quantity }) => quantity === 'intervalNetKwh'))) return 'net';
  return areSame(values.map(({ unit }) => unit === 'kW' || unit === 'W')) ? null : 'unit';
};

const areSame = (all: readonly unknown[]): boolean => new Set(all).size === 1;

/** Beside the energy of intervals no power and the like is read. */
export const readValues = (draft: Pick<MappingDraft, 'values'>): DraftValue[] =>
  draft.values.filter(({ quantity }) => !holdsIntervals(draft) || energyOf(quantity) !== null);

export const mappingOf = (draft: MappingDraft): ImportMapping | null => {
  const { delimiter, decimal, headerLines, timeFormat, zone, places } = draft;
  const { time, timeOfDay } = places;
  if (time === null || lackOf(draft) !== null) return null;
  const only = onlyOf(draft);
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
    values: readValues(draft),
    ...(only && { only }),
  };
};

const onlyOf = ({ places, meter, kept }: MappingDraft): ImportMapping['only'] | null => {
  if (places.meter === null || meter === null) return null;
  const isKept = kept.only?.column === places.meter && kept.only.text === meter;
  return isKept ? kept.only : { column: places.meter, text: meter };
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
