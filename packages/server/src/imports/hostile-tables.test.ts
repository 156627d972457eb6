// Whatever the bytes of a table or of an XML file are, it gets a mapping that an import accepts, is read, and adds up, or is
// refused: nothing fails or hangs. FUZZ_RUNS=200000 takes minutes.
import { readFileSync } from 'node:fs';
import { type ImportMapping, importMapping } from '@ohmstead/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteChanges, changedBytes } from '../../test/changed-bytes.ts';
import { layoutUrl, madeUpLayouts, realLayouts } from '../../test/import-layouts/index.ts';
import { readGreenButton, readIntervals, readNem12, readReadings } from '../../test/read-imported.ts';
import { checkMapping } from './check-mapping.ts';
import { decodeBeginning } from './file-encoding.ts';
import { FileRefused } from './file-refused.ts';
import { previewFile } from './preview-file.ts';
import { InvalidXml } from './xml-reader.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 300);
const mostBytes = 1500;
const patience = Math.max(60_000, runs * 100);

const files = [...realLayouts, ...madeUpLayouts]
  .filter(({ file }) => !file.endsWith('.xlsx'))
  .map((layout) => readFileSync(layoutUrl(layout)).subarray(0, mostBytes));

const readWithoutColumns = (text: string): void => {
  try {
    if (/^\s*</.test(text)) readGreenButton(text);
    else readNem12(text);
  } catch (error) {
    expect(error instanceof FileRefused || error instanceof InvalidXml).toBe(true);
  }
};

const isReadByMapping = (mapping: ImportMapping, text: string): void => {
  expect(importMapping.safeParse(mapping).success).toBe(true);
  expect(checkMapping(mapping).kind).toBe('mapping');
  const isWhole = mapping.interval === undefined ? areReadings(mapping, text) : areIntervals(mapping, text);
  expect(isWhole).toBe(true);
};

const areReadings = (mapping: ImportMapping, text: string): boolean =>
  readReadings(mapping, text, { isHeld: true }).readings.every(({ atMicros }) =>
    Number.isSafeInteger(atMicros),
  );

const areIntervals = (mapping: ImportMapping, text: string): boolean =>
  readIntervals(mapping, text).intervals.every(
    ({ fromMicros, toMicros, importMwh, exportMwh }) =>
      fromMicros < toMicros &&
      [importMwh, exportMwh].every((mwh) => mwh === null || Number.isSafeInteger(mwh)),
  );

const isReadOrRefused = (bytes: Buffer): void => {
  const text = decodeBeginning(bytes);
  const { mapping } = previewFile({ text, isWhole: true }, 'Europe/Berlin');
  if (mapping === null) readWithoutColumns(text);
  else isReadByMapping(mapping, text);
};

describe('a changed table', () => {
  it('is read as its preview proposes, or refused', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.nat(files.length - 1), byteChanges, (place, all) =>
        isReadOrRefused(all.reduce(changedBytes, files[place] ?? Buffer.alloc(0))),
      ),
      { numRuns: runs },
    );
  });

  it('is read or refused, however long the name of a register is', () => {
    const named = (name: string): string => `${name},5051.0,2023-01-01T12:00:00Z\n`;
    const rows = ['sensor.feed_in_tariff', 'sensor.consumption', `sensor.feed_in_${'x'.repeat(100)}`];
    isReadOrRefused(Buffer.from(`name,state,time\n${rows.map(named).join('').repeat(3)}`));
  });
});
