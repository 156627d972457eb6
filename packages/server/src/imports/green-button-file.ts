// What a Green Button (ESPI) file says: interval blocks, each of a meter reading, which has a reading type. Read as
// the bytes come; entities other than XML's own five, which could make a small file endless, are errors.
import sax from 'sax';

export class InvalidXml extends Error {
  override readonly name = 'InvalidXml';
}

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
  /** Start and length in seconds, value in the type's unit, one after another. */
  readonly intervals: number[];
};

export type GreenButtonFile = {
  readonly types: Map<string, ReadingType>;
  /** Addresses that a meter reading's entry is related to: among them its reading type's. */
  readonly related: Map<string, string[]>;
  readonly blocks: IntervalBlock[];
};

/** Ten years of quarter-hours in both directions. */
const mostIntervals = 750_000;
const longestText = 1000;

type Entry = { self: string; up: string; related: string[]; type: ReadingType | null; intervals: number[] };

const noEntry = (): Entry => ({ self: '', up: '', related: [], type: null, intervals: [] });

export const greenButtonFile = () => {
  const file: GreenButtonFile = { types: new Map(), related: new Map(), blocks: [] };
  const parser = sax.parser(true, { xmlns: false, position: false });
  let entry = noEntry();
  let text = '';
  let interval = { start: Number.NaN, duration: Number.NaN, value: Number.NaN };
  let isWithinReading = false;
  let count = 0;

  parser.onerror = (error) => {
    throw new InvalidXml(error.message);
  };
  parser.onopentag = ({ name, attributes }) => {
    text = '';
    const tag = localName(name);
    if (tag === 'entry') entry = noEntry();
    if (tag === 'link') noteLink(entry, String(attributes.rel), String(attributes.href));
    if (tag === 'ReadingType') entry.type = { flowDirection: 1, powerOfTen: 0, unit: 72 };
    if (tag === 'IntervalReading') {
      isWithinReading = true;
      interval = { start: Number.NaN, duration: Number.NaN, value: Number.NaN };
    }
  };
  parser.ontext = (more) => {
    if (text.length < longestText) text += more;
  };
  parser.onclosetag = (name) => {
    const tag = localName(name);
    const value = Number(text.trim() || Number.NaN);
    if (isWithinReading && (tag === 'start' || tag === 'duration' || tag === 'value')) interval[tag] = value;
    if (entry.type) noteType(entry.type, tag, value);
    if (tag === 'IntervalReading') {
      isWithinReading = false;
      count += 1;
      if (count > mostIntervals) throw new InvalidXml('too many intervals');
      entry.intervals.push(interval.start, interval.duration, interval.value);
    }
    if (tag === 'entry') noteEntry(file, entry);
    text = '';
  };

  return {
    push: (bytes: string): void => void parser.write(bytes),
    end: (): GreenButtonFile => {
      parser.close();
      return file;
    },
  };
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

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
