// Files in the layouts of utilities, meters and programs, read as their preview proposes and as people answer what it leaves
// open: what comes in is what is true of them.
import { readFileSync } from 'node:fs';
import type { ImportMapping } from '@ohmstead/contract';
import { mwhPerKwh } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { type LayoutFile, layoutUrl, madeUpLayouts, realLayouts } from '../../test/import-layouts/index.ts';
import { readGreenButton, readIntervals, readNem12, readReadings } from '../../test/read-imported.ts';
import { doubtsOf } from './doubts.ts';
import { decodeBeginning } from './file-encoding.ts';
import type { FileFacts } from './file-facts.ts';
import { IntervalFacts } from './interval-facts.ts';
import { previewFile } from './preview-file.ts';
import { ReadingFacts } from './reading-facts.ts';

type Read = {
  readonly count: number;
  readonly first: number;
  readonly last: number;
  readonly facts: FileFacts;
};

/** Of these people have to say the columns: no mapping is proposed that could be right. */
const beyondMappings = ['smarthub', 'home-assistant-energy'];

const byName = [...realLayouts, ...madeUpLayouts]
  .filter(({ file, name }) => !file.endsWith('.xlsx') && !beyondMappings.includes(name))
  .map((layout) => [layout.name, layout] as const);

const textOf = (layout: LayoutFile): string => decodeBeginning(readFileSync(layoutUrl(layout)));

const answered = (mapping: ImportMapping, { answers }: LayoutFile): ImportMapping =>
  mapping.interval === undefined || answers.stamp === undefined
    ? mapping
    : { ...mapping, interval: { ...mapping.interval, stamp: answers.stamp } };

const read = (layout: LayoutFile): Read => {
  const text = textOf(layout);
  const { mapping } = previewFile({ text, isWhole: true }, layout.zone);
  if (mapping === null) {
    return ofIntervals(layout.file.endsWith('.xml') ? readGreenButton(text) : readNem12(text), layout);
  }
  const meant = answered(mapping, layout);
  if (meant.interval === undefined) return ofReadings(meant, text, layout);
  return ofIntervals(readIntervals(meant, text), layout);
};

const ofIntervals = (
  { intervals, lineFacts }: ReturnType<typeof readIntervals>,
  { zone }: LayoutFile,
): Read => {
  const facts = new IntervalFacts(zone);
  for (const interval of intervals) facts.add(interval);
  const [first, last] = [intervals[0]?.fromMicros ?? 0, intervals.at(-1)?.toMicros ?? 0];
  return { count: intervals.length, first, last, facts: { ...facts.facts, ...lineFacts } };
};

const ofReadings = (mapping: ImportMapping, text: string, { zone }: LayoutFile): Read => {
  const { readings, lineFacts } = readReadings(mapping, text, { isHeld: true });
  const facts = new ReadingFacts(zone);
  for (const reading of readings) facts.add(reading);
  const [first, last] = [readings[0]?.atMicros ?? 0, readings.at(-1)?.atMicros ?? 0];
  return { count: readings.length, first, last, facts: { ...facts.facts, ...lineFacts } };
};

describe('a file of history', () => {
  it.each(byName)('in the layout of %s is read as it is meant', (_, layout) => {
    const { count, first, last, facts } = read(layout);
    expect([count, first, last]).toEqual([
      layout.count,
      Date.parse(layout.first) * 1000,
      Date.parse(layout.last) * 1000,
    ]);
    const months = new Map(facts.months.map((month) => [month.month, month]));
    for (const [month, { importKwh, exportKwh }] of Object.entries(layout.months)) {
      expect((months.get(month)?.importMwh ?? 0) / mwhPerKwh).toBeCloseTo(importKwh, 5);
      expect((months.get(month)?.exportMwh ?? 0) / mwhPerKwh).toBeCloseTo(exportKwh, 5);
    }
    expect([...months.keys()].filter((month) => !(month in layout.months))).toEqual([]);
    expect(doubtsOf(facts, null)).toEqual([]);
  });
});
