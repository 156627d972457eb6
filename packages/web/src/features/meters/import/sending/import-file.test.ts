import { describe, expect, it } from 'vitest';
import { kindOfFile, problemOfFile } from './import-file.ts';

describe('a file to import', () => {
  it.each([
    ['history.csv', 'csv'],
    ['HISTORY.XML', 'greenButton'],
    ['readings', 'csv'],
  ])('%s is read as %s', (name, kind) => {
    expect(kindOfFile(name)).toBe(kind);
  });

  it.each([
    [0, 'import_file_invalid'],
    [1000, null],
    [300 * 1024 * 1024, 'import_too_large'],
  ])('of %i bytes has the fault %s', (size, problem) => {
    expect(problemOfFile({ size })).toBe(problem);
  });
});
