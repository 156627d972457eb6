import { describe, expect, it } from 'vitest';
import { readGreenButton } from '../../test/read-imported.ts';
import { FileRefused } from './file-refused.ts';
import { InvalidXml } from './xml-reader.ts';

const type = (name: string, flow: number, power = 0, uom = 72): string =>
  `<entry><link rel="self" href="${name}"/><ReadingType><flowDirection>${flow}</flowDirection>` +
  `<powerOfTenMultiplier>${power}</powerOfTenMultiplier><uom>${uom}</uom></ReadingType></entry>`;
const meterReading = (address: string, of: string): string =>
  `<entry><link rel="self" href="${address}"/><link rel="related" href="${of}"/><MeterReading/></entry>`;
const reading = (start: number, value: number, duration = 900, quality = 14): string =>
  `<IntervalReading><timePeriod><duration>${duration}</duration><start>${start}</start></timePeriod>` +
  `<value>${value}</value><ReadingQuality><quality>${quality}</quality></ReadingQuality></IntervalReading>`;
const block = (address: string, ...readings: string[]): string =>
  `<entry><link rel="up" href="${address}/IntervalBlock"/><IntervalBlock>${readings.join('')}</IntervalBlock></entry>`;
const feed = (...entries: string[]): string => `<feed>${entries.join('')}</feed>`;

const first = 1_735_689_600;
const house = 'User/1/UsagePoint/1/MeterReading';

describe('a Green Button file', () => {
  it('gives import and export of the same time together, and leaves gaps out', () => {
    const { intervals, refused, taken } = readGreenButton(
      feed(
        type('in', 1, -3),
        type('out', 19),
        meterReading(`${house}/1`, 'in'),
        meterReading(`${house}/2`, 'out'),
        block(`${house}/1`, reading(first, 250_000), reading(first + 1800, 100)),
        block(`${house}/2`, reading(first, 30)),
      ),
    );
    const [one, other] = [first * 1e6, (first + 1800) * 1e6];
    expect(intervals).toEqual([
      { fromMicros: one, toMicros: one + 9e8, importMwh: 250_000, exportMwh: 30_000, estimated: false },
      { fromMicros: other, toMicros: other + 9e8, importMwh: 100, exportMwh: null, estimated: false },
    ]);
    expect([refused, taken]).toEqual([[], 3]);
  });

  it('says what is estimated', () => {
    const { intervals } = readGreenButton(
      feed(type('in', 1), block('a', reading(first, 1), reading(first + 900, 1, 900, 8))),
    );
    expect(intervals.map(({ estimated }) => estimated)).toEqual([false, true]);
  });

  it('does not count sums of a day beside the intervals they are of', () => {
    const quarters = Array.from({ length: 96 }, (_, at) => reading(first + at * 900, 10));
    const read = readGreenButton(
      feed(type('in', 1), block('a', ...quarters), block('a', reading(first, 960, 86_400))),
    );
    expect(read.intervals).toHaveLength(96);
    expect(read.refused).toEqual([[97, 'import_interval_overlapping']]);
  });

  it('is asked for its meter where it has several', () => {
    const file = feed(
      type('in', 1),
      block('UsagePoint/1/MeterReading/1', reading(first, 1)),
      block('UsagePoint/2/MeterReading/1', reading(first, 2)),
    );
    expect(() => readGreenButton(file)).toThrow(new FileRefused('import_meter_unknown'));
    expect(readGreenButton(file, '2').intervals.map(({ importMwh }) => importMwh)).toEqual([2000]);
  });

  it('is refused when it is of gas, or no file at all', () => {
    expect(() => readGreenButton(feed(type('gas', 1, 0, 119), block('a', reading(first, 1))))).toThrow(
      InvalidXml,
    );
    expect(() => readGreenButton('<feed><a></feed>')).toThrow(InvalidXml);
  });
});
