// What a Green Button (ESPI) file says: interval blocks, each of a meter reading, which has a reading type.
import { InvalidXml, xmlReader } from './xml-reader.ts';

export type ReadingType = {
  /** 1 to the customer, 19 from the customer. */
  flowDirection: number;
  powerOfTen: number;
  /** 72 is Wh. */
  unit: number;
};

export type IntervalBlock = {
  /** Address of the meter reading it belongs to; empty when the file does not say. */
  readonly meterReading: string;
  /** Of each interval so many numbers: start and length in seconds, value in the type's unit, quality. */
  readonly intervals: number[];
};

export const numbersOfInterval = 4;

export type GreenButtonFile = {
  readonly types: Map<string, ReadingType>;
  /** Addresses that a meter reading's entry is related to: among them its reading type's. */
  readonly related: Map<string, string[]>;
  readonly blocks: IntervalBlock[];
};

/** Ten years of quarter-hours in both directions. */
const mostIntervals = 750_000;
/** Ten years of blocks of a day, or fewer hours, in both directions. */
const mostEntries = 50_000;
const mostLinks = 4 * mostEntries;
const longestAddress = 300;

type Entry = { self: string; up: string; related: string[]; type: ReadingType | null; intervals: number[] };

const noEntry = (): Entry => ({ self: '', up: '', related: [], type: null, intervals: [] });

type Interval = { start: number; duration: number; value: number; quality: number };

const noInterval = (): Interval => ({
  start: Number.NaN,
  duration: Number.NaN,
  value: Number.NaN,
  quality: Number.NaN,
});

const isOfInterval = (tag: string): tag is keyof Interval =>
  tag === 'start' || tag === 'duration' || tag === 'value' || tag === 'quality';

export const greenButtonFile = () => {
  const file: GreenButtonFile = { types: new Map(), related: new Map(), blocks: [] };
  let entry = noEntry();
  let entries = 0;
  let links = 0;
  let interval = noInterval();
  let isWithinReading = false;
  let count = 0;

  const onOpen = (tag: string, attributes: Readonly<Record<string, string>>): void => {
    if (tag === 'entry') entry = noEntry();
    if (tag === 'link') {
      links += 1;
      const { rel = '', href = '' } = attributes;
      if (links > mostLinks || href.length > longestAddress) throw new InvalidXml('too many links');
      noteLink(entry, rel, href);
    }
    if (tag === 'ReadingType') entry.type = { flowDirection: 1, powerOfTen: 0, unit: 72 };
    if (tag === 'IntervalReading') {
      isWithinReading = true;
      interval = noInterval();
    }
  };
  const onClose = (tag: string, text: string): void => {
    const value = Number(text.trim() || Number.NaN);
    if (isWithinReading && isOfInterval(tag)) interval[tag] = value;
    if (entry.type) noteType(entry.type, tag, value);
    if (tag === 'IntervalReading') {
      isWithinReading = false;
      count += 1;
      if (count > mostIntervals) throw new InvalidXml('too many intervals');
      const { start, duration, value: energy, quality } = interval;
      entry.intervals.push(start, duration, energy, quality);
    }
    if (tag !== 'entry') return;
    entries += 1;
    if (entries > mostEntries) throw new InvalidXml('too many entries');
    noteEntry(file, entry);
    entry = noEntry();
  };

  const reader = xmlReader({ onOpen, onClose });
  return {
    push: reader.push,
    end: (): GreenButtonFile => {
      reader.end();
      return file;
    },
  };
};

const noteLink = (entry: Entry, rel: string, href: string): void => {
  if (rel === 'self') entry.self = href;
  else if (rel === 'up') entry.up = href;
  else if (rel === 'related') entry.related.push(href);
};

const noteType = (type: ReadingType, tag: string, value: number): void => {
  if (tag === 'flowDirection') type.flowDirection = value;
  else if (tag === 'powerOfTenMultiplier') type.powerOfTen = value;
  else if (tag === 'uom') type.unit = value;
};

const noteEntry = ({ types, related, blocks }: GreenButtonFile, entry: Entry): void => {
  if (entry.type) types.set(entry.self, entry.type);
  if (entry.intervals.length > 0) {
    blocks.push({ meterReading: meterReadingOf(entry), intervals: entry.intervals });
  } else if (entry.related.length > 0) related.set(entry.self, entry.related);
};

/** `…/MeterReading/1/IntervalBlock` belongs to `…/MeterReading/1`. */
const meterReadingOf = ({ up, self }: Entry): string =>
  (up || self).replace(/\/IntervalBlock(?:\/[^/]*)?$/, '');
