import { describe, expect, it } from 'vitest';
import { kindOfFile, mediaTypeOf, previewSizeOf, problemOfFile } from './import-file.ts';

describe('a file to import', () => {
  it.each([
    ['history.csv', 'csv', 'text/csv'],
    ['HISTORY.XML', 'xml', 'application/xml'],
    ['year.2025.xlsx', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['months.zip', 'zip', 'application/zip'],
    ['history.csv.gz', 'gz', 'application/gzip'],
    ['readings', 'csv', 'text/csv'],
  ])('%s is read as %s', (name, kind, type) => {
    expect(kindOfFile(name)).toBe(kind);
    expect(mediaTypeOf(kindOfFile(name))).toBe(type);
  });

  it.each([
    [0, 'import_file_invalid'],
    [1000, null],
    [300 * 1024 * 1024, 'import_too_large'],
  ])('of %i bytes has the fault %s', (size, problem) => {
    expect(problemOfFile({ size })).toBe(problem);
  });

  it('is recognised by its beginning, a container as a whole', () => {
    expect(previewSizeOf('csv', 1_000_000)).toBe(65_536);
    expect(previewSizeOf('csv', 1000)).toBe(1000);
    expect(previewSizeOf('xlsx', 1_000_000)).toBe(1_000_000);
  });
});
