// Pure: how a file is read, as people change it. Unlike a mapping it may lack its time and its values.
import { type ImportMapping, type ImportPreview, zonelessFormats } from '@ohmstead/contract';

/** What a column can be beside a value. */
export const placeRoles = ['time', 'timeOfDay', 'end', 'endTimeOfDay', 'phase', 'meter', 'register'] as const;
export type PlaceRole = (typeof placeRoles)[number];

export type DraftValue = ImportMapping['values'][number];
type Interval = NonNullable<ImportMapping['interval']>;

/** Parts of a mapping that nobody changes here go back as they came. */
export type Kept = {
  readonly time: Omit<ImportMapping['time'], 'column' | 'timeColumn' | 'format' | 'zone'>;
  readonly interval: Omit<Interval, 'stamp' | 'endColumn' | 'endTimeColumn'>;
  /** Null where it names no meter. */
  readonly only: ImportMapping['only'] | null;
};

export type MappingDraft = Pick<ImportMapping, 'delimiter' | 'decimal' | 'headerLines'> & {
  readonly timeFormat: ImportMapping['time']['format'];
  /** The zone of wall-clock times. */
  readonly zone: string;
  /** What the time of an interval is, where the file has no end of it. */
  readonly stamp: 'start' | 'end';
  readonly places: Readonly<Record<PlaceRole, number | null>>;
  /** The meter whose rows are read; null where the file has one, or before it is chosen. */
  readonly meter: string | null;
  readonly values: readonly DraftValue[];
  readonly kept: Kept;
};

/** Null for a file that says everything itself. */
export const draftOf = (preview: ImportPreview, siteZone: string): MappingDraft | null => {
  const { mapping, header, delimiter, rows } = preview;
  if (mapping) return withMeters(draftOfMapping(mapping, siteZone), preview);
  if (preview.layout !== null || rows.length === 0) return null;
  return {
    delimiter,
    decimal: '.',
    headerLines: Number(header.length > 0),
    timeFormat: 'iso',
    zone: siteZone,
    stamp: 'start',
    places: noPlaces,
    meter: null,
    values: [],
    kept: { time: {}, interval: {}, only: null },
  };
};

/** Where the preview names several meters without choosing, their column is known. */
const withMeters = (draft: MappingDraft, { open, meters }: ImportPreview): MappingDraft => {
  const [first] = meters;
  if (!first || draft.places.meter !== null || !open.includes('meter')) return draft;
  return { ...draft, places: { ...draft.places, meter: first.column } };
};

const noPlaces: MappingDraft['places'] = {
  time: null,
  timeOfDay: null,
  end: null,
  endTimeOfDay: null,
  phase: null,
  meter: null,
  register: null,
};

const draftOfMapping = (mapping: ImportMapping, siteZone: string): MappingDraft => {
  const { delimiter, decimal, headerLines, values, only } = mapping;
  const { column, timeColumn, format, zone, ...keptOfTime } = mapping.time;
  const {
    stamp = 'start',
    endColumn,
    endTimeColumn,
    ...keptOfInterval
  }: Partial<Interval> = mapping.interval ?? {};
  return {
    delimiter,
    decimal,
    headerLines,
    timeFormat: format,
    zone: zone ?? siteZone,
    stamp,
    places: {
      time: column,
      timeOfDay: timeColumn ?? null,
      end: endColumn ?? null,
      endTimeOfDay: endTimeColumn ?? null,
      phase: mapping.phaseColumn,
      meter: only?.column ?? null,
      register: values.find((value) => value.where)?.where?.column ?? null,
    },
    meter: only?.text ?? null,
    values,
    kept: { time: keptOfTime, interval: keptOfInterval, only: only ?? null },
  };
};

export const needsZone = ({ timeFormat }: Pick<MappingDraft, 'timeFormat'>): boolean =>
  !zonelessFormats.includes(timeFormat);
