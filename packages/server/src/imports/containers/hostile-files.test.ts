// Whatever the bytes of a container are, it is read or refused: nothing fails, hangs or grows. FUZZ_RUNS=200000 takes
// minutes.
import { crc32, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { byteChanges, changedBytes } from '../../../test/changed-bytes.ts';
import { drainContainer } from '../../../test/read-container.ts';
import { workbookParts } from '../../../test/workbook-parts.ts';
import { rawEntry, rawZip, zipOf } from '../../../test/zip-of.ts';
import { FileRefused } from '../file-refused.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 300);
const patience = Math.max(60_000, runs * 30);

const isReadOrRefused = async (bytes: Buffer): Promise<void> => {
  try {
    await drainContainer({ bytes });
  } catch (error) {
    expect(error).toBeInstanceOf(FileRefused);
  }
};

const parts = workbookParts({
  sheets: [
    {
      name: 'A',
      data:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>kWh</t></is></c></row>' +
        '<row r="2"><c r="A2" s="1"><v>45292.25</v></c><c r="B2"><f>A1</f><v>1.5</v></c></row>',
    },
  ],
  strings: ['<r><t>Zeit</t></r>'],
  formats: ['dd.mm.yyyy hh:mm'],
});

describe('a changed file', () => {
  let files: readonly Buffer[] = [];
  beforeAll(async () => {
    const table = 'Zeit;kWh\n2024-01-01 00:15;0,12\n'.repeat(20);
    files = [await zipOf({ 'a.csv': table, 'b.csv': table }), await zipOf(parts), gzipSync(table)];
  });

  it(
    'is read or refused',
    () =>
      fc.assert(
        fc.asyncProperty(fc.nat(2), byteChanges, (place, all) =>
          isReadOrRefused(all.reduce(changedBytes, files[place] ?? Buffer.alloc(0))),
        ),
        { numRuns: runs },
      ),
    patience,
  );

  it(
    'is read or refused where it is a workbook of changed parts',
    () =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.keys(parts)), byteChanges, (part, all) => {
          const entries = Object.entries(parts).map(([name, text]) => {
            const content = name === part ? all.reduce(changedBytes, Buffer.from(text)) : Buffer.from(text);
            return { ...rawEntry(name, content), method: 0, crc: crc32(content), bytes: content.length };
          });
          return isReadOrRefused(rawZip(entries));
        }),
        { numRuns: runs },
      ),
    patience,
  );
});
