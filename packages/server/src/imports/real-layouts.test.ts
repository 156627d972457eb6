// From the bytes of a file to its energy by months: previewed, its questions answered by somebody who knows the meter,
// and read.
import { readFileSync } from 'node:fs';
import type { ImportMapping } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { type LayoutFile, layoutUrl, madeUpLayouts, realLayouts } from '../../test/import-layouts/index.ts';
import { readIntervals, readReadings } from '../../test/read-imported.ts';
import { checkMapping } from './check-mapping.ts';
import { decodeBeginning } from './file-encoding.ts';
import { previewFile } from './preview-file.ts';

const textOf = (layout: LayoutFile): string => decodeBeginning(readFileSync(layoutUrl(layout)));

/** Everything else that is open is proposed as it is answered. */
const answered = (mapping: ImportMapping, { stamp }: LayoutFile['answers']): ImportMapping =>
  mapping.interval &&
  stamp &&
  mapping.interval.endColumn === undefined &&
  mapping.interval.endTimeColumn === undefined
    ? { ...mapping, interval: { ...mapping.interval, stamp } }
    : mapping;

const mappingOf = (layout: LayoutFile): ImportMapping => {
  const { mapping } = previewFile({ text: textOf(layout), isWhole: true }, layout.zone);
  const checked = mapping && checkMapping(answered(mapping, layout.answers));
  if (checked?.kind !== 'mapping') throw new Error('An import would not take the mapping.');
  return checked.mapping;
};

const monthsOf = (
  intervals: ReturnType<typeof readIntervals>['intervals'],
  { zone }: LayoutFile,
): Record<string, { importKwh: number; exportKwh: number }> => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit' });
  const months: Record<string, { importMwh: number; exportMwh: number }> = {};
  for (const { fromMicros, importMwh, exportMwh } of intervals) {
    const month = format.format(fromMicros / 1000);
    months[month] ??= { importMwh: 0, exportMwh: 0 };
    months[month].importMwh += importMwh ?? 0;
    months[month].exportMwh += exportMwh ?? 0;
  }
  return Object.fromEntries(
    Object.entries(months).map(([month, sums]) => [
      month,
      { importKwh: sums.importMwh / 1e6, exportKwh: sums.exportMwh / 1e6 },
    ]),
  );
};

/** A row's times stand in one cell, or its hours beside each other: no mapping can say that, and nothing is read. */
const beyondMappings = ['smarthub', 'home-assistant-energy'];
const isTable = ({ file, layout }: LayoutFile): boolean =>
  file.endsWith('.csv') && layout !== 'nem12' && layout !== 'greenButton';

const tables = [...realLayouts, ...madeUpLayouts].filter(isTable);
const ofKind = (kind: LayoutFile['kind']) =>
  tables
    .filter((layout) => layout.kind === kind && !beyondMappings.includes(layout.name))
    .map((layout) => [layout.name, layout] as const);

describe('a file in a real layout', () => {
  it.each(ofKind('intervals'))('%s is read to its true energy by months', (_, layout) => {
    const { intervals } = readIntervals(mappingOf(layout), textOf(layout));
    expect(monthsOf(intervals, layout)).toEqual(layout.months);
    expect(intervals).toHaveLength(layout.count);
    expect(new Date((intervals[0]?.fromMicros ?? 0) / 1000)).toEqual(new Date(layout.first));
    expect(new Date((intervals.at(-1)?.toMicros ?? 0) / 1000)).toEqual(new Date(layout.last));
  });

  it.each(ofKind('readings'))('%s is read to its readings', (_, layout) => {
    const { readings } = readReadings(mappingOf(layout), textOf(layout));
    expect(readings).toHaveLength(layout.count);
    expect(new Date((readings[0]?.atMicros ?? 0) / 1000)).toEqual(new Date(layout.first));
    expect(new Date((readings.at(-1)?.atMicros ?? 0) / 1000)).toEqual(new Date(layout.last));
  });

  it.each(beyondMappings)('gives nothing where no mapping can say what %s is', (name) => {
    const layout = tables.find((one) => one.name === name);
    if (!layout) throw new Error('There is no such layout.');
    expect(readIntervals(mappingOf(layout), textOf(layout)).intervals).toEqual([]);
  });
});
